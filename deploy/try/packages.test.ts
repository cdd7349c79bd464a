import { expect, test } from "vitest";
import { isOldPatroni } from "./packages";

test.each([
  ["patroni 3.0.2", true],
  ["patroni 2.9.9", true],
  ["patroni 3.3.2", true],
  ["patroni 4.0.0", false],
  ["patroni 4.0.7", false],
  ["patroni", true],
])("%s is too old: %s", (version, old) => {
  expect(isOldPatroni(version)).toBe(old);
});
