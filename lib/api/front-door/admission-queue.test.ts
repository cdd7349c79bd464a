import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { AdmissionQueue } from "./admission-queue";

const LEAST = 4;

/** Requests that take so many milliseconds of the processor as they are begun, by a clock of their own. */
function makeQueue({ cost = 3, room = Number.POSITIVE_INFINITY } = {}) {
  const clock = { now: 0 };
  const state = { room };
  const begun: string[] = [];
  const refused: string[] = [];
  const queue = new AdmissionQueue({
    shedder: { hasRoom: () => begun.length < state.room },
    least: LEAST,
    patienceMs: 30,
    now: () => clock.now,
  });
  const come = (name: string, isGone = false) =>
    queue.enter({
      begin: () => {
        begun.push(name);
        clock.now += cost;
      },
      refuse: () => refused.push(name),
      isGone: () => isGone,
    });
  return { clock, state, queue, begun, refused, come };
}

test("who comes alone is begun at once", () => {
  const { begun, come } = makeQueue();
  come("a");
  expect(begun).toEqual(["a"]);
});

test("of those that come together, a turn begins as many as it has time for, and each of the next ones gets a turn", async () => {
  const { begun, refused, come } = makeQueue();
  for (const name of "abcd") come(name);
  expect(begun).toEqual(["a", "b"]);
  await turn();
  expect(begun).toEqual(["a", "b", "c"]);
  await turn();
  expect([begun.join(""), refused]).toEqual(["abcd", []]);
});

test("a burst is worked off, though its last one waits longer than those of a crowd may", async () => {
  const { begun, refused, come } = makeQueue({ cost: 3 });
  for (let each = 0; each < 60; each++) come(String(each));
  for (let each = 0; each < 60; each++) await turn();
  expect([begun.length, refused.length]).toEqual([60, 0]);
});

test("callers who ask one after the other are served however long that takes", async () => {
  const { begun, refused, come } = makeQueue({ cost: 100 });
  for (let each = 0; each <= LEAST; each++) come(String(each));
  for (let each = 0; each < 60; each++) {
    const before = begun.length;
    await turn();
    if (begun.length > before) come(String(each));
  }
  expect([begun.length > 50, refused]).toEqual([true, []]);
});

test("of a crowd that does not end, nobody who is let in has waited for long, and as many are let in as there is time for", async () => {
  const { clock, begun, refused, come } = makeQueue({ cost: 3 });
  const since = new Map<string, number>();
  const waits: number[] = [];
  let known = 0;
  let coming = 0;
  while (clock.now < 5_000) {
    // Twice as many as there is time for.
    for (; coming * 1.5 < clock.now; coming++) {
      since.set(String(coming), clock.now);
      come(String(coming));
    }
    await turn();
    if (begun.length === known) clock.now += 1;
    for (const name of begun.slice(known)) if (clock.now > 1_000) waits.push(clock.now - (since.get(name) ?? 0));
    known = begun.length;
  }
  expect(Math.max(...waits)).toBeLessThan(30 + (LEAST + 2) * 3);
  expect(begun.length).toBeGreaterThan((0.9 * 5_000) / 3);
  expect(refused.length).toBeGreaterThan(0.4 * coming);
});

test("who has gone meanwhile is neither begun nor refused", async () => {
  const { begun, refused, come } = makeQueue({ cost: 5 });
  come("a");
  come("b", true);
  come("c");
  await turn();
  expect([begun, refused]).toEqual([["a", "c"], []]);
});

test("without room everybody waits until some is made, and is refused where none is", async () => {
  const { clock, state, queue, begun, refused, come } = makeQueue({ room: 1 });
  for (const name of "abc") come(name);
  await turn();
  expect(begun).toEqual(["a"]);
  state.room = 2;
  queue.roomMade();
  await turn();
  expect(begun).toEqual(["a", "b"]);
  clock.now += 5_000;
  await expect.poll(() => refused, { timeout: 40_000 }).toEqual(["c"]);
});
