import fc from "fast-check";
import { expect, test } from "vitest";
import { errorsFromStart } from "./near-text";

test.each([
  ["istanbul", "istanbul", 0],
  ["istan", "istanbul", 0],
  ["istambul", "istanbul", 1],
  ["istnabul", "istanbul", 1],
  ["isanbul", "istanbul", 1],
  ["isttanbul", "istanbul", 1],
  ["izmir", "istanbul", 4],
])("%s is %s with %i errors", (typed, whole, errors) => {
  expect(errorsFromStart(typed, whole, 3)).toBe(errors);
});

const word = fc.string({ unit: fc.constantFrom(..."abcd".split("")), minLength: 4, maxLength: 9 });

test("one wrong key is one error at most, wherever it is", () => {
  fc.assert(
    fc.property(word, fc.nat(8), fc.constantFrom("x", "a"), (whole, place, letter) => {
      const at = place % (whole.length - 1);
      const [start, end] = [whole.slice(0, at), whole.slice(at + 1)];
      const swapped = `${start}${whole[at + 1]}${whole[at]}${whole.slice(at + 2)}`;
      for (const typed of [start + end, `${start}${letter}${end}`, `${start}${letter}${whole.slice(at)}`, swapped])
        expect(errorsFromStart(typed, whole, 2)).toBeLessThanOrEqual(1);
    }),
  );
});
