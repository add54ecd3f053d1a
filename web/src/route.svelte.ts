/** Where in the client one is: all of it stands in the fragment, which no server sees. */

import { addKey } from "./keyring";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; isTv: boolean }
  | { page: "rules"; game: string; rule: string }
  | { page: "history"; year: string }
  | { page: "replay"; table: string; number: number }
  | { page: "lost" };

/** Read a fragment; a token in it is handed out beside the route. */
export function parseRoute(fragment: string): { route: Route; token: string } {
  const parts = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  const [page = "", first = "", second = "", third = ""] = parts;
  const at = (route: Route, token = "") => ({ route, token });
  if (page === "") return at({ page: "home" });
  if (page === "t" && first !== "") {
    return at({ page: "table", table: first, isTv: second === "tv" }, second === "k" ? third : "");
  }
  if (page === "rules" && first !== "") return at({ page: "rules", game: first, rule: second });
  if (page === "history") return at({ page: "history", year: first });
  if (page === "replay") return at({ page: "replay", table: first, number: Number(second) || 0 });
  return at({ page: "lost" });
}

class Place {
  route = $state.raw<Route>({ page: "home" });

  start(): void {
    addEventListener("hashchange", () => this.#read());
    this.#read();
  }

  #read(): void {
    let found: { route: Route; token: string };
    try {
      found = parseRoute(location.hash);
    } catch {
      found = { route: { page: "lost" }, token: "" };
    }
    const { route, token } = found;
    if (token !== "" && route.page === "table") {
      addKey(route.table, { token });
      history.replaceState(null, "", `#/t/${encodeURIComponent(route.table)}`);
    }
    this.route = route;
    scrollTo(0, 0);
  }
}

export const place = new Place();
export const go = (path: string): void => void (location.hash = path);
