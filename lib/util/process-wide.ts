const PREFIX = "parvoz:";

/**
 * The one value of a name in this process. Bundles may hold a module twice (the server's own and the pages'), and Next's development server
 * reads modules again on every change: what the module itself keeps is then kept twice. The development server goes on with what code of
 * before has made, until it is started anew.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const holder: Record<string, { value: Value } | undefined> = globalThis as typeof globalThis &
    Record<string, { value: Value } | undefined>;
  const known = holder[PREFIX + name] ?? { value: make() };
  holder[PREFIX + name] = known;
  return known.value;
}
