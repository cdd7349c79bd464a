import { expect, test } from "vitest";
import type { ScheduleSet } from "./schedule-set";
import { spareSets } from "./spare-sets";

/** Sets of whole files over the same dates, by the names of their imports: `=` repeats what was there, `m` is a message about another flight. */
function spareOf(imports: string): { spare: number[]; finalBefore: number | null } {
  const sets = [...imports].map((name, index) => {
    const [number, isFile] = [index + 1, name !== "m"];
    const set: ScheduleSet = {
      ...{ seq: number, layer: "basic", carrier: "HY", flightNumber: isFile ? null : 1, suffix: isFile ? null : "", timeMode: "L" },
      ...{ validFrom: "2026-12-01", validTo: "2026-12-31", daysOfOperation: 127, frequency: 1 },
    };
    return { ...set, by: { number, isFile, changesNothing: name === "=" } };
  });
  const { sets: spare, finalBefore } = spareSets(sets, 20_700);
  return { spare: spare.map(({ by }) => by.number), finalBefore };
}

test.each([
  ["", [], null],
  ["f", [], null],
  ["ffff", [], null],
  ["fffff", [1], 3],
  // What was hidden before the last three files that changed something, and repetitions but the last.
  ["ff===", [3, 4], null],
  ["ff==f", [], null],
  ["f=fff", [1], 3],
  ["fm====", [3, 4, 5], null],
])("of the imports %s these can go: %s", (imports, spare, finalBefore) => {
  expect(spareOf(imports)).toEqual({ spare, finalBefore });
});
