/** A Map, a WeakMap or a cache. */
interface Memory<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** What is known under the key; made and remembered where nothing is. */
export function remembered<Key, Value>(known: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = make();
  known.set(key, value);
  return value;
}
