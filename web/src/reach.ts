/** Where others find a table: links to it, and whether they lead anywhere but to this computer. */

/** Return the address of a table, or of a page of it such as `tv`. */
export const linkTo = (table: string, page = ""): string =>
  `${location.origin}${location.pathname}#/t/${encodeURIComponent(table)}${page}`;

/** Tell whether a name of a host means this computer alone: a phone would find itself there. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
