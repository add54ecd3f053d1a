/** Keeps what did not change: parts of a new value that equal the old ones are the old ones. */

type Dict = Readonly<Record<string, unknown>>;

const isDict = (value: unknown): value is Dict =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Return `next`, with every part that equals its counterpart in `before` replaced by that part.
 *
 * Both are plain data, as JSON gives it. Whoever was given an unchanged part is given the very same
 * object again, and has nothing to do.
 */
export function share<T>(before: unknown, next: T): T {
  if (before === next) return next;
  if (Array.isArray(next) && Array.isArray(before)) return shareList(before, next) as T;
  if (isDict(next) && isDict(before)) return shareDict(before, next) as T;
  return next;
}

function shareList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let isSame = before.length === next.length;
  const shared = next.map((item, index) => {
    const part = share(before[index], item);
    if (part !== before[index]) isSame = false;
    return part;
  });
  return isSame ? before : shared;
}

function shareDict(before: Dict, next: Dict): Dict {
  const keys = Object.keys(next);
  let isSame = keys.length === Object.keys(before).length;
  const shared: Record<string, unknown> = {};
  for (const key of keys) {
    const part = (shared[key] = share(before[key], next[key]));
    if (part !== before[key] || !(key in before)) isSame = false;
  }
  return isSame ? before : shared;
}
