/** The finished wall chart to keep: as an SVG file that needs nothing else, or on paper. */

const NAMESPACE = "http://www.w3.org/2000/svg";
const MARGIN = 24;

/** Find the chart in a page: what a board says is it, else the whole board. */
export const findChart = (page: ParentNode): HTMLElement | null =>
  page.querySelector<HTMLElement>("[data-chart]") ??
  page.querySelector<HTMLElement>("[data-board] > *");

/** Read a file of the page as a data address, so that the chart carries it along. */
async function embed(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(address));
    reader.readAsDataURL(file);
  });
}

/** Return the page's rules as text; fonts and other files that they name are left behind. */
function rulesOf(page: Document): string {
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets];
  return sheets
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("\n");
}

/** Draw a chart as an SVG document of the size it has now. */
export async function drawChart(chart: HTMLElement, title: string): Promise<string> {
  const { width, height } = chart.getBoundingClientRect();
  const copy = chart.cloneNode(true) as HTMLElement;
  for (const left of copy.querySelectorAll(".unkept, script")) left.remove();
  const pictures = [...copy.querySelectorAll("img")];
  await Promise.all(
    pictures.map(async (picture) => picture.setAttribute("src", await embed(picture.src))),
  );

  const page = chart.ownerDocument;
  const sheet = page.createElement("div");
  sheet.setAttribute("class", "keepsake");
  sheet.dataset["game"] = chart.closest<HTMLElement>("[data-game]")?.dataset["game"] ?? "";
  const heading = page.createElement("h1");
  heading.textContent = title;
  // The container whose width the chart's rules ask for.
  const board = page.createElement("div");
  board.setAttribute("class", "kept-board");
  board.append(copy);
  sheet.append(heading, board);

  const drawing = page.createElementNS(NAMESPACE, "svg");
  const [wide, high] = [Math.ceil(width) + 2 * MARGIN, Math.ceil(height) + 2 * MARGIN + 72];
  drawing.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  drawing.setAttribute("width", String(wide));
  drawing.setAttribute("height", String(high));
  const style = page.createElementNS(NAMESPACE, "style");
  style.textContent = rulesOf(page);
  const frame = page.createElementNS(NAMESPACE, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  frame.append(sheet);
  drawing.append(style, frame);
  return new XMLSerializer().serializeToString(drawing);
}

/** Hand a text to the browser as a file. */
export function saveAs(name: string, text: string, kind: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
