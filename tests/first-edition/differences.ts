/** Where an answer of today is not that of the first edition. */
export interface Difference {
  /** Where in the answer: `body.data[].price.amount`. */
  at: string;
  /** `moved`: the same fields in another order. */
  kind: "added" | "gone" | "moved" | "retyped" | "changed";
  before: unknown;
  now: unknown;
}

/** All of them, the bytes' order of fields included. */
export function differencesOf(before: unknown, now: unknown, at = ""): Difference[] {
  if (typeOf(before) !== typeOf(now)) return [{ at, kind: "retyped", before, now }];
  if (Array.isArray(before) && Array.isArray(now)) {
    if (before.length !== now.length) return [{ at, kind: "changed", before, now }];
    return before.flatMap((item, index) => differencesOf(item, now[index], `${at}[]`));
  }
  if (isFields(before) && isFields(now)) return differencesOfFields(before, now, at);
  return before === now ? [] : [{ at, kind: "changed", before, now }];
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeOf(value) === "object";
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function differencesOfFields(before: Fields, now: Fields, at: string): Difference[] {
  const below = (name: string) => (at === "" ? name : `${at}.${name}`);
  const both = Object.keys(before).filter((name) => name in now);
  const inOrder = Object.keys(now).filter((name) => name in before);
  const moved: Difference[] = both.join() === inOrder.join() ? [] : [{ at, kind: "moved", before: both, now: inOrder }];
  const gone = Object.keys(before).filter((name) => !(name in now));
  const added = Object.keys(now).filter((name) => !(name in before));
  return [
    ...moved,
    ...gone.map((name): Difference => ({ at: below(name), kind: "gone", before: before[name], now: undefined })),
    ...added.map((name): Difference => ({ at: below(name), kind: "added", before: undefined, now: now[name] })),
    ...both.flatMap((name) => differencesOf(before[name], now[name], below(name))),
  ];
}
