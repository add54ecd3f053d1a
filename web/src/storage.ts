/** What the browser keeps; where it keeps nothing, the page works until it is closed. */

const memory = new Map<string, string>();
const name = (key: string): string => `rimet.${key}`;

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(name(key)) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(name(key), value);
  } catch {
    // A private window or a full disk: the memory above has to do.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(name(key));
  } catch {
    // Nothing was kept.
  }
}

/** Read a kept value of a known shape; a broken one counts as none. */
export function keptJson<T>(key: string): T | null {
  const text = kept(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
