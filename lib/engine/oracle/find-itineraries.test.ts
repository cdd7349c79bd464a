import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertUntilSeen } from "@/lib/engine/testing/assert-until-seen";
import { propertyRuns } from "@/tests/support/run/property-runs";
import type { Itinerary } from "../itinerary";
import { worlds } from "../testing/worlds";
import { bruteForce, flySchedule } from "./brute-force";
import { compileNetwork } from "./compile-network";
import { findItineraries } from "./find-itineraries";

/** An itinerary as the brute force writes it. */
function textOf({ segments, selfTransfer }: Itinerary): string {
  const texts = segments.map(({ carrier, flightNumber, suffix, legs }, index) => {
    const calls = legs.map((leg) => `${leg.origin} ${leg.departureUtc} ${leg.destination} ${leg.arrivalUtc}`);
    const sign = index === segments.length - 1 ? "" : selfTransfer[index] ? " ~ " : " + ";
    return `${carrier} ${flightNumber}${suffix}: ${calls.join(", ")}${sign}`;
  });
  return texts.join("");
}

describe("findItineraries", () => {
  it("finds exactly what brute force finds, in hundreds of small worlds", () => {
    const stopsSeen = [0, 0, 0];
    assertUntilSeen(
      fc.property(worlds, ({ input, queries }) => {
        const network = compileNetwork(input);
        const flown = flySchedule(input);
        for (const query of queries) {
          const found = findItineraries(network, query);
          expect(found.map(textOf).sort()).toEqual(bruteForce(input, flown, query).sort());
          for (const { segments } of found) stopsSeen[segments.length - 1] = (stopsSeen[segments.length - 1] ?? 0) + 1;
        }
      }),
      { numRuns: propertyRuns(500), isEnough: () => Math.min(...stopsSeen) > 30 },
    );
  }, 300_000);
});
