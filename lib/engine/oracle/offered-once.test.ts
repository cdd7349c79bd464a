import fc from "fast-check";
import { expect, it } from "vitest";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { listFlights } from "../list-flights";
import { worlds } from "../testing/worlds";
import { flySchedule } from "./brute-force";
import { compileNetwork, type NetworkInput } from "./compile-network";
import { numberOf } from "./flown";

const DAY_MINUTES = 1440;

/** All departures of the days that the network answers for, as `C10021 AAA 100 BBB 160, BBB 200 CCC 260`, sorted. */
function listed(input: NetworkInput): string[] {
  const everything = { fromDay: input.fromDay, toDay: input.toDay, origin: null, destination: null, carriers: [] };
  const flights = listFlights(compileNetwork(input), everything);
  return flights
    .map(({ carrier, flightNumber, suffix, legs }) => {
      const calls = legs.map((leg) => `${leg.origin} ${leg.departureUtc} ${leg.destination} ${leg.arrivalUtc}`);
      return `${carrier}${String(flightNumber).padStart(4, "0")}${suffix} ${calls.join(", ")}`;
    })
    .sort();
}

/** The same as the rules alone tell it. */
function offered(input: NetworkInput): string[] {
  const zones = new Map(input.airports.map(({ code, timeZone }) => [code, timeZone]));
  const ofDays = [...flySchedule(input).values()].flat().filter(([first]) => {
    if (!first) return false;
    const day = Math.floor(utcToLocal(zones.get(first.pattern.origin) ?? "", first.departure) / DAY_MINUTES);
    return day >= input.fromDay && day <= input.toDay;
  });
  return ofDays
    .map((flown) => {
      const calls = flown.map(({ pattern, departure, arrival }) => `${pattern.origin} ${departure} ${pattern.destination} ${arrival}`);
      return `${numberOf(flown)} ${calls.join(", ")}`;
    })
    .sort();
}

it("of what carriers file, the departures are offered that are flown, each aircraft once, in hundreds of small worlds", () => {
  fc.assert(
    fc.property(worlds, ({ input }) => {
      expect(listed(input)).toEqual(offered(input));
    }),
    { numRuns: propertyRuns(200) },
  );
}, 120_000);
