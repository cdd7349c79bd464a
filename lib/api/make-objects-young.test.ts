import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("this Node knows the setting that keeps objects young: V8 would say nothing but a line of its own where it does not", () => {
  const options = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  expect(options).toMatch(/^\s+--allocation-site-pretenuring\b/m);
});
