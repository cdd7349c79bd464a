import { describe, expect, it } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { type FlightQuery, listFlights } from "./list-flights";
import { leg, networkOf } from "./testing/fixtures";

const network = networkOf([
  leg("HY 271 TAS 07:10 IST 10:20"),
  leg("TK 371 TAS 02:00 IST 05:00", { daysOfOperation: 0b0000001 }),
  leg("HY 101 TAS 22:00 RIX 01:30+1", { daysOfOperation: 0b0000001 }),
  leg("HY 101 RIX 03:00+1 JFK 05:30+1", { legSequence: 2, daysOfOperation: 0b0000001 }),
]);

/** Monday 2026-11-30 and the Tuesday after it. */
const query: FlightQuery = {
  fromDay: dayNumber("2026-11-30"),
  toDay: dayNumber("2026-12-01"),
  origin: null,
  destination: null,
  carriers: [],
};

function list(changes: Partial<FlightQuery>): string[] {
  return listFlights(network, { ...query, ...changes }).map(({ carrier, flightNumber, legs }) => {
    const [first, last] = [legs[0], legs.at(-1)];
    return `${carrier}${flightNumber} ${first?.origin}-${last?.destination} ${localText(first?.departureLocal ?? 0)}`;
  });
}

describe("listFlights", () => {
  it("lists what can be travelled on, by departure: single legs and through journeys", () => {
    expect(list({})).toEqual([
      "TK371 TAS-IST 2026-11-30T02:00",
      "HY271 TAS-IST 2026-11-30T07:10",
      "HY101 TAS-RIX 2026-11-30T22:00",
      "HY101 TAS-JFK 2026-11-30T22:00",
      "HY101 RIX-JFK 2026-12-01T03:00",
      "HY271 TAS-IST 2026-12-01T07:10",
    ]);
  });

  it("keeps to origin, destination and carriers where they are named", () => {
    expect(list({ origin: "TAS", destination: "IST", carriers: ["TK"] })).toEqual(["TK371 TAS-IST 2026-11-30T02:00"]);
    expect(list({ destination: "JFK" })).toEqual(["HY101 TAS-JFK 2026-11-30T22:00", "HY101 RIX-JFK 2026-12-01T03:00"]);
    expect(list({ carriers: ["SU", "TK"] })).toEqual(["TK371 TAS-IST 2026-11-30T02:00"]);
  });

  it("is empty outside the days of the network", () => {
    expect(list({ fromDay: dayNumber("2025-11-30"), toDay: dayNumber("2025-12-31") })).toEqual([]);
  });
});
