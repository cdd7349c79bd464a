import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { writeXlsx } from "@/lib/formats/spreadsheet/write-xlsx";
import { importBaggage } from "@/lib/services/schedule/imports/import-baggage";
import { importEntryRules } from "@/lib/services/schedule/imports/import-entry-rules";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importInterline } from "@/lib/services/schedule/imports/import-interline";
import { importInventory } from "@/lib/services/schedule/imports/import-inventory";
import { importRates } from "@/lib/services/schedule/imports/import-rates";
import { importTaxes } from "@/lib/services/schedule/imports/import-taxes";
import { ImportRefused } from "@/lib/services/schedule/imports/parts/import-files";
import { someFile } from "@/tests/support/run/files";

const FARE_COLUMNS =
  "carrier,origin,destination,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent,infant_seat_percent," +
  "baggage_pieces,baggage_kg,hand_pieces,hand_kg,season_from,season_to,days_of_week,advance_purchase_days," +
  "refund_before,refund_after,change_before,change_after,services,both_directions";

type FareRow = [carrier: string, origin: string, destination: string, amount: string, both: string];

function fares(name: string, ...rows: FareRow[]): string {
  const lines = rows.map(
    ([carrier, origin, destination, amount, both]) =>
      `${carrier},${origin},${destination},LITE,0,K,E,${amount},USD,75,10,50,0,0,1,8,,,,0,no,no,40,60.50,seat_choice,${both}`,
  );
  return someFile(name, [FARE_COLUMNS, ...lines]);
}

async function version(kind: string): Promise<number> {
  return (await db().dataVersion.findUnique({ where: { kind } }))?.version ?? 0;
}

async function problemsOf(promise: Promise<unknown>): Promise<(string | number | null)[][]> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImportRefused)) throw error ?? new Error("nothing was refused");
  return error.refused.flatMap(({ badLines }) => badLines.map(({ line, field, problem }) => [line, field, problem]));
}

async function fareList(): Promise<string[]> {
  const rows = await db().fare.findMany({ orderBy: { id: "asc" } });
  return rows.map((fare) => `${fare.carrier} ${fare.origin}${fare.destination} ${fare.amountMinor} ${fare.changeAfterMinor}`);
}

test("fares of the carriers in a file are replaced, others stay, and a bad file changes nothing", async () => {
  await importFares({ files: [fares("fares-1.csv", ["HY", "TAS", "IST", "199.90", "yes"], ["TK", "TAS", "LON", "300", "no"])] });
  expect(await fareList()).toEqual(["HY TASIST 19990 6050", "HY ISTTAS 19990 6050", "TK TASLON 30000 6050"]);

  const [report] = await importFares({ files: [fares("fares-2.csv", ["HY", "TAS", "MOW", "150", "no"])], allowedLossPercent: 100 });
  expect(report).toMatchObject({ rowsRead: 1, rowsWritten: 1, rowsReplaced: 2, scopes: ["HY"] });
  const kept = ["TK TASLON 30000 6050", "HY TASMOW 15000 6050"];
  expect(await fareList()).toEqual(kept);

  const before = await version("fares");
  const carriers = Array.from({ length: 1100 }, (_, index) => index.toString(36).padStart(2, "0").toUpperCase());
  const good = carriers.map((carrier): FareRow => [carrier, "TAS", "DXB", "1", "yes"]);
  const bad = fares("fares-3.csv", ...good, ["HY", "TAS", "QQQ", "1.234", "maybe"]);
  expect(await problemsOf(importFares({ files: [bad] }))).toEqual([
    [1102, "destination", "place_unknown"],
    [1102, "amount", "amount"],
    [1102, "both_directions", "yes_no"],
  ]);
  expect(await fareList()).toEqual(kept);
  expect(await version("fares")).toBe(before);
});

