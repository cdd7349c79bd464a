import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OracleDirection, PricedOracle } from "@/lib/engine/oracle/priced-oracle";
import { assertUntilSeen } from "@/lib/engine/testing/assert-until-seen";
import { componentsText, usesText } from "@/lib/engine/testing/fare-text";
import { pricedWorlds } from "@/lib/engine/testing/priced-worlds";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { PricedEngine } from "../priced-engine";
import type { PricedWorld } from "../prices/priced-world";
import type { AnywhereQuery, DirectionQuery, LowestJourney, LowestQuery } from "../query";

const DAYS = 3;
/** Directions that begin their journeys, and those of journeys that begin in so many days. */
const DAYS_LEFT = [null, 0, 2];

describe("PricedEngine.lowestOfDays", () => {
  it.each(["cheapest", "ready", "departure"] as const)(
    "finds the same %s journeys as looking at every one, in small worlds",
    (keep) => {
      const seen = [0, 0, 0];
      assertUntilSeen(
        fc.property(pricedWorlds, ({ world, queries }) => {
          const engine = new PricedEngine(world);
          const oracle = new PricedOracle(world);
          for (const [index, query] of queries.entries()) {
            for (const direction of query.directions) {
              const daysLeft = DAYS_LEFT[index % DAYS_LEFT.length] ?? null;
              const asked = { ...query, ...direction, daysLeft, fromDay: direction.day, days: DAYS, keep };
              const found = engine.lowestOfDays(asked);
              const expected = found.map((_, day) => front(daysOf(oracle, asked, direction, day), asked));
              expect(found.map((day) => day.map((each) => `${textOf(each, world)} ${each.readyUtc}`))).toEqual(expected);
              for (const { services } of found.flat()) countStops(seen, services);
            }
          }
        }),
        { numRuns: propertyRuns(80), isEnough: () => Math.min(...seen) > 0 },
      );
    },
    300_000,
  );
});

describe("PricedEngine.lowestAnywhere", () => {
  it("finds to every city what looking at every journey finds, with two stops only where no other gets there, in small worlds", () => {
    const seen = [0, 0, 0];
    assertUntilSeen(
      fc.property(pricedWorlds, ({ world, queries }) => {
        const engine = new PricedEngine(world);
        const oracle = new PricedOracle(world);
        for (const query of queries) {
          for (const { origins, day } of query.directions) {
            const asked = { ...query, origins, fromDay: day, days: DAYS };
            // Other queries that come in between must change nothing.
            const other = engine.lowestAnywhere({ ...asked, fromDay: day + 1 });
            const found = finished(engine.lowestAnywhere(asked), () => {
              other.next();
              engine.search(query);
            });
            const expected = citiesBut(origins, world).flatMap((city) => anywhere(oracle, query, { origins, city, day }));
            expect(found.map((each) => textOf(each, world)).sort()).toEqual(expected.sort());
            for (const { services } of found) countStops(seen, services);
          }
        }
      }),
      { numRuns: propertyRuns(80), isEnough: () => Math.min(...seen) > 0 },
    );
  }, 300_000);
});

describe("PricedEngine.lowestEachDay", () => {
  it.each(["away", "home"] as const)(
    "finds %s, for every city and day, what looking at every journey finds, in small worlds",
    (heading) => {
      const seen = [0, 0, 0];
      assertUntilSeen(
        fc.property(pricedWorlds, ({ world, queries }) => {
          const engine = new PricedEngine(world);
          const oracle = new PricedOracle(world);
          for (const query of queries) {
            for (const { origins, day } of query.directions) {
              const mostOn = () => query.maxTotalMinor ?? Number.MAX_SAFE_INTEGER;
              const found = [
                ...engine.lowestEachDay({
                  ...query,
                  ...{ origins, fromDay: day, days: DAYS, heading, mostOn },
                  daysLeftOn: () => DAYS_LEFT,
                }),
              ];
              const expected = citiesBut(origins, world).flatMap((city) => {
                const ends = heading === "away" ? { origins, destinations: city } : { origins: city, destinations: origins };
                return eachDay(oracle, query, { ...ends, day });
              });
              const texts = found.flatMap(({ day: on, daysLeft, journeys }) => {
                return journeys.map((each) => `${on} ${daysLeft} ${textOf(each, world)}`);
              });
              expect(texts.sort()).toEqual(expected.sort());
              for (const { services } of found.flatMap(({ journeys }) => journeys)) countStops(seen, services);
            }
          }
        }),
        { numRuns: propertyRuns(80), isEnough: () => Math.min(...seen) > 0 },
      );
    },
    300_000,
  );
});

