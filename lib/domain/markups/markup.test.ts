import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { makeConvert } from "../pricing/exchange";
import { makeFareAmounts } from "../pricing/fare-amounts";
import { areOnePlace } from "../pricing/tariff";
import { makeFare } from "../pricing/testing/make-fare";
import { type MarkupRule, makeMark, refusalOfSale, triedMarkups } from "./markup";

const cityOf = (code: string) => (code === "SAW" || code === "ISL" ? "IST" : code);
const convert = makeConvert([{ base: "USD", quote: "UZS", rate: "12500" }], "UZS");
const selling = { convert, currency: "UZS", cityOf } as const;

const ANY: MarkupRule = {
  ...{ id: "any", place: 1, partnerId: null, carrier: null, origin: null, destination: null, bothWays: true, bookingClasses: "" },
  ...{ amount: 30, currency: null, saleFrom: null, saleTo: null },
};
const fare = makeFare({ carrier: "HY", origin: "TAS", destination: "SAW", bookingClass: "Y", amountMinor: 1_000_100 });

function paid(rules: readonly Partial<MarkupRule>[], of = fare): number {
  return makeMark(
    rules.map((rule) => ({ ...ANY, ...rule })),
    selling,
  )(of, of.amountMinor);
}

describe("makeMark", () => {
  it("adds the first rule that holds, in per mille rounded up to whole soums, in money, or takes it off", () => {
    expect(paid([])).toBe(1_000_100);
    expect(paid([{}])).toBe(1_000_100 + 30_100);
    expect(paid([{ amount: 5_000, currency: "UZS" }, {}])).toBe(1_005_100);
    expect(paid([{ amount: 2_00, currency: "USD" }])).toBe(1_000_100 + 25_000_00);
    expect(paid([{ amount: -30 }])).toBe(1_000_100 - 30_100);
    expect(paid([{ carrier: "TK" }, { amount: 10 }])).toBe(1_000_100 + 10_100);
  });

  it("takes off no more than the fare", () => {
    expect(paid([{ amount: -9_000_00, currency: "UZS" }])).toBe(100_100);
    expect(paid([{ amount: -90_000_00, currency: "UZS" }])).toBe(0);
  });

  it("holds for the airports of a city, and for the way back where both ways are meant", () => {
    const way = { origin: "TAS", destination: "IST" };
    const back = makeFare({ ...fare, origin: "SAW", destination: "TAS" });
    expect([paid([way]), paid([way], back), paid([{ ...way, bothWays: false }], back)]).toEqual([1_030_200, 1_030_200, 1_000_100]);
    expect(paid([{ origin: "TAS", destination: "ISL" }])).toBe(1_000_100);
  });

  it("lets children and infants pay their share of it", () => {
    const amounts = makeFareAmounts(convert, "UZS", makeMark([{ ...ANY, amount: 100 }], selling));
    const young = makeFare({ ...fare, amountMinor: 1_000_000, childPercent: 75, infantPercent: 10, infantSeatPercent: 50 });
    expect(amounts(young)).toEqual({ adt: 1_100_000, chd: 825_000, inf: 110_000, ins: 550_000 });
  });
});

it("holds on its days of sale alone, for its agency alone", () => {
  const rule = { ...ANY, partnerId: "one", saleFrom: "2026-12-01", saleTo: "2026-12-31" };
  const at = (partnerId: string, soldOn: string) => refusalOfSale(rule, { partnerId, soldOn });
  expect([
    at("one", "2026-12-01"),
    at("one", "2026-12-31"),
    at("one", "2026-11-30"),
    at("one", "2027-01-01"),
    at("two", "2026-12-05"),
  ]).toEqual([null, null, "sale_days", "sale_days", "agency"]);
});

