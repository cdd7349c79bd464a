import { useSyncExternalStore } from "react";

/** A value that stays in its tab: through searches, reloads and changes of the language, until somebody signs out. */
interface TabStore<Value> {
  read: () => Value;
  write: (next: Value) => void;
  /** The value, rendered anew with each change. */
  use: () => Value;
}

/**
 * @param key another one whenever the shape of the value changes: what is kept may be of the release before
 * @param isValid whether something from the storage may be the value
 */
export function tabStore<Value>(
  key: string,
  { empty, isValid }: { empty: Value; isValid: (found: unknown) => found is Value },
): TabStore<Value> {
  const listeners = new Set<() => void>();
  let kept: { value: Value } | null = null;
  const read = () => {
    kept ??= { value: stored(key, isValid) ?? empty };
    return kept.value;
  };
  const write = (value: Value) => {
    kept = { value };
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // It still lives as long as the page.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => empty) };
}

/** Browsers may keep nothing for a page. */
function stored<Value>(key: string, isValid: (found: unknown) => found is Value): Value | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isValid(found) ? found : null;
  } catch {
    return null;
  }
}