/** The cheapest journey of each day; with two stops only where no day has one with fewer. */
function eachDay(
  oracle: PricedOracle,
  query: Omit<AnywhereQuery, "origins" | "fromDay" | "days">,
  { origins, destinations, day }: { origins: readonly string[]; destinations: readonly string[]; day: number },
): string[] {
  const days = Array.from({ length: DAYS }, (_, after) => day + after).flatMap((on) =>
    DAYS_LEFT.map((left) => {
      const all = oracle.all({ origins, destinations, day: on, departure: null, arrival: null }, query, left);
      return { of: `${on} ${left}`, all: all.toSorted((one, other) => one.transferRank - other.transferRank) };
    }),
  );
  const hasFew = days.some(({ all }) => all.some(({ transferRank }) => transferRank < 4));
  return days.flatMap(({ of, all }) => {
    const [best] = all
      .filter(({ transferRank }) => !hasFew || transferRank < 4)
      .toSorted((one, other) => one.totalMinor - other.totalMinor);
    return best ? [`${of} ${oracleText(best)}`] : [];
  });
}

function daysOf(oracle: PricedOracle, query: LowestQuery, direction: DirectionQuery, day: number): OracleDirection[] {
  return oracle.all({ ...direction, day: direction.day + day, departure: null, arrival: null }, query, query.daysLeft);
}

/** What is not worse than another in price and in what else is asked. */
function front(all: readonly OracleDirection[], { keep, minutesBetween }: LowestQuery): string[] {
  const ready = (each: OracleDirection) => each.arrivalUtc + minutesBetween(each.end);
  const lateness = (each: OracleDirection) => (keep === "ready" ? ready(each) : keep === "departure" ? -each.departureUtc : 0);
  const ordered = all.toSorted(
    (one, other) => one.totalMinor - other.totalMinor || lateness(one) - lateness(other) || one.transferRank - other.transferRank,
  );
  const kept = ordered.filter((each, index) => ordered.slice(0, index).every((other) => lateness(other) > lateness(each)));
  return kept.map((each) => `${oracleText(each)} ${ready(each)}`);
}

function citiesBut(origins: readonly string[], { network, cityOf }: PricedWorld): string[][] {
  const cities = new Set(network.airports.codes.map(cityOf));
  for (const origin of origins) cities.delete(cityOf(origin));
  return [...cities].map((city) => network.airports.codes.filter((code) => cityOf(code) === city));
}

function anywhere(
  oracle: PricedOracle,
  query: Omit<AnywhereQuery, "origins" | "fromDay" | "days">,
  { origins, city, day }: { origins: readonly string[]; city: readonly string[]; day: number },
): string[] {
  const days = Array.from({ length: DAYS }, (_, after) =>
    oracle
      .all({ origins, destinations: city, day: day + after, departure: null, arrival: null }, query)
      .toSorted((one, other) => one.transferRank - other.transferRank),
  );
  const few = days.flat().filter(({ transferRank }) => transferRank < 4);
  // Sorting leaves those that cost the same as they are: day by day, by transfer rank, duration and key.
  const [best] = (few.length > 0 ? few : days.flat()).toSorted((one, other) => one.totalMinor - other.totalMinor);
  return best ? [oracleText(best)] : [];
}

/** The result of work that comes back in between. @param between what is done there */
function finished<Result>(work: Generator<undefined, Result>, between: () => void): Result {
  let step = work.next();
  while (!step.done) {
    between();
    step = work.next();
  }
  return step.value;
}

function textOf(
  { totalMinor, services, departureUtc, arrivalUtc, destination, fares }: Omit<LowestJourney, "readyUtc">,
  world: PricedWorld,
): string {
  return `${totalMinor} ${services} ${departureUtc} ${arrivalUtc} ${destination}: ${usesText(fares, world)}`;
}

function oracleText({ totalMinor, services, departureUtc, arrivalUtc, end, priced }: OracleDirection): string {
  return `${totalMinor} ${services} ${departureUtc} ${arrivalUtc} ${end}: ${componentsText(priced.components)}`;
}

function countStops(seen: number[], services: readonly number[]): void {
  seen[services.length - 1] = (seen[services.length - 1] ?? 0) + 1;
}
