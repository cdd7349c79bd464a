import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { type Party, seatsNeeded } from "../passengers/passengers";
import { makeConvert } from "./exchange";
import type { Fare } from "./fare";
import { makeFareAmounts, partyTotal } from "./fare-amounts";
import { type DirectionToPrice, lowestPrice, type PricedFlight, priceAtBrandRank, priceDirection } from "./price-direction";
import { makeFare } from "./testing/make-fare";
import { makeTariff } from "./testing/make-tariff";

const ONE: Party = { adt: 1, chd: 0, inf: 0, ins: 0 };
const amounts = makeFareAmounts(makeConvert([], "UZS"), "UZS");
const cityOf = (airport: string) => (airport === "LHR" ? "LON" : airport);
const source = (fares: readonly Fare[]) => ({ tariff: makeTariff(fares, cityOf), amounts });
const flight = (origin: string, destination: string, differences: Partial<PricedFlight> = {}): PricedFlight => ({
  carrier: "HY",
  flightNumber: 271,
  origin,
  destination,
  day: 20_000,
  seats: () => 9,
  ...differences,
});
const direction = (flights: PricedFlight[], party: Party = ONE): DirectionToPrice => ({
  flights,
  daysLeft: 30,
  soldOn: 19_970,
  cabin: "E",
  party,
});
const viaIstanbul = [flight("TAS", "IST"), flight("IST", "LHR")];

describe("priceDirection", () => {
  it("takes a fare of certain flights only where it covers none but them", () => {
    const through = makeFare({ destination: "LON", amountMinor: 15_000, flightNumbers: [271, 272] });
    const parts = [makeFare(), makeFare({ origin: "IST", destination: "LHR" })];
    const over = (last: number) => {
      const flights = [flight("TAS", "IST"), flight("IST", "LHR", { flightNumber: last })];
      return lowestPrice(priceDirection(direction(flights), source([through, ...parts])))?.totalMinor;
    };
    expect([over(272), over(273)]).toEqual([15_000, 20_000]);
  });

  it("takes the through fare where it is cheaper than the sum, filed for the metropolitan area as well", () => {
    const through = makeFare({ destination: "LON", amountMinor: 15_000 });
    const parts = [makeFare(), makeFare({ origin: "IST", destination: "LHR" })];
    const cheap = lowestPrice(priceDirection(direction(viaIstanbul), source([through, ...parts])));
    expect(cheap?.components.map(({ from, to }) => [from, to])).toEqual([[0, 1]]);
    const sum = lowestPrice(priceDirection(direction(viaIstanbul), source([{ ...through, amountMinor: 25_000 }, ...parts])));
    expect(sum?.totalMinor).toBe(20_000);
  });

  it("asks seats for the whole party in the class on every flight, lap infants aside", () => {
    const fares = [makeFare({ destination: "LON" }), makeFare({ destination: "LON", bookingClass: "Y", amountMinor: 30_000 })];
    const last = flight("IST", "LHR", { seats: (bookingClass) => (bookingClass === "T" ? 2 : 9) });
    const classFor = (party: Party) =>
      lowestPrice(priceDirection(direction([flight("TAS", "IST"), last], party), source(fares)))?.components[0]?.fare.bookingClass;
    expect(classFor({ adt: 2, chd: 0, inf: 2, ins: 0 })).toBe("T");
    expect(classFor({ adt: 2, chd: 0, inf: 0, ins: 1 })).toBe("Y");
    expect(classFor({ adt: 9, chd: 1, inf: 0, ins: 0 })).toBeUndefined();
  });

  it("gives one price per brand, and a carrier without the brand sells its nearest", () => {
    const fares = [
      makeFare(),
      makeFare({ brand: "FLEX", brandRank: 1, amountMinor: 20_000 }),
      makeFare({ carrier: "TK", origin: "IST", destination: "LON", brand: "ECO", amountMinor: 5_000 }),
    ];
    const prices = priceDirection(direction([flight("TAS", "IST"), flight("IST", "LHR", { carrier: "TK" })]), source(fares));
    expect(prices.priced.map(({ components, totalMinor }) => [components.map(({ fare }) => fare.brand), totalMinor])).toEqual([
      [["LIGHT", "ECO"], 15_000],
      [["FLEX", "ECO"], 25_000],
    ]);
  });

  it("does not sell a brand of which no class is left", () => {
    const fares = [makeFare(), makeFare({ brand: "FLEX", brandRank: 1, bookingClass: "Y", amountMinor: 20_000 })];
    const soldOut = [flight("TAS", "IST", { seats: (bookingClass) => (bookingClass === "T" ? 0 : 1) })];
    const prices = priceDirection(direction(soldOut), source(fares));
    expect(lowestPrice(prices)?.brandRank).toBe(1);
    expect(priceAtBrandRank(prices, 0)).toBeNull();
    expect(priceAtBrandRank(prices, 7)?.brandRank).toBe(1);
  });
});

