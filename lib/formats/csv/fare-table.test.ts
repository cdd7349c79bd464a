import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fare } from "@/lib/domain/pricing/fare";
import { makeFare } from "@/lib/domain/pricing/testing/make-fare";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { BadLines, badLineText } from "../imports/bad-line";
import { faresOf, fareTable, writeFares } from "./fare-table";
import { readRows } from "./read-rows";

const FIELDS = {
  carrier: "HY",
  origin: "TAS",
  destination: "IST",
  brand: "LITE",
  brand_rank: "0",
  booking_class: "K",
  cabin: "E",
  amount: "199.90",
  currency: "USD",
  child_percent: "75",
  infant_percent: "10",
  infant_seat_percent: "50",
  baggage_pieces: "0",
  baggage_kg: "0",
  hand_pieces: "1",
  hand_kg: "8",
  season_from: "",
  season_to: "",
  days_of_week: "",
  advance_purchase_days: "7",
  refund_before: "no",
  refund_after: "no",
  change_before: "40",
  change_after: "0",
  services: "",
};
type Fields = Partial<typeof FIELDS>;

function csv(rows: Fields[], columns = Object.keys(FIELDS)): string {
  const lines = rows.map((row) => Object.values({ ...FIELDS, ...row }).join(","));
  return [columns.join(","), ...lines].join("\n");
}

/** Parses in pieces of a few bytes, as a stream may come. */
async function parse(text: string): Promise<{ fares: Fare[]; problems: string[] }> {
  const bad = new BadLines();
  const bytes = Buffer.from(text);
  async function* source() {
    for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
  }
  const fares: Fare[] = [];
  for await (const row of readRows(
    source(),
    fareTable(
      (code) => ["TAS", "IST", "MOW", "TSE", "NQZ"].includes(code),
      (code) => (code === "TSE" ? "NQZ" : undefined),
    ),
    bad,
  ))
    fares.push(...faresOf(row));
  return { fares, problems: bad.listed.map((each) => badLineText(each, "en")) };
}

describe("a line of the fares file", () => {
  it("becomes a fare", async () => {
    const { fares, problems } = await parse(
      csv([{ season_from: "12-15", season_to: "01-10", days_of_week: "567", services: "seat_choice|meal", refund_before: "25.5" }]),
    );
    expect(problems).toEqual([]);
    expect(fares).toEqual([
      {
        carrier: "HY",
        origin: "TAS",
        destination: "IST",
        brand: "LITE",
        brandRank: 0,
        bookingClass: "K",
        cabin: "E",
        amountMinor: 19_990,
        currency: "USD",
        childPercent: 75,
        infantPercent: 10,
        infantSeatPercent: 50,
        baggagePieces: 0,
        baggageKg: 0,
        handPieces: 1,
        handKg: 8,
        seasonFrom: "12-15",
        seasonTo: "01-10",
        daysOfWeek: 0b1110000,
        advancePurchaseDays: 7,
        refundBeforeMinor: 2550,
        refundAfterMinor: null,
        changeBeforeMinor: 4000,
        changeAfterMinor: 0,
        services: ["seat_choice", "meal"],
        ...{ travelFrom: null, travelTo: null, saleFrom: null, saleTo: null, flightNumbers: [] },
      },
    ]);
  });

  it("holds all year and every day where it names neither", async () => {
    const { fares } = await parse(csv([{}]));
    expect(fares).toMatchObject([{ seasonFrom: null, seasonTo: null, daysOfWeek: 127, services: [] }]);
  });

  it("becomes two fares where it holds in both directions", async () => {
    const { fares, problems } = await parse(
      `${csv([{}, { booking_class: "Q" }])
        .replaceAll("\n", ",yes\n")
        .replace("services,yes", "services,both_directions")},no`,
    );
    expect(problems).toEqual([]);
    expect(fares.map((fare) => `${fare.origin}${fare.destination} ${fare.bookingClass}`)).toEqual(["TASIST K", "ISTTAS K", "TASIST Q"]);
  });

  it("may have its columns in any order, quotes, a byte order mark and Windows line ends", async () => {
    const columns = Object.keys(FIELDS).reverse();
    const text = `\uFEFF${columns.join(",")}\r\n${Object.values(FIELDS)
      .reverse()
      .map((value) => `"${value}"`)
      .join(",")}\r\n\r\n`;
    const { fares, problems } = await parse(text);
    expect(problems).toEqual([]);
    expect(fares).toHaveLength(1);
  });

  it("keeps every amount to the last minor unit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 999_999_999_999_999 }), async (minor) => {
        const amount = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
        expect((await parse(csv([{ amount }]))).fares[0]?.amountMinor).toBe(minor);
      }),
      { numRuns: propertyRuns(50) },
    );
  });
});

it("fares of other dates or flights are others, and dates have an order", async () => {
  const columns = [...Object.keys(FIELDS), "travel_from", "travel_to", "flight_numbers"];
  const rows = [",,", "2027-06-01,2027-08-31,", ",,103|101", ",,101|103", "2027-08-31,2027-06-01,", ",,HY101"];
  const text = [columns.join(","), ...rows.map((row) => `${Object.values(FIELDS).join(",")},${row}`)].join("\n");
  const { fares, problems } = await parse(text);
  expect(fares.map(({ travelTo, flightNumbers }) => [travelTo, flightNumbers])).toEqual([
    [null, []],
    ["2027-08-31", []],
    [null, [101, 103]],
  ]);
  expect(problems).toHaveLength(3);
  expect(problems.join()).toMatch(
    /line 5.*line 6, travel_to: “2027-06-01” is before 2027-08-31.*line 7, flight_numbers: “HY101” names no flights/,
  );
});

