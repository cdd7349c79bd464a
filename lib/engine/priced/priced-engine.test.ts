import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { type OracleDirection, type OracleJourney, PricedOracle } from "../oracle/priced-oracle";
import { assertUntilSeen } from "../testing/assert-until-seen";
import { componentsText, usesText } from "../testing/fare-text";
import { pricedWorlds } from "../testing/priced-worlds";
import { PricedEngine } from "./priced-engine";
import type { PricedWorld } from "./prices/priced-world";
import type { PricedDirection, PricedJourney } from "./query";

describe("PricedEngine.search", () => {
  it("offers what the rules offer, at the same prices and fares and in the same order, in hundreds of small worlds", () => {
    const seen = { oneWay: [0, 0, 0], roundTrips: 0 };
    assertUntilSeen(
      fc.property(pricedWorlds, ({ world, queries }) => {
        const engine = new PricedEngine(world);
        const oracle = new PricedOracle(world);
        for (const query of queries) {
          const found = engine.search(query);
          expect(found.map((journey) => textOf(journey, world))).toEqual(oracle.search(query).map(oracleText));
          if (query.directions.length > 1) seen.roundTrips += found.length;
          else for (const { directions } of found) count(seen.oneWay, directions[0]);
        }
      }),
      { numRuns: propertyRuns(250), isEnough: () => Math.min(...seen.oneWay, seen.roundTrips) > 10 },
    );
  }, 300_000);
});

function count(byStops: number[], direction: PricedDirection | undefined): void {
  const stops = (direction?.services.length ?? 1) - 1;
  byStops[stops] = (byStops[stops] ?? 0) + 1;
}

function textOf({ directions, totalMinor, hasFareFamily }: PricedJourney, world: PricedWorld): string {
  const texts = directions.map(({ services, departures, selfTransfers, brandRank, fares, totalMinor: total, arrivalUtc }) => {
    return `${services} ${departures} ${selfTransfers} ${arrivalUtc} ${total} @${brandRank}: ${usesText(fares, world)}`;
  });
  return `${totalMinor} ${hasFareFamily} ${texts.join(" / ")}`;
}

function oracleText({ directions, totalMinor, hasFareFamily }: OracleJourney): string {
  const texts = directions.map(({ services, departures, selfTransfers, priced, totalMinor: total, arrivalUtc }: OracleDirection) => {
    return `${services} ${departures} ${selfTransfers} ${arrivalUtc} ${total} @${priced.brandRank}: ${componentsText(priced.components)}`;
  });
  return `${totalMinor} ${hasFareFamily} ${texts.join(" / ")}`;
}