const AIRPORTS = ["TAS", "IST", "LHR", "JFK"] as const;
const worlds = fc.record({
  carriers: fc.array(fc.constantFrom("HY", "TK"), { minLength: 1, maxLength: 3 }),
  fares: fc.array(
    fc.record({
      carrier: fc.constantFrom("HY", "TK"),
      ends: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 })).filter(([from, to]) => from < to),
      bookingClass: fc.constantFrom("Y", "T"),
      amountMinor: fc.integer({ min: 1, max: 500 }).map((amount) => amount * 100),
    }),
    { maxLength: 24 },
  ),
  seats: fc.array(fc.record({ Y: fc.integer({ min: 0, max: 4 }), T: fc.integer({ min: 0, max: 4 }) }), { minLength: 3, maxLength: 3 }),
  party: fc.record({
    adt: fc.integer({ min: 1, max: 3 }),
    chd: fc.integer({ min: 0, max: 1 }),
    inf: fc.integer({ min: 0, max: 1 }),
    ins: fc.integer({ min: 0, max: 1 }),
  }),
});
type Generated = typeof worlds extends fc.Arbitrary<infer Value> ? Value : never;

function worldOf({ carriers, fares, seats, party }: Generated) {
  const flights = carriers.map((carrier, index) =>
    flight(AIRPORTS[index] ?? "", AIRPORTS[index + 1] ?? "", { carrier, seats: (each) => seats[index]?.[each === "T" ? "T" : "Y"] ?? 0 }),
  );
  const filed = fares.map(({ ends: [from, to], ...rest }) => makeFare({ ...rest, origin: AIRPORTS[from], destination: AIRPORTS[to] }));
  return { toPrice: direction(flights, party), filed };
}

/** Slow and obvious: every way to cut the flights, every fare on every part. */
function bruteForce(from: number, { flights, party }: DirectionToPrice, fares: readonly Fare[]): number {
  if (from === flights.length) return 0;
  let best = Number.POSITIVE_INFINITY;
  for (let to = from; to < flights.length; to++) {
    const part = flights.slice(from, to + 1);
    for (const fare of fares) {
      const fits = fare.origin === part[0]?.origin && fare.destination === part.at(-1)?.destination;
      const flown = part.every((each) => each.carrier === fare.carrier && each.seats(fare.bookingClass) >= seatsNeeded(party));
      if (fits && flown)
        best = Math.min(
          best,
          partyTotal(amounts(fare), party) + bruteForce(to + 1, { flights, party, daysLeft: 30, soldOn: 19_970, cabin: "E" }, fares),
        );
    }
  }
  return best;
}

describe("any journey", () => {
  it("costs what the cheapest construction of all costs, and the total is the sum of its parts", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { toPrice, filed } = worldOf(world);
        const priced = lowestPrice(priceDirection(toPrice, source(filed)));
        expect(priced?.totalMinor ?? Number.POSITIVE_INFINITY).toBe(bruteForce(0, toPrice, filed));
        const parts = priced?.components.reduce((total, part) => total + partyTotal(part.amounts, toPrice.party), 0);
        expect(parts).toBe(priced?.totalMinor);
      }),
      { numRuns: propertyRuns(400) },
    );
  });

  it("is never cheaper with one more passenger", () => {
    fc.assert(
      fc.property(worlds, fc.constantFrom("adt", "chd", "inf", "ins"), (world, age) => {
        const { toPrice, filed } = worldOf(world);
        const more = { ...toPrice, party: { ...toPrice.party, [age]: toPrice.party[age] + 1 } };
        const total = (each: DirectionToPrice) => lowestPrice(priceDirection(each, source(filed)))?.totalMinor ?? Number.POSITIVE_INFINITY;
        expect(total(more)).toBeGreaterThanOrEqual(total(toPrice));
      }),
    );
  });
});
