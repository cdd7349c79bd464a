import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Unavailable } from "../unavailable";
import { Freshness } from "./freshness";

/** A source that answers with how often it was asked. */
function makeSource() {
  let asked = 0;
  const read = vi.fn(async () => {
    asked += 1;
    return asked;
  });
  return { read, freshness: new Freshness({ read, softMs: 500, hardMs: 1500 }) };
}

describe("Freshness", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("reads once for all who come at the same time, and not again while it is fresh", async () => {
    const { read, freshness } = makeSource();
    expect(await Promise.all([freshness.get(), freshness.get()])).toEqual([1, 1]);
    vi.advanceTimersByTime(500);
    expect(await freshness.get()).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("gives a reading out while the next one is under way, but none that is too old", async () => {
    const { freshness } = makeSource();
    await freshness.get();
    vi.advanceTimersByTime(501);
    expect(await freshness.get()).toBe(1);
    await vi.waitFor(async () => expect(await freshness.get()).toBe(2));
    vi.advanceTimersByTime(1501);
    expect(await freshness.get()).toBe(3);
  });

  it("keeps nobody waiting for more than one reading from its beginning, however often it expires", async () => {
    const { read, freshness } = makeSource();
    const waiting = freshness.get();
    read.mockImplementation(async () => {
      freshness.expire();
      return 7;
    });
    freshness.expire();
    expect(await waiting).toBe(1);
    expect(await freshness.get()).toBe(7);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("reads again after an expiry, even where a reading was under way", async () => {
    const { freshness } = makeSource();
    await freshness.get();
    freshness.expire();
    const waiting = freshness.get();
    freshness.expire();
    expect([await waiting, await freshness.get()]).toEqual([2, 3]);
  });

  it("gives a recent reading out to those who do not mind what has expired", async () => {
    const { freshness } = makeSource();
    await freshness.get();
    freshness.expire();
    expect(await freshness.recent()).toBe(1);
    vi.advanceTimersByTime(1501);
    expect(await freshness.recent()).toBe(2);
  });

  it("tells a failure to those who wait, and tries again for the next", async () => {
    const { read, freshness } = makeSource();
    read.mockRejectedValueOnce(new Error("no database"));
    await expect(freshness.get()).rejects.toThrow("no database");
    expect(await freshness.get()).toBe(1);
  });

  describe("while what is read from is away", () => {
    const away = () => Promise.reject(new Unavailable("away"));

    it("gives the last reading out for so long, and then says that it is away", async () => {
      const { read } = makeSource();
      const freshness = new Freshness({ read, softMs: 500, hardMs: 1500, awayMs: 60_000 });
      await freshness.get();
      read.mockImplementation(away);
      vi.advanceTimersByTime(60_000);
      expect(await freshness.get()).toBe(1);
      vi.advanceTimersByTime(1);
      await expect(freshness.get()).rejects.toThrow("away");
    });

    it("gives nothing out that has expired, unless that is allowed, nor after another failure", async () => {
      for (const [awayExpired, failure, given] of [
        [false, away, null],
        [true, away, 1],
        [true, () => Promise.reject(new Error("wrong")), null],
      ] as const) {
        const { read } = makeSource();
        const freshness = new Freshness({ read, softMs: 500, hardMs: 1500, awayMs: 60_000, awayExpired });
        await freshness.get();
        freshness.expire();
        read.mockImplementation(failure);
        expect(await freshness.get().catch(() => null)).toBe(given);
      }
    });
  });
});