test("a table is imported as spreadsheets save it: semicolons, decimal commas, a byte order mark, the line ends of Windows", async () => {
  const excel = (lines: string[]) =>
    lines.map((line, index) => `${index === 0 ? "\ufeff" : ""}${line.replaceAll(",", ";").replaceAll("60.50", "60,50")}\r`);
  const row = "X2,TAS,IST,LITE,0,K,E,199.90,USD,75,10,50,0,0,1,8,,,,0,no,no,40,60.50,seat_choice,no";
  await importFares({ files: [someFile("excel.csv", excel([FARE_COLUMNS, row]))] });
  expect(await db().fare.findFirst({ where: { carrier: "X2" } })).toMatchObject({ amountMinor: 19990n, changeAfterMinor: 6050n });
  await importInterline({ files: [someFile("interline.csv", excel(["carrier_a,carrier_b", "HY,X2"]))] });
  await importRates({ files: [someFile("rates.csv", excel(["base,quote,rate", "USD,UZS,12650"]))] });
  expect(Number((await db().exchangeRate.findFirst({ where: { base: "USD", quote: "UZS" } }))?.rate)).toBe(12_650);
});

test("fares that Excel saved with semicolons are imported, and a workbook is refused in one line", async () => {
  const columns =
    "carrier;origin;destination;both_directions;brand;brand_rank;booking_class;cabin;amount;currency;child_percent;infant_percent;infant_seat_percent;" +
    "baggage_pieces;baggage_kg;hand_pieces;hand_kg;season_from;season_to;days_of_week;advance_purchase_days;refund_before;refund_after;" +
    "change_before;change_after;services";
  const rest = "75;10;75;1;23;1;8;;;;0;no;no;no;no;";
  const rows = ["AGP;CMN", "CMN;IST", "MAD;TNG", "AGP;IST"].map((route) => `AT;${route};yes;LIGHT;0;Y;E;90;EUR;${rest}`);
  const [report] = await importFares({ files: [someFile("fares-semicolon.csv", [columns, ...rows])] });
  expect(report).toMatchObject({ rowsRead: 4, rowsWritten: 8, warnings: [] });
  const workbook = someFile("fares.xlsx", "");
  fs.writeFileSync(workbook, writeXlsx({ name: "fares", headings: columns.split(";"), rows: [] }));
  for (const importer of [importFares, importInventory, importTaxes, importBaggage, importRates, importInterline, importEntryRules]) {
    expect(await problemsOf(importer({ files: [workbook] }))).toEqual([[0, null, "not_text"]]);
  }
});

describe("half a fares file", () => {
  const DESTINATIONS = ["IST", "DXB", "LED", "FRA", "DEL", "ICN", "BKK", "JED", "ALA", "GYD"];
  const whole = () => fares("whole.csv", ...DESTINATIONS.map((to): FareRow => ["X1", "TAS", to, "100", "yes"]));
  const cut = (kept: number) => fares("cut.csv", ...DESTINATIONS.slice(0, kept).map((to): FareRow => ["X1", "TAS", to, "90", "yes"]));
  const sold = () => db().fare.count({ where: { carrier: "X1" } });

  test("is refused: a carrier would lose more than a tenth of its routes", async () => {
    await importFares({ files: [whole()] });
    expect(await problemsOf(importFares({ files: [cut(8)] }))).toEqual([[0, null, "routes_lost"]]);
    expect(await sold()).toBe(20);
  });

  test("is imported where as much may be lost, and tells it", async () => {
    await importFares({ files: [whole()] });
    const [report] = await importFares({ files: [cut(8)], allowedLossPercent: 20 });
    expect(report?.losses).toEqual([{ scope: "X1", before: 20, lost: 4 }]);
    expect(await sold()).toBe(16);
  });

  test("may be a tenth smaller, and is first only looked at in a dry run", async () => {
    await importFares({ files: [whole()] });
    const before = await version("fares");
    const [rehearsed] = await importFares({ files: [cut(9)], dryRun: true });
    expect(rehearsed).toMatchObject({ rowsWritten: 18, rowsReplaced: 20, losses: [{ scope: "X1", before: 20, lost: 2 }] });
    expect([await sold(), await version("fares")]).toEqual([20, before]);
    expect(await importFares({ files: [cut(9)] })).toEqual([rehearsed]);
    expect(await sold()).toBe(18);
  });

  test("is warned of where its last line is open, and refused when run strictly", async () => {
    const open = fares("open.csv", ["LO", "TAS", "IST", "100", "no"]);
    fs.truncateSync(open, fs.statSync(open).size - 1);
    const [report] = await importFares({ files: [open], dryRun: true });
    expect(report?.warnings).toMatchObject([{ problem: "no_line_end" }]);
    expect(await problemsOf(importFares({ files: [open], strict: true }))).toEqual([[0, null, "no_line_end"]]);
  });
});

