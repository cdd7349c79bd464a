import fc from "fast-check";
import { expect, test } from "vitest";
import { StatementFault } from "@/lib/domain/bank/bank-line";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { readMt940 } from "./read-mt940";

const SAMPLE = `{1:F01TESTUZ22AXXX0000000000}{2:O9401200260115}{4:
:20:STMT260115
:25:20208000900123456001
:28C:00015/001
:60F:C260114UZS1000000,
:61:2601150115C250000,50NTRFPO-17//BANK778
Payment received
:86:Oplata po dogovoru 12/2026 ot 01.01.2026
za aviabilety
:61:260115D1000,NCHGNONREF//FEE1
:61:2512310102RC500,25NTRFPO-16
:86:Returned
:62F:C260115UZS1248500,25
:64:C260115UZS1248500,25
-}`;

test("a statement's movements are read with their days, signs, papers and information", () => {
  const [statement, ...others] = readMt940(SAMPLE);
  expect(others).toEqual([]);
  expect(statement).toMatchObject({ reference: "STMT260115", account: "20208000900123456001", number: "00015/001", currency: "UZS" });
  expect(statement).toMatchObject({ openingMinor: 100_000_000, closingMinor: 124_850_025 });
  expect(statement?.lines).toEqual([
    {
      ...{ statement: "00015/001", bookedOn: "2026-01-15", valueDate: "2026-01-15", amountMinor: 25_000_050, document: "PO-17", party: "" },
      purpose: "Oplata po dogovoru 12/2026 ot 01.01.2026 za aviabilety",
    },
    expect.objectContaining({ amountMinor: -100_000, document: "FEE1", purpose: "" }),
    expect.objectContaining({ amountMinor: -50_025, valueDate: "2025-12-31", bookedOn: "2026-01-02", document: "PO-16" }),
  ]);
});

test("several statements of one file, pages of one among them, stand each for itself", () => {
  const page = (number: string, from: string, to: string) =>
    `:20:A\n:25:1\n:28C:7/${number}\n:60${from}\n:61:260115C1,NTRFX\n:62${to}\n-\n`;
  const text = page("1", "F:C260114UZS0,", "M:C260115UZS1,") + page("2", "M:C260115UZS1,", "F:C260115UZS2,00");
  expect(readMt940(text).map(({ number, lines }) => [number, lines.length])).toEqual([
    ["7/1", 1],
    ["7/2", 1],
  ]);
});

test.each([
  ["no fields", "Дата;Сумма\n01.01.2026;5\n", "no_statement", 0],
  ["no reference", ":25:1\n", "field_missing", 1],
  ["no closing balance", ":20:A\n:25:1\n:28C:1\n:60F:C260114UZS0,\n", "field_missing", 1],
  ["a balance with a point", SAMPLE.replace("1000000,", "1000000.00"), "bad_field", 5],
  ["no such day", SAMPLE.replace(":61:2601150115C", ":61:2613150115C"), "bad_field", 6],
  ["a sum that is not that of its movements", SAMPLE.replace("UZS1248500,25\n:64", "UZS1248500,24\n:64"), "not_closing", 13],
])("nothing is read of a file with %s", (_what, text, problem, line) => {
  const error = (() => {
    try {
      return readMt940(text);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(StatementFault);
  expect(error).toMatchObject({ problem, line });
});

/** A second, obvious reading of what the writer below writes: what came in less what went out, taken from the movements' own text. */
function plainSum(text: string): number {
  let cents = 0n;
  for (const row of text.split("\n")) {
    if (!row.startsWith(":61:")) continue;
    const rest = row.slice(":61:YYMMDDMMDD".length);
    const mark = rest.startsWith("R") ? rest.slice(0, 2) : rest.slice(0, 1);
    const [whole = "", decimals = ""] = (rest.slice(mark.length).split("N")[0] ?? "").split(",");
    const amount = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0"));
    cents += mark === "C" || mark === "RD" ? amount : -amount;
  }
  return Number(cents);
}

const movement = fc.record({ minor: fc.integer({ min: 1, max: 10 ** 12 }), mark: fc.constantFrom("C", "D", "RC", "RD") });
const written = (minor: number) => `${Math.trunc(minor / 100)},${String(minor % 100).padStart(2, "0")}`;
const balance = (minor: number) => `${minor < 0 ? "D" : "C"}260115UZS${written(Math.abs(minor))}`;

test("whatever moved, the opening balance and the movements are the closing one by both readings, and one tiyin less is refused", () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.array(movement, { maxLength: 12 }), (opening, moved) => {
      const rows = moved.map(({ minor, mark }, at) => `:61:2601150115${mark}${written(minor)}NTRFPO-${at}`);
      const sum = plainSum(rows.join("\n"));
      const file = (closing: number) =>
        [":20:A", ":25:1", ":28C:1", `:60F:${balance(opening)}`, ...rows, `:62F:${balance(closing)}`].join("\n");
      const [statement] = readMt940(file(opening + sum));
      expect(statement?.lines.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(sum);
      expect(() => readMt940(file(opening + sum - 1))).toThrow(StatementFault);
    }),
    { numRuns: propertyRuns(50) },
  );
});
