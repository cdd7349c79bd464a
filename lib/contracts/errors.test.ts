import { expect, test } from "vitest";
import { ERRORS } from "./errors";

test("no two errors have one code: programs tell them apart by it", () => {
  const codes = Object.values(ERRORS).map(({ code }) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});