test("fares of carriers without a ticket stock, or a way to get their passengers, are imported, and they are named as not on sale", async () => {
  await db().ticketStock.create({
    data: { carrier: "LO", document: "airline_ticket", firstNumber: 801n, lastNumber: 900n, nextNumber: 801n },
  });
  const [report] = await importFares({
    files: [fares("unticketed.csv", ["C6", "TAS", "IST", "100", "no"], ["LO", "TAS", "IST", "100", "no"])],
  });
  expect(report).toMatchObject({ warnings: [], notOnSale: { withoutStock: ["C6"], withoutWay: ["LO"], withoutPaper: [] } });
});

test("inventory rules are replaced by carrier, and no rule is given twice", async () => {
  const header = "carrier,booking_class,cabin,days_before,authorised_percent";
  const files = [someFile("inventory-1.csv", [header, "HY,K,E,60,30", "HY,K,E,7,10", "TK,C,B,0,100"])];
  await importInventory({ files });
  await importInventory({ files: [someFile("inventory-2.csv", [header, "HY,Y,E,0,100"])], allowedLossPercent: 100 });
  const rows = await db().inventoryRule.findMany({ orderBy: { carrier: "asc" } });
  expect(rows).toMatchObject([
    { carrier: "HY", bookingClass: "Y", cabin: "E", daysBefore: 0, authorisedPercent: 100 },
    { carrier: "TK", bookingClass: "C", cabin: "B" },
  ]);
  const bad = someFile("inventory-3.csv", [header, "HY,Y,E,0,100", "HY,Y,E,0,90", "HY,Y,B,5,90", "HY,Y,E,4,101"]);
  expect(await problemsOf(importInventory({ files: [bad] }))).toEqual([
    [3, null, "repeated"],
    [4, "cabin", "disagrees"],
    [5, "authorised_percent", "whole_number"],
  ]);
});

test("taxes are replaced as a whole", async () => {
  const header = "code,name,airport,carrier,scope,adult,child,infant,currency";
  await importTaxes({
    files: [someFile("taxes-1.csv", [header, "UZ,Airport charge,TAS,,I,10,10,0,USD", "YQ,Fuel,,HY,A,25.5,25.5,0,USD"])],
  });
  const one = someFile("taxes-2.csv", [header, 'UZ,"Airport charge, Tashkent",TAS,,I,12.25,6,0,USD']);
  await importTaxes({ files: [one], allowedLossPercent: 50 });
  expect(await db().taxRule.findMany()).toMatchObject([
    {
      code: "UZ",
      name: "Airport charge, Tashkent",
      airport: "TAS",
      carrier: "",
      scope: "I",
      adultMinor: 1225n,
      childMinor: 600n,
      infantMinor: 0n,
      currency: "USD",
    },
  ]);
  const bad = someFile("taxes-3.csv", [header, "UZ,x,TAS,HY,I,1,1,1,USD", "U,x,,HY,X,1,1,1,USD", "YQ,x,MOW,,A,1,1,1,USD"]);
  expect(await problemsOf(importTaxes({ files: [bad] }))).toEqual([
    [2, "airport", "tax_owner"],
    [3, "code", "tax_code"],
    [3, "scope", "scope"],
    [4, "airport", "place_unknown"],
  ]);
});

test("bag prices are replaced by carrier", async () => {
  const header = "carrier,scope,kg,price,currency,max_pieces";
  await importBaggage({ files: [someFile("baggage-1.csv", [header, "HY,I,23,45,USD,3", "HY,D,23,110000,UZS,2", "TK,A,30,60.50,EUR,1"])] });
  await importBaggage({ files: [someFile("baggage-2.csv", [header, "HY,A,23,50,USD,1"])], allowedLossPercent: 100 });
  expect(await db().baggagePrice.findMany({ orderBy: { carrier: "asc" } })).toMatchObject([
    { carrier: "HY", scope: "A", kg: 23, amountMinor: 5000n, currency: "USD", maxPieces: 1 },
    { carrier: "TK", scope: "A", kg: 30, amountMinor: 6050n, currency: "EUR", maxPieces: 1 },
  ]);
  const before = await version("baggage");
  const bad = someFile("baggage-3.csv", [header, "HY,I,23,1,USD,1", "HY,X,0,1.999,JPY,10", "HY,I,23,2,USD,2"]);
  expect(await problemsOf(importBaggage({ files: [bad] }))).toEqual([
    [3, "scope", "scope"],
    [3, "kg", "whole_number"],
    [3, "price", "amount"],
    [3, "currency", "currency"],
    [3, "max_pieces", "whole_number"],
    [4, null, "repeated"],
  ]);
  expect(await version("baggage")).toBe(before);
  expect(await db().baggagePrice.count()).toBe(2);
});