const code = fc.constantFrom("TAS", "SAW", "ISL", "IST");
const rules = fc.array(
  fc.record<MarkupRule>({
    id: fc.uuid(),
    place: fc.constant(1),
    partnerId: fc.constantFrom(null, "one", "two"),
    carrier: fc.constantFrom(null, "HY", "TK"),
    origin: fc.option(code),
    destination: fc.option(code),
    bothWays: fc.boolean(),
    bookingClasses: fc.constantFrom("", "Y", "YM"),
    amount: fc.integer({ min: -1_000, max: 1_000 }),
    currency: fc.constantFrom(null, "UZS", "USD"),
    saleFrom: fc.constantFrom(null, "2026-12-02"),
    saleTo: fc.constantFrom(null, "2026-12-03"),
  }),
  { maxLength: 8 },
);

/** Read from the words of the decision: every rule is asked everything, and the first that says yes to all counts. */
function plainly(all: readonly MarkupRule[], sale: { partnerId: string; soldOn: string }, of: typeof fare): number {
  const isAt = (place: string | null, point: string) => place === null || [point, cityOf(point)].includes(place) || cityOf(place) === point;
  for (const each of all) {
    const there = isAt(each.origin, of.origin) && isAt(each.destination, of.destination);
    const back = each.bothWays && isAt(each.origin, of.destination) && isAt(each.destination, of.origin);
    const says = [
      [null, sale.partnerId].includes(each.partnerId),
      [null, of.carrier].includes(each.carrier),
      each.bookingClasses === "" || each.bookingClasses.split("").includes(of.bookingClass),
      there || back,
      (each.saleFrom ?? "0") <= sale.soldOn,
      sale.soldOn <= (each.saleTo ?? "9"),
    ];
    if (!says.every((yes) => yes)) continue;
    const exact =
      each.currency === null
        ? (of.amountMinor * Math.abs(each.amount)) / 1000
        : Math.abs(each.amount) * (each.currency === "USD" ? 12_500 : 1);
    const whole = Math.ceil(exact / 100) * 100;
    return Math.max(0, of.amountMinor + Math.sign(each.amount) * whole);
  }
  return of.amountMinor;
}

it("is what the rules say word for word, and the last rule tried is the one that counts", () => {
  fc.assert(
    fc.property(
      rules,
      fc.constantFrom("2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"),
      fc.record({
        origin: code,
        destination: code,
        bookingClass: fc.constantFrom("Y", "M", "T"),
        amountMinor: fc.integer({ min: 0, max: 9_999 }),
      }),
      (all, soldOn, drawn) => {
        const sale = { partnerId: "one", soldOn };
        const of = makeFare({ ...fare, ...drawn, amountMinor: drawn.amountMinor * 100 });
        const holding = all.filter((rule) => refusalOfSale(rule, sale) === null);
        expect(makeMark(holding, selling)(of, of.amountMinor)).toBe(plainly(all, sale, of));
        const tried = triedMarkups(all, { sale, fare: of, cityOf });
        const last = tried.at(-1);
        const alone = last?.refusal === null ? [last.rule] : [];
        expect(makeMark(alone, selling)(of, of.amountMinor)).toBe(plainly(all, sale, of));
        expect(tried.slice(0, -1).every(({ refusal }) => refusal !== null)).toBe(true);
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});

it("holds for every fare that is sold between the places that it names, whether rule and fare name an airport or its city", () => {
  const airport = fc.constantFrom("TAS", "SAW", "ISL", "IST");
  const coded = (at: string) => fc.constantFrom(at, cityOf(at));
  const journey = fc.tuple(airport, airport).chain(([from, to]) => fc.tuple(coded(from), coded(to), coded(from), coded(to)));
  fc.assert(
    fc.property(journey, ([filedFrom, filedTo, origin, destination]) => {
      const of = makeFare({ ...fare, origin: filedFrom, destination: filedTo });
      expect(paid([{ origin, destination, bothWays: false }], of)).toBe(paid([{}], of));
      expect(areOnePlace(filedFrom, origin, cityOf)).toBe(areOnePlace(origin, filedFrom, cityOf));
    }),
    { numRuns: propertyRuns(100) },
  );
  expect(areOnePlace("SAW", "ISL", cityOf)).toBe(false);
});
