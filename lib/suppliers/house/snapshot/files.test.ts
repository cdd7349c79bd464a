import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SnapshotFiles } from "./files";

const DAY_SECONDS = 86_400;
/** Snapshots are made for sixteen days; nobody takes a day to write one. */
const [OLD, YOUNG, OLD_PARTIAL] = [17, 10, 2];

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-files-"));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Writes a part of a database, as if so many days ago. Returns its name. */
async function written(origin: string, fromDay: number, daysAgo: number): Promise<string> {
  const before = new Set(fs.readdirSync(folder));
  const id = { part: "prices", origin, data: "", fromDay, toDay: fromDay + 330 } as const;
  const content = { ...NOTHING, fares: { ...NO_FARES } };
  await new SnapshotFiles(folder).write({ id, content });
  const name = fs.readdirSync(folder).find((each) => !before.has(each)) ?? "";
  return dated(name, daysAgo);
}

const NOTHING = { cabins: [], inventoryRules: [], taxRules: [], bagPrices: [], rates: [], markups: [], agreements: [], onSale: [] };
const NO_FARES = {
  ...{ carriers: [], places: [], termsList: [], markets: new Float64Array(0), start: new Uint32Array(1) },
  ...{ amountMinor: new Float64Array(0), terms: new Uint32Array(0) },
};

function left(name: string, daysAgo: number): string {
  fs.writeFileSync(path.join(folder, name), "something");
  return dated(name, daysAgo);
}

function dated(name: string, daysAgo: number): string {
  const at = Date.now() / 1000 - daysAgo * DAY_SECONDS;
  fs.utimesSync(path.join(folder, name), at, at);
  return name;
}

test("who writes a part removes what others have left, and nothing that somebody may need", async () => {
  const young = await written("another database", 1, YOUNG);
  const old = await written("an older program", 1, OLD);
  const begun = left(`${young}.8d7f4a06-3c5e-4a53-9d0a-0a5a3a1f5c11`, 0);
  left(`${old}.5b0b4c4e-6d0c-4a0e-8f43-2f0a8a0f6f22`, OLD_PARTIAL);
  const foreign = left("notes.snapshot.txt", OLD);
  const own = await written("database", 1, 0);
  expect(fs.readdirSync(folder).sort()).toEqual([young, begun, foreign, own].sort());
});

test("the part just written stays beside another one of its database, also where the machine's clock was ahead before", async () => {
  for (const [fromDay, daysAgo] of [
    [1, -0.2],
    [2, -0.1],
  ] as const)
    await written("database", fromDay, daysAgo);
  const last = await written("database", 3, 0);
  expect(fs.readdirSync(folder)).toHaveLength(2);
  expect(fs.readdirSync(folder)).toContain(last);
});
