import { expect, test } from "vitest";
import { base32 } from "./base32";
import { matchingTotpStep, totpCode, totpStep } from "./totp";

/** RFC 6238, appendix B: seconds since 1970, and the last six digits of the code by SHA-1. */
const VECTORS = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;
const SECRET = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

test.each(VECTORS)("the code at second %i is that of the standard", (seconds, code) => {
  expect(totpCode(SECRET, totpStep(at(seconds)))).toBe(code);
});

test("a clock may be one step off, and no more; the step tells which code it was", () => {
  const [seconds, code] = VECTORS[3];
  const step = totpStep(at(seconds));
  for (const late of [-30, 0, 30]) expect(matchingTotpStep(SECRET, code, at(seconds + late))).toBe(step);
  for (const late of [-61, 61]) expect(matchingTotpStep(SECRET, code, at(seconds + late))).toBeNull();
});

test("nothing but six right digits is a code", () => {
  const now = at(VECTORS[3][0]);
  for (const wrong of ["", "5924", "005925", "0059240", "٠٠٥٩٢٤", "ABCDEF"]) expect(matchingTotpStep(SECRET, wrong, now)).toBeNull();
});

test("base32 is that of the standard, without padding", () => {
  const vectors = { "": "", f: "MY", fo: "MZXQ", foo: "MZXW6", foob: "MZXW6YQ", fooba: "MZXW6YTB", foobar: "MZXW6YTBOI" };
  for (const [text, written] of Object.entries(vectors)) expect(base32(Buffer.from(text))).toBe(written);
});
