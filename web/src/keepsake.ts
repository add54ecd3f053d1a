/** The finished wall chart to keep: as an SVG file that needs nothing else, or on paper. */

import type { Mark } from "./parts/seats";

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

/** Return the page's rules as text; of its fonts only those that were needed, carried along. */
async function rulesOf(page: Document): Promise<string> {
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets];
  const needed = new Set(
    [...page.fonts].filter(({ status }) => status === "loaded").map(nameOfFace),
  );
  const texts = sheets
    .flatMap((sheet) => [...sheet.cssRules])
    .map(async (rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
      const of = (name: string): string => rule.style.getPropertyValue(name);
      const [, file] = /url\("?([^")]+)"?\)/.exec(of("src")) ?? [];
      const face = { family: of("font-family"), unicodeRange: of("unicode-range") };
      if (!file || !needed.has(nameOfFace(face))) return "";
      const address = new URL(file, rule.parentStyleSheet?.href ?? page.baseURI).href;
      return rule.cssText.replace(file, await embed(address));
    });
  return (await Promise.all(texts)).join("\n");
}

/** Tell faces of one family apart, however the browser quotes and spaces them. */
const nameOfFace = (face: { family: string; unicodeRange: string }): string =>
  `${face.family} ${face.unicodeRange}`.replaceAll(/["\s]/g, "").toLowerCase();

/** Add what a drawing uses but the page defines elsewhere, such as emblems printed many times. */
function bringDefinitions(copy: HTMLElement, page: Document): void {
  const definitions = page.createElementNS(NAMESPACE, "defs");
  const wanted = [...copy.querySelectorAll("*")].flatMap(namedIn);
  for (const id of wanted) {
    if (copy.querySelector(`#${id}`) || definitions.querySelector(`#${id}`)) continue;
    const found = page.getElementById(id)?.cloneNode(true) as Element | undefined;
    if (!found) continue;
    definitions.append(found);
    wanted.push(...[found, ...found.querySelectorAll("*")].flatMap(namedIn));
  }
  if (definitions.childElementCount === 0) return;
  const drawing = page.createElementNS(NAMESPACE, "svg");
  drawing.setAttribute("class", "unseen");
  drawing.append(definitions);
  copy.append(drawing);
}

/** Return the names of the definitions that an element uses. */
function namedIn(element: Element): string[] {
  const used = /^#([\w-]+)$/.exec(element.getAttribute("href") ?? "");
  const filled = /^url\("?#([\w-]+)"?\)$/.exec(element.getAttribute("fill") ?? "");
  return [used, filled].flatMap((found) => found?.[1] ?? []);
}

/** What stands above the chart: the game, how it ended, and whose token is whose. */
export interface Caption {
  title: string;
  line: string;
  people: readonly { name: string; mark: Mark | undefined }[];
}

/** Write the caption of a chart. */
function write({ title, line, people }: Caption, page: Document, hasMarks: boolean): HTMLElement {
  const put = (kind: string, text: string, name = ""): HTMLElement => {
    const element = page.createElement(kind);
    element.textContent = text;
    if (name) element.setAttribute("class", name);
    return element;
  };
  const caption = put("div", "", "kept-caption");
  caption.append(put("h1", title), put("p", line));
  if (hasMarks) {
    const list = put("ul", "");
    for (const { name, mark } of people) {
      const token = put("b", mark?.letters ?? "");
      token.style.background = mark?.ink ?? "";
      const item = put("li", "");
      item.append(token, name);
      list.append(item);
    }
    caption.append(list);
  }
  return caption;
}

/** Draw a chart as an SVG document of the size it has now. */
export async function drawChart(chart: HTMLElement, caption: Caption): Promise<string> {
  const { width } = chart.getBoundingClientRect();
  const page = chart.ownerDocument;
  const copy = chart.cloneNode(true) as HTMLElement;
  for (const left of copy.querySelectorAll(".unkept, script")) left.remove();
  bringDefinitions(copy, page);
  const pictures = [...copy.querySelectorAll("img")];
  await Promise.all(
    pictures.map(async (picture) => picture.setAttribute("src", await embed(picture.src))),
  );

  const sheet = page.createElement("div");
  sheet.setAttribute("class", "keepsake");
  sheet.dataset["game"] = chart.closest<HTMLElement>("[data-game]")?.dataset["game"] ?? "";
  // The container whose width the chart's rules ask for.
  const board = page.createElement("div");
  board.setAttribute("class", "kept-board");
  board.append(copy);
  sheet.append(write(caption, page, copy.querySelector(".mark") !== null), board);

  const wide = Math.ceil(width) + 2 * MARGIN;
  const high = measure(sheet, wide, page);
  const drawing = page.createElementNS(NAMESPACE, "svg");
  drawing.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  drawing.setAttribute("width", String(wide));
  drawing.setAttribute("height", String(high));
  const style = page.createElementNS(NAMESPACE, "style");
  style.textContent = await rulesOf(page);
  const frame = page.createElementNS(NAMESPACE, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  frame.append(sheet);
  drawing.append(style, frame);
  return new XMLSerializer().serializeToString(drawing);
}

/** Return how high a sheet of a width is. */
function measure(sheet: HTMLElement, width: number, page: Document): number {
  const place = page.createElement("div");
  place.setAttribute("class", "unseen");
  place.setAttribute("aria-hidden", "true");
  sheet.style.width = `${width}px`;
  place.append(sheet);
  page.body.append(place);
  const height = Math.ceil(sheet.getBoundingClientRect().height);
  place.remove();
  sheet.style.width = "";
  return height;
}

/** Print the page, of which only the chart goes on paper, with its caption above it. */
export function printChart(chart: HTMLElement, caption: Caption): void {
  const page = chart.ownerDocument;
  const heading = write(caption, page, chart.querySelector(".mark") !== null);
  heading.classList.add("on-paper");
  chart.before(heading);
  addEventListener("afterprint", () => heading.remove(), { once: true });
  print();
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
