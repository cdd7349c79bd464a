import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { findFlight } from "./find-flight";
import { compileNetwork } from "./oracle/compile-network";
import { findItineraries } from "./oracle/find-itineraries";
import { leg, networkOf, segmentText } from "./testing/fixtures";
import { worlds } from "./testing/worlds";

describe("findFlight", () => {
  const network = networkOf([
    leg("HY 101 TAS 22:00 RIX 01:30+1", { daysOfOperation: 0b0000010 }),
    leg("HY 101 RIX 03:00+1 JFK 05:30+1", { legSequence: 2, daysOfOperation: 0b0000010 }),
    leg("HY 101 TAS 12:00 IST 15:00", { suffix: "A" }),
  ]);
  const reference = { carrier: "HY", flightNumber: 101, suffix: "", day: dayNumber("2026-12-01"), board: "TAS", off: "JFK" };

  it("finds a flight by the local day on which it is boarded, stops included", () => {
    const segment = findFlight(network, reference);
    expect(segment && segmentText(segment)).toBe("HY101 TAS 22:00 RIX 01:30 RIX 03:00 JFK 05:30");
    const later = findFlight(network, { ...reference, board: "RIX", day: dayNumber("2026-12-02") });
    expect(later && segmentText(later)).toBe("HY101 RIX 03:00 JFK 05:30");
  });

  it.each([
    ["another day", { day: dayNumber("2026-12-02") }],
    ["another suffix", { suffix: "A" }],
    ["another carrier", { carrier: "TK" }],
    ["an airport it does not serve", { off: "LHR" }],
    ["an airport nobody knows", { off: "XXX" }],
  ])("gives null for %s", (_, changes) => {
    expect(findFlight(network, { ...reference, ...changes })).toBeNull();
  });

  it("finds every segment of every itinerary again", () => {
    fc.assert(
      fc.property(worlds, ({ input, queries }) => {
        const compiled = compileNetwork(input);
        for (const { segments } of queries.flatMap((query) => findItineraries(compiled, query))) {
          for (const { carrier, flightNumber, suffix, legs } of segments) {
            const [first, last] = [legs[0], legs.at(-1)];
            const day = Math.floor((first?.departureLocal ?? 0) / 1440);
            const again = findFlight(compiled, {
              carrier,
              flightNumber,
              suffix,
              day,
              board: first?.origin ?? "",
              off: last?.destination ?? "",
            });
            expect(again?.legs.at(-1)?.destination).toBe(last?.destination);
            expect(Math.floor((again?.legs[0]?.departureLocal ?? 0) / 1440)).toBe(day);
          }
        }
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});
