import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { supplyMissing } from "./supply-missing";

const OWNERS = [
  [Array.prototype, "toSorted"],
  [Array.prototype, "toReversed"],
  [AbortSignal, "timeout"],
] as const;

describe("a browser of the floor", () => {
  const own = OWNERS.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {});

  beforeEach(() => {
    for (const [owner, name] of OWNERS) Reflect.deleteProperty(owner, name);
    supplyMissing();
  });
  afterEach(() => {
    OWNERS.forEach(([owner, name], index) => {
      Object.defineProperty(owner, name, own[index] ?? {});
    });
    vi.useRealTimers();
  });

  it("sorts and turns around copies, and leaves the lists as they are", () => {
    const list = [10, 9, 1];
    expect(list.toSorted()).toEqual([1, 10, 9]);
    expect(list.toSorted((one, other) => one - other)).toEqual([1, 9, 10]);
    expect(list.toReversed()).toEqual([1, 9, 10]);
    expect(list).toEqual([10, 9, 1]);
  });

  it("ends what has taken too long", () => {
    vi.useFakeTimers();
    const signal = AbortSignal.timeout(50);
    vi.advanceTimersByTime(49);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });

  it("adds no name that loops over a list would come across", () => {
    const names: string[] = [];
    for (const name in ["one"]) names.push(name);
    expect(names).toEqual(["0"]);
  });
});

it("leaves what a browser has itself", () => {
  const { toSorted } = Array.prototype;
  supplyMissing();
  expect(Array.prototype.toSorted).toBe(toSorted);
});
