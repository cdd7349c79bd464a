import { describe, expect, it } from "vitest";
import type { Fare } from "../fare";
import { makeFare } from "../testing/make-fare";
import { compareFares } from "./compare-fares";
import { comparedBy } from "./first-prices";

const compare = comparedBy([
  { base: "USD", quote: "UZS", rate: "12000" },
  { base: "EUR", quote: "UZS", rate: "13000" },
]);

const fare = (changes: Partial<Fare> = {}) =>
  makeFare({ origin: "TAS", destination: "IST", currency: "USD", amountMinor: 10_000, ...changes });
const SUMMER = { seasonFrom: "04-01", seasonTo: "10-31" };
const WINTER = { seasonFrom: "11-01", seasonTo: "03-31" };

const changeOf = (before: readonly Fare[], after: readonly Fare[]) =>
  compareFares({ carrier: "HY", before, after, compare, dropPercent: 30 });

describe("what a fares file changes", () => {
  it("is nothing where the same fares come in another order", () => {
    const fares = [fare(SUMMER), fare({ ...WINTER, amountMinor: 8_000 })];
    expect(changeOf(fares, fares.toReversed())).toMatchObject({
      fares: { before: 2, after: 2, added: 0, removed: 0, changed: 0 },
      firstPrices: [],
      priceJumps: [],
    });
  });

  it("names routes, brands and classes that come and go, and counts fares by what is another", () => {
    const before = [fare(), fare({ brand: "FLEX", bookingClass: "B" }), fare({ destination: "DXB" })];
    const after = [fare({ refundBeforeMinor: 999 }), fare({ destination: "LED", bookingClass: "M" })];
    expect(changeOf(before, after)).toMatchObject({
      fares: { before: 3, after: 2, added: 1, removed: 2, changed: 1 },
      routes: { before: 2, lost: ["TAS–DXB"], gained: ["TAS–LED"] },
      brands: { lost: ["FLEX"], gained: [] },
      brandsOfRoutes: { before: 2, lost: ["TAS–IST FLEX"] },
      bookingClasses: { lost: ["B"], gained: ["M"] },
    });
  });

  it("is a season that is sold no more, and not one whose days others have", () => {
    const before = [fare(SUMMER), fare(WINTER)];
    expect(changeOf(before, [fare(WINTER)])).toMatchObject({
      seasons: { before: 2, lost: ["04-01…10-31"] },
      unsoldSeasons: ["04-01…10-31"],
      shorterRoutes: ["TAS–IST"],
    });
    const covered = [fare({ seasonFrom: "03-25", seasonTo: "11-05" }), fare(WINTER)];
    expect(changeOf(before, covered)).toMatchObject({ seasons: { lost: ["04-01…10-31"] }, unsoldSeasons: [], shorterRoutes: [] });
    expect(changeOf([fare()], [fare(WINTER)])).toMatchObject({ unsoldSeasons: ["all year"], shorterRoutes: ["TAS–IST"] });
    // A route that is gone is lost as a route.
    expect(changeOf([fare(SUMMER), fare({ destination: "DXB", ...WINTER })], [fare(SUMMER)])).toMatchObject({ unsoldSeasons: [] });
  });

  it("is days of the week, and days before departure, on which a route or a brand of it is sold no more", () => {
    const lite = { brand: "LITE", bookingClass: "K" };
    const before = [fare(lite), fare({ brand: "FLEX", bookingClass: "B" }), fare({ ...lite, destination: "DXB" })];
    const none = { shorterRoutes: [], shorterBrands: [], earlierRoutes: [], earlierBrands: [] };
    const less = { ...lite, daysOfWeek: 1 };
    const earlier = { ...lite, advancePurchaseDays: 14 };
    const filed = (changed: Partial<Fare>) => [
      fare(changed),
      fare({ brand: "FLEX", bookingClass: "B" }),
      fare({ ...changed, destination: "DXB" }),
    ];
    expect(changeOf(before, filed(less))).toMatchObject({ ...none, shorterRoutes: ["TAS–DXB"], shorterBrands: ["TAS–IST LITE"] });
    expect(changeOf(before, filed(earlier))).toMatchObject({ ...none, earlierRoutes: ["TAS–DXB"], earlierBrands: ["TAS–IST LITE"] });
    const others = [fare({ ...less, bookingClass: "L" }), fare({ ...lite, daysOfWeek: 126 }), fare(earlier)];
    expect(changeOf([fare(lite)], others)).toMatchObject(none);
    expect(changeOf(filed(less), before)).toMatchObject(none);
  });

  it("is named by column, with how many fares and from what to what", () => {
    const free = { refundBeforeMinor: 0, baggagePieces: 2, baggageKg: 32, services: ["meal"] };
    const before = [fare(), fare({ destination: "DXB" }), fare({ destination: "LED", childPercent: 50 })];
    const after = [fare({ ...free, childPercent: 60 }), fare({ destination: "DXB", childPercent: 60 }), fare({ destination: "LED" })];
    const changed = (term: string, ...values: [value: string, rows: number][]) => ({
      term,
      rows: values.reduce((sum, [, rows]) => sum + rows, 0),
      values: values.map(([value, rows]) => ({ value, rows })),
      moreValues: 0,
    });
    expect(changeOf(before, after).terms).toEqual([
      changed("child_percent", ["75 → 60", 2], ["50 → 75", 1]),
      changed("baggage_pieces", ["1 → 2", 1]),
      changed("baggage_kg", ["23 → 32", 1]),
      changed("refund_before", ["no → 0.00 USD", 1]),
      changed("services", ["none → meal", 1]),
    ]);
    const routes = [fare(), ...Array.from({ length: 29 }, (_, index) => fare({ bookingClass: "K", advancePurchaseDays: index }))];
    const dearer = routes.map((each, index) => ({ ...each, amountMinor: each.amountMinor + index }));
    expect(changeOf(routes, dearer).terms).toMatchObject([{ term: "amount", rows: 29, moreValues: 9 }]);
    expect(changeOf(routes, routes.toReversed()).terms).toEqual([]);
  });

  it("is the first price of a route, in whichever currency", () => {
    const before = [fare({ amountMinor: 10_000 }), fare({ brand: "FLEX", amountMinor: 9_000, currency: "EUR" })];
    const after = [fare({ amountMinor: 10_000 }), fare({ brand: "FLEX", amountMinor: 12_000, currency: "EUR" })];
    expect(changeOf(before, after).firstPrices).toEqual([
      { of: "TAS–IST", before: { amountMinor: 9_000, currency: "EUR" }, after: { amountMinor: 10_000, currency: "USD" } },
    ]);
  });
});

