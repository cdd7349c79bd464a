import fc from "fast-check";
import { expect, test } from "vitest";
import { costOf, Newcomers } from "./newcomers";
import { ReadyJson } from "./ready-json";

const NOW = new Date("2026-12-01T06:00:10Z");
const ROOM = 10_000;
const LONGEST = 3_000;

function answerOf(pieces: readonly string[]) {
  return { json: new ReadyJson(pieces.map((piece) => Buffer.from(piece))), isCurrent: () => true };
}

test("whatever comes and goes, an answer is given back with exactly its bytes, or not at all; the latest that fit are there", () => {
  const key = fc.constantFrom("a", "b", "c", "d", "e", "f");
  const put = fc.record({
    key,
    sizes: fc.array(fc.integer({ min: 1, max: LONGEST / 3 }), { minLength: 1, maxLength: 3 }),
    taken: fc.constant(false),
  });
  const take = fc.record({ key, sizes: fc.constant([0]), taken: fc.constant(true) });
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 3, arbitrary: put }, take), { maxLength: 60 }), (steps) => {
      const newcomers = new Newcomers(ROOM);
      const texts = new Map<string, string>();
      const written: { name: string; text: string }[] = [];
      for (const [turn, { key: name, sizes, taken }] of steps.entries()) {
        if (taken) {
          const given = newcomers.take(name);
          if (given) expect(Buffer.concat(given.json.enclosed).toString()).toBe(texts.get(name));
          texts.delete(name);
        } else {
          const pieces = sizes.map((size, index) => `${turn},${index}`.padEnd(size, "."));
          const text = pieces.join("");
          newcomers.put(name, answerOf(pieces));
          texts.set(name, text);
          written.push({ name, text });
        }
      }
      // Less than the longest answer is left free before the memory's end.
      let room = ROOM - costOf("a", answerOf(["x".repeat(LONGEST)]));
      for (const { name, text } of written.toReversed()) {
        room -= costOf(name, answerOf([text]));
        if (room >= 0 && texts.get(name) === text) expect(String(newcomers.take(name)?.json)).toBe(text.slice(0, -1));
      }
    }),
  );
});

test("bytes that were given away stay as they are while the memory is used again", () => {
  const newcomers = new Newcomers(2_000);
  newcomers.put("a", answerOf(["a".repeat(600)]));
  const given = newcomers.take("a");
  newcomers.put("b", answerOf(["b".repeat(800)]));
  expect(String(given?.json)).toBe("a".repeat(599));
  expect(newcomers.isCurrent("a", NOW)).toBeUndefined();
  expect(newcomers.isCurrent("b", NOW)).toBe(true);
});

test("small answers under long keys make room for each other: there are never more than the memory would hold with all they cost", () => {
  const newcomers = new Newcomers(1_000_000);
  const keys = Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(15_000, "x"));
  for (const key of keys) newcomers.put(key, answerOf(["{}"]));
  const kept = keys.filter((key) => newcomers.isCurrent(key, NOW));
  expect(kept).toEqual(keys.slice(-Math.floor(1_000_000 / costOf(keys[0] ?? "", answerOf(["{}"])))));
});
