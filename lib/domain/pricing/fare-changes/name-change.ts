import type { NameChange } from "./fare-change";

/** Which of some names come and go. */
export function changeOf(before: Iterable<string>, after: Iterable<string>): NameChange {
  const [was, is] = [new Set(before), new Set(after)];
  return {
    before: was.size,
    lost: [...was].filter((name) => !is.has(name)).sort(),
    gained: [...is].filter((name) => !was.has(name)).sort(),
  };
}
