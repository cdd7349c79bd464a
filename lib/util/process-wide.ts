/** What the names of all these values begin with among the globals. */
export const PREFIX = "parvoz:";

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

/** What the name of a memory begins with. */
export const MEMORY = "memory:";

/**
 * The one memory of a name in this process: what it keeps of its database and its settings, made when it is first asked for. To be asked for
 * at each use: whoever turns the process to another database (the tests do, from file to file) drops every value whose name begins so.
 */
export function processMemory<Value>(name: string, make: () => Value): () => Value {
  return () => processWide(MEMORY + name, make);
}
