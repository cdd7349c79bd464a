import { afterEach, expect, test, vi } from "vitest";
import { AnswerShelf } from "./answer-shelf";
import { type Answered, ReadyJson } from "./ready-json";

const NOW = new Date("2026-12-01T06:00:10Z");
const LATER = new Date("2026-12-01T06:00:50Z");
const NEXT_MINUTE = new Date("2026-12-01T06:01:00Z");

afterEach(() => {
  vi.useRealTimers();
});

/** Answers numbered from 1; `holds` says whether they still hold. */
function makeAnswers(size = 10) {
  let count = 0;
  const state = { holds: true };
  const answer = vi.fn(async (): Promise<Answered> => {
    count += 1;
    return { json: ReadyJson.of(`${count}`.padEnd(size)), isCurrent: () => state.holds };
  });
  const numberOf = async (given: ReadyJson | Promise<ReadyJson>) => Number.parseInt(JSON.parse(String(await given)), 10);
  return { answer, state, numberOf };
}

test("an answer is given again while it holds, to the same question in the same minute", async () => {
  const shelf = new AnswerShelf(1_000_000);
  const { answer, state, numberOf } = makeAnswers();
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
  expect(await numberOf(shelf.take("a", LATER, answer))).toBe(1);
  expect(await numberOf(shelf.take("b", LATER, answer))).toBe(2);
  state.holds = false;
  expect(await numberOf(shelf.take("a", LATER, answer))).toBe(3);
  state.holds = true;
  expect(await numberOf(shelf.take("b", NEXT_MINUTE, answer))).toBe(4);
});

test("a request that comes late, after the next minute has begun, gets an answer of its own", async () => {
  const shelf = new AnswerShelf(1_000_000);
  const { answer, numberOf } = makeAnswers();
  expect(await numberOf(shelf.take("a", NEXT_MINUTE, answer))).toBe(1);
  expect(await numberOf(shelf.take("a", LATER, answer))).toBe(2);
  expect(await numberOf(shelf.take("a", NEXT_MINUTE, answer))).toBe(1);
});

test("equal questions at once are worked out once where the answer holds, and never with what began before them where it does not", async () => {
  const shelf = new AnswerShelf(1_000_000);
  const { answer, state, numberOf } = makeAnswers();
  const ask = () => Array.from({ length: 5 }, () => numberOf(shelf.take("a", NOW, answer)));
  expect(await Promise.all(ask())).toEqual([1, 1, 1, 1, 1]);
  state.holds = false;
  // The first asks; the others cannot use what had begun by then, and share what begins afterwards.
  expect(await Promise.all(ask())).toEqual([2, 3, 3, 3, 3]);
});

test("a refusal reaches everybody who waits for it, and is not kept", async () => {
  const shelf = new AnswerShelf(1_000_000);
  const { answer, numberOf } = makeAnswers();
  const refused = async (): Promise<Answered> => {
    throw new Error("no");
  };
  const outcomes = await Promise.allSettled([shelf.take("a", NOW, refused), shelf.take("a", NOW, refused)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
});

test("those asked for longest ago make room, and none is kept that is larger than all the room", async () => {
  const shelf = new AnswerShelf(10_000);
  const { answer, numberOf } = makeAnswers(2_000);
  for (const key of ["a", "b", "c"]) await shelf.take(key, NOW, answer);
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
  await shelf.take("d", NOW, answer);
  // Room for three: b was asked for before a, c and d.
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
  expect(await numberOf(shelf.take("c", NOW, answer))).toBe(3);
  expect(await numberOf(shelf.take("b", NOW, answer))).toBe(5);
  const large = makeAnswers(20_000);
  await shelf.take("large", NOW, large.answer);
  expect(await large.numberOf(shelf.take("large", NOW, large.answer))).toBe(2);
});

test("nothing is kept beyond its minute where nobody asks any more", async () => {
  vi.useFakeTimers({ now: NOW });
  const shelf = new AnswerShelf(1_000_000);
  const { answer, numberOf } = makeAnswers();
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
  vi.setSystemTime(NEXT_MINUTE);
  vi.advanceTimersByTime(NEXT_MINUTE.getTime() - NOW.getTime());
  expect(await numberOf(shelf.take("a", LATER, answer))).toBe(2);
});
