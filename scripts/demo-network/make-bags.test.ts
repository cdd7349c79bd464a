import { createReadStream } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { baggageTable } from "@/lib/formats/csv/baggage-table";
import { readRows } from "@/lib/formats/csv/read-rows";
import { BadLines, badLineText } from "@/lib/formats/imports/bad-line";
import { CARRIERS } from "./carriers";

it("the demonstration's bag prices can be imported, and every carrier sells bags inside a country and across borders", async () => {
  const bad = new BadLines();
  const sold = new Set<string>();
  const file = createReadStream(path.resolve(import.meta.dirname, "../../data/demo/baggage.csv"));
  for await (const row of readRows(file, baggageTable, bad)) if (row.amountMinor > 0) sold.add(row.carrier + row.scope);
  expect(bad.listed.map((each) => badLineText(each, "en"))).toEqual([]);
  expect(CARRIERS.flatMap(({ code }) => [`${code}D`, `${code}I`]).filter((each) => !sold.has(each))).toEqual([]);
});
