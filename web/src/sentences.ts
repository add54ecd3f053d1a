/** What happened and what is asked, as sentences; a twin of the terminal's Teller. */

import type { Event, Player, View } from "./board";
import type { Args } from "./texts.svelte";

/** Fields of events whose whole numbers are seats. */
const SEATS = new Set([
  "seat",
  "owner",
  "coach",
  "player",
  "winner",
  "loser",
  "dealer",
  "turn",
  "to",
  "by",
]);
const UNKNOWN = "none";

/** Says a message of the game, or nothing where it has none. */
export type Try = (id: string, args?: Args) => string | undefined;

export interface Teller {
  say: Try;
  players: readonly Player[];
  team: (code: string) => string;
}

/** Turn the name of a kind, such as CardLaid, into words. */
export const words = (kind: string, glue: string): string =>
  (kind.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [kind]).join(glue).toLowerCase();

/** Return the name of a seat's player; of no seat, a word for nobody. */
export function nameOf(teller: Teller, seat: number): string {
  return teller.players[seat]?.name ?? teller.say("name-nobody") ?? "–";
}

function factOf(teller: Teller, field: string, value: unknown): string | number {
  if (value === null || value === undefined || value === "") return UNKNOWN;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") {
    const isSeat = SEATS.has(field) || field.endsWith("_seat");
    return isSeat && value < teller.players.length ? nameOf(teller, value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => factOf(teller, field, item)).join(", ");
  return typeof value === "string" ? teller.team(value) : JSON.stringify(value);
}

/** Return the sentence for an event: the game's own, else one from its name and fields. */
export function tellEvent(teller: Teller, event: Event): string {
  const facts: Args = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === "type") continue;
    facts[field] = factOf(teller, field, value);
    facts[field.replaceAll("_", "-")] = facts[field];
  }
  return teller.say(`event-${words(event.type, "-")}`, facts) ?? plainSentence(teller, event);
}

/** Return the sentences for events in their order; one that comes again in a row is counted. */
export function tellAll(teller: Teller, events: readonly Event[]): string[] {
  const told: { text: string; times: number }[] = [];
  for (const event of events) {
    const text = tellEvent(teller, event);
    const last = told.at(-1);
    if (last?.text === text) last.times++;
    else told.push({ text, times: 1 });
  }
  return told.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text));
}

function plainSentence(teller: Teller, event: Event): string {
  const facts = Object.entries(event)
    .filter(
      ([field, value]) =>
        !["type", "rule", "seat"].includes(field) && value !== null && value !== "",
    )
    .map(([field, value]) => `${field.replaceAll("_", " ")} ${factOf(teller, field, value)}`);
  const what = words(event.type, " ");
  const seat = event["seat"];
  const start =
    typeof seat === "number"
      ? `${nameOf(teller, seat)}: ${what}`
      : what.charAt(0).toUpperCase() + what.slice(1);
  return facts.length > 0 ? `${start} (${facts.join(", ")})` : start;
}

/** Return what is asked of a seat, in one sentence. */
export function tellAsk(teller: Teller, view: View, seat: number): string {
  const phase = typeof view["phase"] === "string" ? view["phase"] : "move";
  const facts: Args = { seat: nameOf(teller, seat) };
  for (const [field, value] of Object.entries(view))
    if (typeof value === "boolean") facts[field] = value ? "yes" : "no";
  return teller.say(`ask-${phase}`, facts) ?? teller.say("ask-any", facts) ?? "";
}

export interface Line {
  key: number;
  text: string;
  rule: string;
  flag: string | null;
}

/** Return the code of the team that an event is first of all about. */
export function teamOf(event: Event): string | null {
  for (const field of ["winner", "team", "first"]) {
    const value = event[field];
    if (typeof value === "string" && value !== "") return value;
  }
  return null;
}
