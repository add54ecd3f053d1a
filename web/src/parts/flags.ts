/** Flags of states that are gone, drawn by us; the living ones come from the nations' list. */

const files = import.meta.glob<string>("./flags/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Addresses by the nation's code. */
export const goneFlags: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [
    path.slice(path.lastIndexOf("/") + 1, -4),
    address,
  ]),
);
