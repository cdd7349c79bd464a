import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { AT_NIGHT, BY_DAY, WITH_CLIENTS } from "@/e2e/support/when";
import { root } from "../build/prepare.mjs";
import { journeysOf, propertyTests, vitestFilesOf } from "./test-plan.mjs";

/** Whether Playwright takes a test with these tags. */
function takes([option = "", pattern = ""]: readonly string[], tag: string): boolean {
  return new RegExp(pattern).test(tag) === (option === "--grep");
}

const night = { isNight: true, areClientsAsReleased: true };
const day = { isNight: false, areClientsAsReleased: true };

test.each([
  ["without a tag", BY_DAY, [true, true, false]],
  ["for the night", AT_NIGHT, [false, false, true]],
  ["of clients", WITH_CLIENTS, [false, true, true]],
] as const)(
  "a journey %s is tried in one of the two runs, and of clients by day too once they have changed",
  (_, { tag = "" }, expected) => {
    const runs = [day, { ...day, areClientsAsReleased: false }, night];
    expect(runs.map((run) => takes(journeysOf(run), tag))).toEqual(expected);
  },
);

test("no journey has a tag of its own, which the two runs would not know", () => {
  const folder = path.join(root, "e2e");
  const specs = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".spec.ts"));
  expect(specs.length).toBeGreaterThan(40);
  const tagged = specs.filter((name) => /\btag:/.test(fs.readFileSync(path.join(folder, name), "utf8")));
  expect(tagged).toEqual([]);
});

test("the night tries every property and every table of cases that is tried less by day", () => {
  const found = propertyTests();
  expect(found).toContain("lib/formats/ssim/whole-files/round-trip.test.ts");
  expect(found).toContain("tests/access/access.test.ts");
  const tried = /\b(numRuns|[A-Z]{6,})\b.*(property|sweep)Runs\(\d|\bcasesOf(Row|Kinds)\(\w/;
  for (const name of found) expect(fs.readFileSync(path.join(root, name), "utf8"), name).toMatch(tried);
});

test("what the night alone runs of vitest's tests is left out by day, and the clients' programs while they are as released", () => {
  const ofNight = vitestFilesOf(night);
  for (const name of ofNight) expect(fs.existsSync(path.join(root, name)), name).toBe(true);
  expect(ofNight).toContain("tests/database/worker-takeover.night.test.ts");
  const left = (run: typeof day) => vitestFilesOf(run).filter((word) => word !== "--exclude");
  expect(left({ ...day, areClientsAsReleased: false })).toEqual(["**/*.night.test.ts"]);
  const clients = left(day).slice(1);
  expect(clients).toHaveLength(4);
  expect(ofNight).toEqual(expect.arrayContaining(clients));
});
