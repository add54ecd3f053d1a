/** A game's rules, read from RULES.md or its translation: headings, paragraphs, and items with numbers. */

export interface Rule {
  number: string;
  text: string;
}

export interface Chapter {
  title: string;
  id: string;
  parts: ({ kind: "rule"; rule: Rule } | { kind: "item" | "text"; text: string })[];
}

export interface Rulebook {
  title: string;
  opening: string[];
  chapters: Chapter[];
  byNumber: Map<string, Rule>;
  /** The last chapter, where no rule stands in it: what of the game is reconstructed. */
  afterword: Chapter | null;
}

const NUMBERED = /^([A-Z]{2,4}-R?\d+[a-z]?)\s+(.*)$/s;

/** Join lines that belong together: an item or a paragraph goes on until a blank line or a new item. */
function blocks(source: string): string[] {
  const made: string[] = [];
  let isOpen = false;
  for (const line of source.split("\n")) {
    const text = line.trim();
    if (text === "") isOpen = false;
    else if (isOpen && !/^(#|- )/.test(text)) made[made.length - 1] += ` ${text}`;
    else {
      made.push(text);
      isOpen = !text.startsWith("#");
    }
  }
  return made;
}

export function parseRules(source: string): Rulebook {
  const book: Rulebook = {
    title: "",
    opening: [],
    chapters: [],
    byNumber: new Map(),
    afterword: null,
  };
  for (const block of blocks(source)) {
    const chapter = book.chapters.at(-1);
    if (block.startsWith("# ")) book.title = block.slice(2);
    else if (block.startsWith("#")) {
      const title = block.replace(/^#+\s*/, "");
      book.chapters.push({ title, id: `chapter-${book.chapters.length + 1}`, parts: [] });
    } else if (!chapter) book.opening.push(block);
    else {
      const text = block.replace(/^- /, "");
      const [, number, told] = NUMBERED.exec(text) ?? [];
      if (number && told) {
        const rule = { number, text: told };
        book.byNumber.set(number, rule);
        chapter.parts.push({ kind: "rule", rule });
      } else chapter.parts.push({ kind: block.startsWith("- ") ? "item" : "text", text });
    }
  }
  const last = book.chapters.at(-1);
  if (last && !last.parts.some(({ kind }) => kind === "rule")) book.afterword = last;
  return book;
}

export type Span = { kind: "plain" | "bold" | "code" | "italic"; text: string };

/** Split a text at its bold, italic and code marks. */
export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { kind: "bold", text: part.slice(2, -2) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      if (part.length > 2 && part.startsWith("*"))
        return { kind: "italic", text: part.slice(1, -1) };
      return { kind: "plain", text: part };
    });
}