test("exchange rates are replaced as a whole, to the last decimal", async () => {
  await importRates({ files: [someFile("rates-1.csv", ["base,quote,rate", "USD,UZS,12045.50", "EUR,UZS,13911.2500001"])] });
  await importRates({ files: [someFile("rates-2.csv", ["base,quote,rate", "USD,UZS,12050.10"])], allowedLossPercent: 50 });
  expect(await db().exchangeRate.findMany()).toMatchObject([{ base: "USD", quote: "UZS", rate: "12050.10" }]);
  const bad = someFile("rates-3.csv", ["base,quote,rate", "USD,USD,1", "USD,JPY,0.0", "USD,UZS,1", "USD,UZS,2"]);
  expect(await problemsOf(importRates({ files: [bad] }))).toEqual([
    [2, "quote", "same_currencies"],
    [3, "quote", "currency"],
    [3, "rate", "rate"],
    [5, null, "repeated"],
  ]);
});

test("an agreement is the same whichever carrier is named first", async () => {
  const two = someFile("interline-1.csv", ["carrier_a,carrier_b", "TK,HY", "HY,SU"]);
  await importInterline({ files: [two], allowedLossPercent: 100 });
  expect(await db().interlineAgreement.findMany({ orderBy: { carrierB: "asc" } })).toEqual([
    { carrierA: "HY", carrierB: "SU" },
    { carrierA: "HY", carrierB: "TK" },
  ]);
  const bad = someFile("interline-2.csv", ["carrier_a,carrier_b", "TK,HY", "HY,TK", "SU,SU"]);
  expect(await problemsOf(importInterline({ files: [bad] }))).toEqual([
    [3, null, "repeated"],
    [4, "carrier_b", "same_carriers"],
  ]);
});

test("the entry rules that come with the service are loaded, and an operator's file replaces a citizenship's", async () => {
  const [report] = await importEntryRules({ files: [path.resolve("data/reference/entry-rules.csv")] });
  expect(report).toMatchObject({ rowsRead: 198, rowsWritten: 198, scopes: ["UZ"] });
  const rule = (country: string) => db().entryRule.findUnique({ where: { country_citizenship: { country, citizenship: "UZ" } } });
  expect(await rule("TR")).toMatchObject({ kind: "visa_free", days: 90, disputedKind: null });
  expect(await rule("QA")).toMatchObject({ kind: "on_arrival", days: null, disputedKind: "visa_free", sourceDate: "2026-02" });
  expect(await rule("KR")).toMatchObject({ kind: "e_visa" });
  expect(await rule("KE")).toMatchObject({ kind: "eta" });

  const header = "country,citizenship,kind,days,disputed_kind,source,source_date";
  await importEntryRules({ files: [someFile("rules-1.csv", [header, "DE,KZ,visa_required,,,Embassy,2027-01-15"])] });
  const two = someFile("rules-2.csv", [header, "TR,UZ,visa_free,60,,Ministry,2027-01-15"]);
  await importEntryRules({ files: [two], allowedLossPercent: 100 });
  expect(await db().entryRule.count()).toBe(2);
  expect(await rule("TR")).toMatchObject({ days: 60 });
  const bad = someFile("rules-3.csv", [header, "ZZ,UZ,free,0,visa,,soon"]);
  expect((await problemsOf(importEntryRules({ files: [bad] }))).map(([, field, problem]) => [field, problem])).toEqual([
    ["country", "country"],
    ["kind", "entry_kind"],
    ["days", "whole_number"],
    ["disputed_kind", "entry_kind"],
    ["source", "required"],
    ["source_date", "iso_date"],
  ]);
});
