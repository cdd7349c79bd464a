import { describe, expect, test } from "vitest";
import { someFile } from "@/tests/support/run/files";
import { runHere } from "@/tests/support/run/run-here";

const TAXES = [
  "code,name,airport,carrier,scope,adult,child,infant,currency",
  "UZ,Charge,TAS,,I,10,10,0,USD",
  "YQ,Fuel,,HY,A,25.50,25.50,0,USD",
];
const BAGS = ["carrier,scope,kg,price,currency,max_pieces", "HY,I,23,45,USD,3", "HY,D,23,110000,UZS,2", "TK,A,30,60,EUR,1"];
const RATES = ["base,quote,rate", "USD,UZS,12150", "EUR,UZS,14050"];
const AGREEMENTS = ["carrier_a,carrier_b", "HY,TK", "HY,SU"];
const RULES = [
  "carrier,booking_class,cabin,days_before,authorised_percent",
  "HY,K,E,60,30",
  "HY,K,E,7,10",
  "HY,Y,E,400,100",
  "TK,C,B,0,100",
];
const ENTRY = [
  "country,citizenship,kind,days,disputed_kind,source,source_date",
  "TR,KZ,visa_free,30,,Ministry,2027-01",
  "DE,KZ,visa_required,,,Ministry,2027-01",
];

describe("a file that takes rows away stops, tells what in a refusal and a dry run alike, and says what allows it", () => {
  test.each([
    ["rates", RATES, RATES.slice(0, 2), "rates would be gone: EUR UZS", 50, "  rows lost, 1: EUR UZS"],
    ["taxes", TAXES, TAXES.slice(0, 2), "taxes would be gone: YQ HY A", 50, "  rows lost, 1: YQ HY A"],
    ["baggage", BAGS, BAGS.toSpliced(2, 1), "HY baggage would be gone: D 23", 50, "  HY lost, 1: D 23"],
    ["interline", AGREEMENTS, AGREEMENTS.slice(0, 2), "interline would be gone: HY SU", 50, "  rows lost, 1: HY SU"],
    ["inventory", RULES, RULES.toSpliced(1, 2), "HY inventory would be gone: K", 50, "  HY lost, 1: K"],
    [
      "inventory",
      RULES,
      [...RULES.slice(0, 3), "HY,Y,E,400,0"],
      "HY inventory would be gone: Y",
      50,
      "  HY authorised_percent of 1 rows: 100 → 0",
    ],
    ["entry-rules", ENTRY, ENTRY.slice(0, 2), "KZ visas would be gone: DE", 50, "  KZ lost, 1: DE"],
  ])("%s", async (kind, before, after, problem, percent, line) => {
    expect((await runHere(kind, "--allow-loss=100", someFile("before.csv", before))).status).toBe(0);
    const changed = someFile("after.csv", after);
    const refused = await runHere(kind, changed);
    expect([refused.status, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toContain(
      `${problem}. Check that the file is whole; where that is meant, allow it with --allow-loss=${percent} or more`,
    );
    expect(refused.stderr).toContain(line);
    expect((await runHere(kind, "--dry-run", changed)).stderr).toBe(refused.stderr);
    expect((await runHere(kind, `--allow-loss=${percent - 1}`, changed)).status).toBe(1);
    const tried = await runHere(kind, "--dry-run", `--allow-loss=${percent}`, changed);
    expect(tried.stdout).toContain(line);
    const imported = await runHere(kind, `--allow-loss=${percent}`, changed);
    expect(imported.stdout.replace(": imported", ": checked, nothing was changed")).toBe(tried.stdout);
  });
});

test("amounts and rates that are ten times as high or low stop a file, and others are named", async () => {
  for (const [kind, rows] of [
    ["rates", RATES],
    ["taxes", TAXES],
    ["baggage", BAGS],
  ] as const) {
    expect((await runHere(kind, "--allow-loss=100", "--allow-prices", someFile("before.csv", rows))).status).toBe(0);
    const same = await runHere(kind, someFile("sorted.csv", [rows[0] ?? "", ...rows.slice(1).toReversed()]));
    expect(same.stdout).toContain("nothing changes\n");
  }
  for (const [kind, rows, was, is, jump] of [
    ["rates", RATES, "12150", "1215", "rates USD UZS rate: 12150 → 1215"],
    ["taxes", TAXES, "10,10,0", "10,0,0", "taxes UZ TAS I child: 10.00 USD → 0.00 USD"],
    ["baggage", BAGS, "45,USD", "45,UZS", "HY baggage I 23 price: 45.00 USD → 45.00 UZS"],
  ] as const) {
    const slip = someFile(
      "slip.csv",
      rows.map((row) => row.replace(was, is)),
    );
    const refused = await runHere(kind, slip);
    expect([refused.status, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toContain(`${jump}, ten times as high or low or more; prices like that: 1.`);
    expect((await runHere(kind, "--allow-prices", slip)).status).toBe(0);
  }
  // No rate on file leads from tenge to dollars, so nobody can tell.
  expect((await runHere("baggage", "--allow-prices", someFile("before.csv", BAGS))).status).toBe(0);
  const tenge = await runHere(
    "baggage",
    someFile(
      "tenge.csv",
      BAGS.map((row) => row.replace("45,USD", "45,KZT")),
    ),
  );
  expect([tenge.status, tenge.stdout]).toEqual([
    0,
    expect.stringContaining("warning: HY baggage: prices in these currencies cannot be compared"),
  ]);
  const dearer = BAGS.map((row) => row.replace("45,USD,3", "50,USD,2").replace("60,EUR", "66,EUR"));
  expect((await runHere("baggage", "--allow-prices", someFile("before.csv", BAGS))).status).toBe(0);
  const told = [
    "  HY: 2 before, 2 after; added 0, removed 0, changed 1",
    "  HY price of 1 rows: 45.00 USD → 50.00 USD",
    "  HY max_pieces of 1 rows: 3 → 2",
  ];
  expect((await runHere("baggage", someFile("dearer.csv", dearer))).stdout).toContain(told.join("\n"));
});
