/** How any view is laid out on a plain sheet: single facts on top, rows and tables in boxes. */

import type { View } from "../board";

type Row = Record<string, unknown>;
type Named = [field: string, value: unknown];

const isObject = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Tell whether a value is a list of things with the same fields. */
export const isTable = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** Part a view into single facts and boxes; what the frame says already is left out. */
export function layOut(view: View): { facts: Named[]; boxes: Named[] } {
  const shown = Object.entries(view).filter(
    ([field, value]) => !["viewer", "to_act", "phase"].includes(field) && !isEmpty(value),
  );
  const isFact = ([, value]: Named): boolean => !Array.isArray(value) && !isObject(value);
  return { facts: shown.filter(isFact), boxes: shown.filter((part) => !isFact(part)) };
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === "") return true;
  return Array.isArray(value)
    ? value.length === 0
    : isObject(value) && Object.keys(value).length === 0;
}

/** Turn a field's name into a heading. */
export function titleOfField(field: string): string {
  const words = field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface Heap {
  name: string;
  choices: { action: number; move: string; rest: string }[];
}

const PART = /^(.*?)([>@=:,;/ ].*)$/;
const MANY = 10;

/** Heap up moves that begin alike, where there are too many to lay them all out. */
export function heapUp(choices: readonly { action: number; move: string }[]): Heap[] {
  const heaps = new Map<string, Heap>();
  for (const { action, move } of choices) {
    const [, start, rest] = choices.length > MANY ? (PART.exec(move) ?? []) : [];
    const name = start || move;
    const heap = heaps.get(name) ?? { name, choices: [] };
    heap.choices.push({ action, move, rest: rest ? rest.slice(1) : move });
    heaps.set(name, heap);
  }
  return [...heaps.values()];
}
