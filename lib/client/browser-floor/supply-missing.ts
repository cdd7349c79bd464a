/**
 * Supplies what the oldest browsers that the portal is made for do not have (the floor: `browserslist` in package.json), where it is missing.
 * A build whose scripts use anything else that is newer than the floor fails (`npm run check:browsers`): either it is written otherwise, or it gets its place here.
 */
export function supplyMissing(): void {
  // Chrome 110, Safari 16.
  supply(Array.prototype, "toSorted", function toSorted<T>(this: readonly T[], compare?: (one: T, other: T) => number) {
    return [...this].sort(compare);
  });
  supply(Array.prototype, "toReversed", function toReversed<T>(this: readonly T[]) {
    return [...this].reverse();
  });
  // Safari 16. The menus of react-aria-components ask for it.
  supply(AbortSignal, "timeout", (milliseconds: number) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("signal timed out", "TimeoutError")), milliseconds);
    return controller.signal;
  });
}

/** As the language defines its own: what goes through the names of an object does not come across it. */
function supply(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}