describe("prices ten times as high or low", () => {
  const jumps = (before: readonly Fare[], after: readonly Fare[]) => changeOf(before, after).priceJumps.map(({ of }) => of);

  it.each([
    ["ten times", 100_000, ["TAS–IST LITE K"]],
    ["nearly ten times", 99_999, []],
    ["a tenth", 1_000, ["TAS–IST LITE K"]],
    ["nearly a tenth", 1_001, []],
  ])("are found at %s", (_, amountMinor, expected) => {
    expect(jumps([fare({ brand: "LITE", bookingClass: "K" })], [fare({ brand: "LITE", bookingClass: "K", amountMinor })])).toEqual(
      expected,
    );
  });

  it("are found fare by fare, though the first price stays", () => {
    const dear = { brand: "LITE", bookingClass: "B", amountMinor: 20_000 };
    const cheap = fare({ brand: "LITE", bookingClass: "K" });
    expect(jumps([cheap, fare(dear)], [cheap, fare({ ...dear, amountMinor: 200_000 })])).toEqual(["TAS–IST LITE B"]);
  });

  it("are found where a brand has other fares, and where a route has other brands", () => {
    const before = [fare({ brand: "LITE", bookingClass: "K" })];
    expect(jumps(before, [fare({ brand: "LITE", bookingClass: "L", amountMinor: 500 })])).toEqual(["TAS–IST LITE"]);
    expect(jumps(before, [fare({ brand: "BASIC", bookingClass: "L", amountMinor: 500 })])).toEqual(["TAS–IST"]);
    expect(jumps(before, [...before, fare({ brand: "BUSINESS", bookingClass: "C", amountMinor: 300_000 })])).toEqual([]);
  });

  it.each([
    ["a child's of nothing", { childPercent: 0 }, ["TAS–IST LIGHT T child"]],
    ["a child's that was nothing", { childPercent: 75 }, ["TAS–IST LIGHT T child"], { childPercent: 0 }],
    ["an infant's of a tenth", { infantPercent: 1, infantSeatPercent: 8 }, ["TAS–IST LIGHT T infant"]],
    ["an infant's of more, and of nothing with a seat", { infantPercent: 2, infantSeatPercent: 0 }, ["TAS–IST LIGHT T infant with a seat"]],
    ["an adult's and so a child's", { amountMinor: 1_000 }, ["TAS–IST LIGHT T"]],
    ["a child's of a fare of another class", { childPercent: 0, bookingClass: "K" }, ["TAS–IST LIGHT child"]],
    ["nothing before and after", { childPercent: 0 }, [], { childPercent: 0 }],
  ])("are found: %s", (_, after: Partial<Fare>, expected: string[], before: Partial<Fare> = {}) => {
    expect(jumps([fare(before)], [fare(after)])).toEqual(expected);
  });

  it("are compared by exchange rates, and where none leads from one currency to the other that is told", () => {
    const before = [fare({ currency: "USD", amountMinor: 10_000 })];
    expect(jumps(before, [fare({ currency: "UZS", amountMinor: 120_000_000 })])).toEqual([]);
    expect(jumps(before, [fare({ currency: "UZS", amountMinor: 12_000 })])).toHaveLength(1);
    const unknown = changeOf(before, [fare({ currency: "RUB", amountMinor: 1 })]);
    expect([unknown.priceJumps, unknown.incomparable]).toEqual([[], ["RUB–USD"]]);
    expect(changeOf(before, [fare({ currency: "UZS", amountMinor: 12_000 })]).incomparable).toEqual([]);
  });

  it("come the worst first", () => {
    const two = (one: number, other: number) => [fare({ amountMinor: one }), fare({ destination: "DXB", amountMinor: other })];
    const found = changeOf(two(100, 100), two(1_500, 9_000)).priceJumps;
    expect(found.map(({ after }) => after.amountMinor)).toEqual([9_000, 1_500]);
  });
});
