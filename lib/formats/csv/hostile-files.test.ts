import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { BadLines, badLineText, LISTED_BAD_LINES } from "../imports/bad-line";
import { interlineTable } from "./interline-table";
import { readRows } from "./read-rows";

const GOOD = "carrier_a,carrier_b\nHY,TK\nHY,EK\n";

/** Reads a file as it comes from a disk. @returns its rows and what is wrong with it */
async function read(content: Uint8Array | string): Promise<{ rows: unknown[]; bad: BadLines }> {
  const bytes = Buffer.from(content);
  async function* source() {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  }
  const bad = new BadLines();
  const rows: unknown[] = [];
  for await (const row of readRows(source(), interlineTable, bad)) rows.push(row);
  return { rows, bad };
}

const damaged = fc
  .array(
    fc.tuple(
      fc.nat(GOOD.length),
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 6 }),
        fc.constantFrom('"', '""', "\r", "\0", ",,", "\u2028", "=1+1", "{other}", "$&", "$'"),
      ),
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((changes) => changes.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at), GOOD));

test("whatever stands in a file, it is read to its end, and what is wrong is told without control characters", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged, fc.uint8Array({ maxLength: 500 })), async (content) => {
      const { bad } = await read(content);
      expect(bad.listed.length).toBeLessThanOrEqual(LISTED_BAD_LINES);
      for (const each of bad.listed) expect(badLineText(each, "en")).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: propertyRuns(400) },
  );
});

test.each([
  ["a field that never ends", `carrier_a,carrier_b\n"${"x".repeat(5_000_000)}`],
  ["a line that never ends", "x,".repeat(1_000_000)],
  ["as many columns as one line holds", `${"x,".repeat(32_000)}x\n`],
  ["a file of quotes", '"'.repeat(1_000_001)],
  ["UTF-16", Buffer.from(GOOD, "utf16le")],
])("%s is refused without filling the memory", async (_what, content) => {
  const { rows, bad } = await read(content);
  expect([rows.length, bad.total > 0]).toEqual([0, true]);
});

test("a value that looks like a place to fill in is shown as it stands", () => {
  const bad = { line: 2, field: "carrier", problem: "disagrees", value: "{other} $& $'", other: "7" } as const;
  const text = badLineText(bad, "en");
  expect(text).toContain("{other} $& $'");
});
