/** What happened and what is asked, as sentences; a twin of the terminal's Teller. */

import type { Event, Player, View } from "./board";
import type { Role, Roles } from "./generated/types";
import type { Args } from "./texts.svelte";

const UNKNOWN = "none";

/** Says a message of the game, or nothing where it has none. */
export type Try = (id: string, args?: Args) => string | undefined;

export interface Teller {
  say: Try;
  players: readonly Player[];
  team: (code: string) => string;
  /** What the fields of the game's events stand for. */
  roles: Roles;
}

/** Turn the name of a kind, such as CardLaid, into words. */
export const words = (kind: string, glue: string): string =>
  (kind.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [kind]).join(glue).toLowerCase();

/** Return the name of a seat's player; of no seat, a word for nobody. */
export function nameOf(teller: Teller, seat: number): string {
  return teller.players[seat]?.name ?? teller.say("name-nobody") ?? "–";
}

function factOf(teller: Teller, role: Role | undefined, value: unknown): string | number {
  if (value === null || value === undefined || value === "") return UNKNOWN;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return role === "seat" ? nameOf(teller, value) : value;
  if (Array.isArray(value)) return value.map((item) => factOf(teller, role, item)).join(", ");
  return typeof value === "string" ? teller.team(value) : JSON.stringify(value);
}

/** Return the sentence for an event: the game's own, else one from its name and fields. */
export function tellEvent(teller: Teller, event: Event): string {
  const facts: Args = {};
  const known = rolesOf(teller.roles, event);
  for (const [field, value] of Object.entries(event)) {
    if (field === "type") continue;
    facts[field] = factOf(teller, known[field], value);
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
  const known = rolesOf(teller.roles, event);
  const said = Object.entries(event).filter(
    ([field, value]) => !["type", "rule"].includes(field) && value !== null && value !== "",
  );
  const what = words(event.type, " ");
  const who = said[0] && known[said[0][0]] === "seat" ? said.shift() : undefined;
  const facts = said.map(
    ([field, value]) => `${field.replaceAll("_", " ")} ${factOf(teller, known[field], value)}`,
  );
  const start = who
    ? `${factOf(teller, "seat", who[1])}: ${what}`
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
export function teamOf(roles: Roles, event: Event): string | null {
  for (const [field, role] of Object.entries(rolesOf(roles, event))) {
    const value = event[field];
    if (role === "subject" && typeof value === "string" && value !== "") return value;
  }
  return null;
}

/** Return what the fields of an event stand for. */
const rolesOf = (roles: Roles, event: Event): Roles[string] => roles[event.type] ?? {};