it("fares that are written are read back as they were", async () => {
  const amount = fc.integer({ min: 1, max: 1e12 });
  const some = fc.record({
    amountMinor: amount,
    refundBeforeMinor: fc.option(amount),
    daysOfWeek: fc.integer({ min: 1, max: 127 }),
    season: fc.constantFrom({ seasonFrom: null, seasonTo: null }, { seasonFrom: "12-15", seasonTo: "01-10" }),
    services: fc.subarray(["meal", "seat_choice"]),
    brand: fc.constantFrom("LITE", "Ленинка 2"),
    travelTo: fc.constantFrom(null, "2027-02-28"),
    saleFrom: fc.constantFrom(null, "2026-12-01"),
    flightNumbers: fc.constantFrom([], [101, 9999]),
  });
  await fc.assert(
    fc.asyncProperty(some, async ({ season, ...differences }) => {
      const fare = makeFare({ ...differences, ...season });
      expect(await parse(writeFares([fare]))).toEqual({ fares: [fare], problems: [] });
    }),
    { numRuns: propertyRuns(30) },
  );
});

describe("a bad line", () => {
  it.each<[Fields, string]>([
    [{ carrier: "HYY" }, "carrier: “HYY” is no airline code"],
    [{ origin: "QQQ" }, "origin: “QQQ” is neither an airport nor a metropolitan area known here"],
    [{ destination: "TAS" }, "destination: Origin and destination are both TAS"],
    [{ brand: "" }, "brand: The field is empty"],
    [{ brand_rank: "-1" }, "brand_rank: “-1” is no whole number from 0–20"],
    [{ booking_class: "KK" }, "booking_class: “KK” is no booking class"],
    [{ cabin: "Y" }, "cabin: “Y” is no cabin"],
    [{ amount: "1.999" }, "amount: “1.999” is no amount"],
    [{ amount: "1e3" }, "amount: “1e3” is no amount"],
    [{ amount: "-5" }, "amount: “-5” is no amount"],
    [{ amount: "0.00" }, "amount: A fare of 0 would be sold for nothing"],
    [{ origin: "TSE" }, "origin: The airport “TSE” is closed, its flights have moved. Write NQZ."],
    [{ currency: "JPY" }, "currency: “JPY” is no currency that is filed here. Write one of UZS, USD"],
    [{ child_percent: "101" }, "child_percent: “101” is no whole number from 0–100"],
    [{ season_from: "02-30", season_to: "03-01" }, "season_from: “02-30” is no day of the year"],
    [{ season_from: "06-01" }, "season_from: Only one end of the season is given"],
    [{ days_of_week: "71" }, "days_of_week: “71” are no days"],
    [{ refund_before: "never" }, "refund_before: “never” is no penalty"],
    [{ change_after: "" }, "change_after: The field is empty"],
    [{ services: "Meal" }, "services: “Meal” is no list of services"],
  ])("%o is named with its column and remedy", async (fields, problem) => {
    const { fares, problems } = await parse(csv([{}, fields]));
    expect(fares).toHaveLength(1);
    expect(problems).toEqual([expect.stringContaining(`line 3, ${problem}`)]);
  });

  it("with several faults gets a report for each", async () => {
    expect((await parse(csv([{ carrier: "?", amount: "x", cabin: "" }]))).problems).toHaveLength(3);
  });

  it("that contradicts an earlier one about a brand's rank or a class's cabin is refused", async () => {
    const { problems } = await parse(csv([{}, { origin: "MOW", brand_rank: "1" }, { destination: "MOW", cabin: "B" }]));
    expect(problems).toEqual([
      expect.stringContaining("line 3, brand_rank: “1” contradicts line 2"),
      expect.stringContaining("line 4, cabin: “B” contradicts line 2"),
    ]);
  });

  it("that gives the same fare again is refused with both lines, whichever way round it is written", async () => {
    const columns = [...Object.keys(FIELDS), "both_directions"];
    const back = { origin: "IST", destination: "TAS" };
    const lines = csv([{}, { amount: "250" }, back, { season_from: "06-01", season_to: "08-31" }, { days_of_week: "67" }], columns)
      .split("\n")
      .map((line, index) => (index === 0 ? line : `${line},${index === 1 ? "yes" : ""}`));
    const { problems } = await parse(lines.join("\n"));
    expect(problems).toEqual([
      "line 3: HY TAS–IST LITE K −7 stands on line 2 already. Take one of the lines out.",
      "line 4: HY IST–TAS LITE K −7 stands on line 2 already. Take one of the lines out.",
    ]);
  });

  it("with too few or too many fields is refused", async () => {
    expect((await parse(`${csv([{}])},x\nHY,TAS`)).problems).toEqual([
      expect.stringContaining("line 2: The line has 26 fields, the first line names 25 columns"),
      expect.stringContaining("line 3: The line has 2 fields"),
    ]);
  });

  it("with an open quote ends the reading there", async () => {
    expect((await parse(`${csv([{}])}\n"HY,TAS\n`)).problems).toEqual([expect.stringContaining("cannot be read as CSV from here on")]);
  });
});

describe("a bad first line", () => {
  it("is named by its columns", async () => {
    const columns = Object.keys(FIELDS).map((name) => (name === "amount" ? "price" : name));
    expect((await parse(csv([{}], columns))).problems).toEqual([
      expect.stringContaining("line 1: There is no column “price”"),
      expect.stringContaining("line 1, amount: The first line does not name this column"),
    ]);
  });

  it("without lines after it is an empty file", async () => {
    expect((await parse(csv([]))).problems).toEqual([expect.stringContaining("The file has no records")]);
  });
});
