/** Events for tests, with only those facts that matter to them. */

type Tagged = { readonly type: string };
type Told<E extends Tagged, T> = Extract<E, { readonly type: T }>;

/** Return how one tells the events of a game. */
export function teller<E extends Tagged>() {
  return <T extends E["type"]>(type: T, facts: Partial<Told<E, T>> = {}): Told<E, T> =>
    ({ type, rule: "", ...facts }) as unknown as Told<E, T>;
}
