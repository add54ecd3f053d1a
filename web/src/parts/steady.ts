/** Keeps a set or a map while what is in it stays the same: nobody who reads it is drawn again. */

type Group = ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>;

function isSame(one: Group, other: Group): boolean {
  if (one.size !== other.size) return false;
  for (const key of one.keys()) {
    if (!other.has(key)) return false;
    if (one instanceof Map && one.get(key) !== (other as Map<unknown, unknown>).get(key))
      return false;
  }
  return true;
}

/** Return a function that gives back the last set or map it was given, if the new one equals it. */
export function steady<T extends Group>(): (next: T) => T {
  let kept: T | undefined;
  return (next) => (kept = kept && isSame(kept, next) ? kept : next);
}
