import fc from "fast-check";
import { expect, test } from "vitest";
import { Newcomers } from "./newcomers";
import { ReadyJson } from "./ready-json";

const NOW = new Date("2026-12-01T06:00:10Z");
const ROOM = 1_000;
const LONGEST = 300;

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
      let room = ROOM - LONGEST;
      for (const { name, text } of written.toReversed()) {
        room -= text.length;
        if (room >= 0 && texts.get(name) === text) expect(String(newcomers.take(name)?.json)).toBe(text.slice(0, -1));
      }
    }),
  );
});

test("bytes that were given away stay as they are while the memory is used again", () => {
  const newcomers = new Newcomers(100);
  newcomers.put("a", answerOf(["a".repeat(60)]));
  const given = newcomers.take("a");
  newcomers.put("b", answerOf(["b".repeat(80)]));
  expect(String(given?.json)).toBe("a".repeat(59));
  expect(newcomers.isCurrent("a", NOW)).toBeUndefined();
  expect(newcomers.isCurrent("b", NOW)).toBe(true);
});
