import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_FILTERS, type OfferFilters, parsePicks, parseView, SORTS, writePicks, writeView } from "@/lib/client/travel/offer-view";
import { type OfferSketch, sketchOffer } from "@/tests/support/pages/sketch-offer";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { BARS, facetsOf, keptOf } from "./facets";
import { FARE_CONDITIONS } from "./fare-lists";
import { checksOf, judgeOffers, setFilters, withoutFilter, worldOf } from "./filter-offers";
import { factsOf, type OfferFacts } from "./offer-facts";

const ALLIANCES = { TK: "Star Alliance", LH: "Star Alliance", SU: "SkyTeam" };

const range = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => `2026-12-10 ${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`);
const direction = fc.record({
  route: fc.constantFrom("TAS-IST", "TAS-SAW", "TAS-FRU-IST", "TAS-ALA-SAW", "TAS-FRU-ALA-IST"),
  carriers: fc.array(fc.constantFrom("HY", "TK", "LH", "SU"), { minLength: 1, maxLength: 2 }),
  departure: clock,
  arrival: clock,
  minutes: fc.integer({ min: 60, max: 900 }),
  wait: fc.integer({ min: 30, max: 600 }),
  changeable: fc.boolean(),
});
const offers = fc.array(
  fc.record({
    price: fc.integer({ min: 100, max: 900 }),
    directions: fc.tuple(direction, direction),
    baggage: fc.boolean(),
    refund: fc.boolean(),
    separate: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);
const window = fc.record({ direction: fc.constantFrom(0, 1), end: fc.constantFrom("departure" as const, "arrival" as const) });
const filters: fc.Arbitrary<OfferFilters> = fc.record({
  stops: fc.subarray([0, 1, 2]),
  carriers: fc.subarray(["HY", "TK", "SU"]),
  alliances: fc.subarray(["Star Alliance", "SkyTeam"]),
  airports: fc.subarray(["IST", "SAW"]),
  via: fc.subarray(["FRU", "ALA"]),
  times: fc.uniqueArray(
    fc.tuple(window, range(1440)).map(([which, span]) => ({ ...which, ...span })),
    { selector: ({ direction: at, end }) => `${at}${end}` },
  ),
  maxDuration: fc.option(fc.integer({ min: 60, max: 900 })),
  connection: fc.option(range(600)),
  price: fc.option(range(900)),
  withBaggage: fc.boolean(),
  refundable: fc.boolean(),
  changeable: fc.boolean(),
  noSelfTransfer: fc.boolean(),
});

const draw = (sketches: readonly OfferSketch[]): OfferFacts[] =>
  sketches.map((sketch, index) => factsOf(sketchOffer({ ...sketch, id: `o${index}` })));
/** As a filter is meant, one offer at a time. */
function keeps(facts: OfferFacts, wanted: OfferFilters, world: ReturnType<typeof worldOf>): boolean {
  return [...checksOf(wanted, world).values()].every((check) => check(facts));
}

describe("the filters", () => {
  it("count and price every choice as a search by hand does, the other filters kept", () => {
    fc.assert(
      fc.property(offers, filters, (sketches, wanted) => {
        const facts = draw(sketches);
        const world = worldOf(facts, ALLIANCES);
        const facets = facetsOf({ judged: judgeOffers(facts, wanted, world), all: facts, world, countBy: ({ offer }) => offer.id });
        const byHand = (changed: Partial<OfferFilters>) => {
          const kept = facts.filter((one) => keeps(one, { ...wanted, ...changed }, world));
          return { count: kept.length, minPrice: kept.length > 0 ? Math.min(...kept.map(({ price }) => price)) : null };
        };
        for (const { id, count, minPrice } of facets.stops) expect({ count, minPrice }).toEqual(byHand({ stops: [id] }));
        for (const { id, count, minPrice } of facets.carriers) expect({ count, minPrice }).toEqual(byHand({ carriers: [id] }));
        for (const { id, count, minPrice } of facets.alliances) expect({ count, minPrice }).toEqual(byHand({ alliances: [id] }));
        for (const { id, count, minPrice } of facets.via) expect({ count, minPrice }).toEqual(byHand({ via: [id] }));
        for (const { id, count, minPrice } of facets.airports.flatMap(({ airports }) => airports)) {
          expect({ count, minPrice }).toEqual(byHand({ airports: [id] }));
        }
        expect(facets.noSelfTransfer).toMatchObject(byHand({ noSelfTransfer: true }));
        for (const name of FARE_CONDITIONS) {
          const judged = judgeOffers(facts, { ...wanted, [name]: true }, world);
          expect(keptOf({ judged, countBy: ({ offer }) => offer.id })).toMatchObject(byHand({ [name]: true }));
        }
        if (facets.price) expect(facets.histogram.reduce((sum, bar) => sum + bar, 0)).toBe(byHand({ price: null }).count);
        expect(facets.histogram).toHaveLength(BARS);
      }),
      { numRuns: propertyRuns(60) },
    );
  });

  it("show everything while none is set, and each can be taken back by itself", () => {
    fc.assert(
      fc.property(offers, filters, (sketches, wanted) => {
        const facts = draw(sketches);
        expect(facts.every((one) => keeps(one, NO_FILTERS, worldOf(facts, ALLIANCES)))).toBe(true);
        const cleared = setFilters(wanted).reduce(withoutFilter, wanted);
        expect(cleared).toEqual(NO_FILTERS);
      }),
    );
  });

  it("keep a journey that a chosen carrier flies any part of, and alliances only where every flight is theirs", () => {
    const facts = draw([{ directions: [{ route: "TAS-FRU-IST", carriers: ["TK", "HY"] }] }, { directions: [{ carriers: ["TK"] }] }]);
    const world = worldOf(facts, ALLIANCES);
    const ids = (wanted: Partial<OfferFilters>) =>
      facts.filter((one) => keeps(one, { ...NO_FILTERS, ...wanted }, world)).map(({ offer }) => offer.id);
    expect(ids({ carriers: ["HY"] })).toEqual(["o0"]);
    expect(ids({ carriers: ["TK"] })).toEqual(["o0", "o1"]);
    expect(ids({ alliances: ["Star Alliance"] })).toEqual(["o1"]);
  });

  it("read clocks to the minute, both ends included, and bind airports of one city alone", () => {
    const facts = draw([
      { directions: [{ route: "TAS-IST", departure: "2026-12-10 17:59" }] },
      { directions: [{ route: "TAS-SAW", departure: "2026-12-10 18:00" }] },
    ]);
    const world = worldOf(facts, {});
    const ids = (wanted: Partial<OfferFilters>) =>
      facts.filter((one) => keeps(one, { ...NO_FILTERS, ...wanted }, world)).map(({ offer }) => offer.id);
    expect(ids({ times: [{ direction: 0, end: "departure", from: 720, to: 1079 }] })).toEqual(["o0"]);
    expect(ids({ times: [{ direction: 0, end: "departure", from: 1080, to: 1080 }] })).toEqual(["o1"]);
    expect(ids({ airports: ["IST"] })).toEqual(["o0"]);
    expect(ids({ airports: ["IST", "SAW"] })).toEqual(["o0", "o1"]);
  });
});

it("order, filters and choices are kept in the address beside the search", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SORTS), filters, fc.subarray(["HY1.12100800", "TK2.12101530-TK3.12102000"]), (sort, wanted, picks) => {
      const view = { sort, filters: wanted };
      const address = writePicks(writeView(new URLSearchParams("from=TAS&to=IST"), view), picks);
      const read = new URLSearchParams(address.toString());
      expect(parseView(read)).toEqual(view);
      expect(parsePicks(read)).toEqual(picks);
      expect(read.get("from")).toBe("TAS");
    }),
  );
});
