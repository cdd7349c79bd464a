import { afterEach, expect, test, vi } from "vitest";
import { AnswerShelf } from "./answer-shelf";
import { type Answered, ReadyJson } from "./ready-json";

const NOW = new Date("2026-12-01T06:00:10Z");
const LATER = new Date("2026-12-01T06:00:50Z");
const NEXT_MINUTE = new Date("2026-12-01T06:01:00Z");
const ROOMY = { again: 1_000_000, newcomers: 1_000_000 };

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
  const shelf = new AnswerShelf(ROOMY);
  const { answer, state, numberOf } = makeAnswers();
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
  expect(await numberOf(shelf.take("a", LATER, answer))).toBe(1);
  expect(await numberOf(shelf.take("b", LATER, answer))).toBe(2);
  state.holds = false;
  expect(await numberOf(shelf.take("a", LATER, answer))).toBe(3);
  state.holds = true;
  expect(await numberOf(shelf.take("b", NEXT_MINUTE, answer))).toBe(4);
});

test("an answer that is known at once is given at once, and kept; a refusal of that kind is thrown and not kept", async () => {
  const shelf = new AnswerShelf(ROOMY);
  const state = { holds: true };
  const answer = vi.fn(() => ({ json: ReadyJson.of(answer.mock.calls.length), isCurrent: () => state.holds }));
  expect(String(shelf.take("a", NOW, answer))).toBe("1");
  expect(String(shelf.take("a", NOW, answer))).toBe("1");
  state.holds = false;
  expect(String(shelf.take("a", NOW, answer))).toBe("2");
  const refuse = () => {
    throw new Error("no");
  };
  expect(() => shelf.take("b", NOW, refuse)).toThrow("no");
  expect(String(shelf.take("b", NOW, answer))).toBe("3");
});

test("who has waited for what no longer holds shares what the next of them works out, be it known at once", async () => {
  const shelf = new AnswerShelf(ROOMY);
  let holds = false;
  const first = async (): Promise<Answered> => ({ json: ReadyJson.of("old"), isCurrent: () => holds });
  const later = vi.fn((): Answered => ({ json: ReadyJson.of("new"), isCurrent: () => true }));
  const given = [shelf.take("a", NOW, first), ...Array.from({ length: 50 }, () => shelf.take("a", NOW, later))];
  expect((await Promise.all(given)).map(String)).toEqual(['"old"', ...Array<string>(50).fill('"new"')]);
  expect(later).toHaveBeenCalledTimes(1);
  holds = true;
  expect(String(shelf.take("a", NOW, first))).toBe('"new"');
});

test("a request that comes late, after the next minute has begun, gets an answer of its own", async () => {
  const shelf = new AnswerShelf(ROOMY);
  const { answer, numberOf } = makeAnswers();
  expect(await numberOf(shelf.take("a", NEXT_MINUTE, answer))).toBe(1);
  expect(await numberOf(shelf.take("a", LATER, answer))).toBe(2);
  expect(await numberOf(shelf.take("a", NEXT_MINUTE, answer))).toBe(1);
});

test("equal questions at once are worked out once where the answer holds, and never with what began before them where it does not", async () => {
  const shelf = new AnswerShelf(ROOMY);
  const { answer, state, numberOf } = makeAnswers();
  const ask = () => Array.from({ length: 5 }, () => numberOf(shelf.take("a", NOW, answer)));
  expect(await Promise.all(ask())).toEqual([1, 1, 1, 1, 1]);
  state.holds = false;
  // The first asks; the others cannot use what had begun by then, and share what begins afterwards.
  expect(await Promise.all(ask())).toEqual([2, 3, 3, 3, 3]);
});

test("a refusal reaches everybody who waits for it, and is not kept", async () => {
  const shelf = new AnswerShelf(ROOMY);
  const { answer, numberOf } = makeAnswers();
  const refused = async (): Promise<Answered> => {
    throw new Error("no");
  };
  const outcomes = await Promise.allSettled([shelf.take("a", NOW, refused), shelf.take("a", NOW, refused)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
});

test("of those given again the ones asked for longest ago make room, and none is kept that is larger than all the room", async () => {
  const shelf = new AnswerShelf({ again: 10_000, newcomers: 100_000 });
  const { answer, numberOf } = makeAnswers(2_000);
  for (const key of ["a", "b", "c", "a", "b", "c"]) await shelf.take(key, NOW, answer);
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
  for (const key of ["d", "d"]) await shelf.take(key, NOW, answer);
  // Room for three: b was asked for before a, c and d.
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
  expect(await numberOf(shelf.take("c", NOW, answer))).toBe(3);
  expect(await numberOf(shelf.take("b", NOW, answer))).toBe(5);
  const large = makeAnswers(200_000);
  await shelf.take("large", NOW, large.answer);
  expect(await large.numberOf(shelf.take("large", NOW, large.answer))).toBe(2);
});

test("of newcomers the oldest make room, and what was given again stays", async () => {
  const shelf = new AnswerShelf({ again: 100_000, newcomers: 10_000 });
  const { answer, numberOf } = makeAnswers(2_000);
  for (const key of ["a", "a", "b", "c", "d", "e"]) await shelf.take(key, NOW, answer);
  // Room for three.
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
  expect(await numberOf(shelf.take("c", NOW, answer))).toBe(3);
  expect(await numberOf(shelf.take("b", NOW, answer))).toBe(6);
});

test("an answer that holds no more is replaced for good, whether it was given once or again", async () => {
  const shelf = new AnswerShelf(ROOMY);
  const { answer, numberOf } = makeAnswers();
  let version = 1;
  const ofVersion = async (): Promise<Answered> => {
    const [{ json }, made] = [await answer(), version];
    return { json, isCurrent: () => made === version };
  };
  const ask = (key: string) => numberOf(shelf.take(key, NOW, ofVersion));
  for (const key of ["once", "again", "again"]) await ask(key);
  version = 2;
  expect([await ask("once"), await ask("again")]).toEqual([3, 4]);
  expect([await ask("once"), await ask("again")]).toEqual([3, 4]);
});

test("a newcomer that goes while its suppliers are asked is worked out again", async () => {
  const shelf = new AnswerShelf({ again: 100_000, newcomers: 7_000 });
  const { answer, numberOf } = makeAnswers(2_000);
  let hold: (holds: boolean) => void = () => undefined;
  const slow = async (): Promise<Answered> => {
    const { json } = await answer();
    return { json, isCurrent: vi.fn<Answered["isCurrent"]>(() => new Promise((resolve) => (hold = resolve))).mockReturnValueOnce(true) };
  };
  expect(await numberOf(shelf.take("a", NOW, slow))).toBe(1);
  const asked = shelf.take("a", NOW, answer);
  for (const key of ["b", "c"]) await shelf.take(key, NOW, answer);
  hold(true);
  expect(await numberOf(asked)).toBe(4);
});

test("nothing is kept beyond its minute where nobody asks any more", async () => {
  vi.useFakeTimers({ now: NOW });
  const shelf = new AnswerShelf(ROOMY);
  const { answer, numberOf } = makeAnswers();
  expect(await numberOf(shelf.take("a", NOW, answer))).toBe(1);
  vi.setSystemTime(NEXT_MINUTE);
  vi.advanceTimersByTime(NEXT_MINUTE.getTime() - NOW.getTime());
  expect(await numberOf(shelf.take("a", LATER, answer))).toBe(2);
});
