import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import { offsetMinutes } from "@/lib/domain/schedule/zones";
import { airportByCode, allAirports } from "@/lib/reference/airports";
import { brandByName } from "./brands";
import { flightsOf, WAYS } from "./journeys";
import { readReference, writeReference } from "./reference";

const FIRST_DAY = dayNumber("2026-11-20");

const airports = allAirports().map(({ code }) => code);
const direction = fc
  .record({
    origin: fc.constantFrom(...airports),
    destination: fc.constantFrom(...airports),
    day: fc.integer({ min: FIRST_DAY, max: FIRST_DAY + 330 }),
    way: fc.constantFrom(...WAYS),
  })
  .filter(({ origin, destination }) => airportByCode(origin)?.cityCode !== airportByCode(destination)?.cityCode);

function offsetAt(airport: string, utc: number): number {
  return offsetMinutes(airportByCode(airport)?.timeZone ?? "", utc);
}

test("between any two places every way leads there, leaves on the day asked for, connects in time and shows each airport's own clock", () => {
  fc.assert(
    fc.property(direction, (asked) => {
      const flights = flightsOf(asked);
      expect([flights[0]?.origin, flights.at(-1)?.destination]).toEqual([asked.origin, asked.destination]);
      expect(Math.floor((flights[0]?.departureLocal ?? 0) / 1440)).toBe(asked.day);
      flights.forEach((flight, index) => {
        expect(flight.arrivalUtc).toBeGreaterThan(flight.departureUtc);
        expect(flight.departureLocal - flight.departureUtc).toBe(offsetAt(flight.origin, flight.departureUtc));
        expect(flight.arrivalLocal - flight.arrivalUtc).toBe(offsetAt(flight.destination, flight.arrivalUtc));
        expect(flight.number).toMatch(/^\d{3,4}$/);
        const next = flights[index + 1];
        if (next) expect([next.origin, next.departureUtc >= flight.arrivalUtc + 60]).toEqual([flight.destination, true]);
      });
    }),
  );
});

test("a reference says the whole offer, and any other text is none", () => {
  const brand = brandByName("FLEX");
  if (!brand) throw new Error("no FLEX");
  fc.assert(
    fc.property(fc.array(direction, { minLength: 1, maxLength: 6 }), fc.stringMatching(/^[\w-]{0,8}$/), (directions, nonce) => {
      const offer = { directions, brand, nonce };
      expect(readReference(writeReference(offer))).toEqual(offer);
    }),
  );
  for (const text of [
    "",
    "FLEX:",
    "GOLD:TASIST.g1g.m",
    "FLEX:TASXXQ.g1g.m",
    "FLEX:TASIST.g1g.q",
    "FLEX:TASIST.g1g.m;",
    "0:HY271.g1g.TASIST",
  ]) {
    expect(readReference(text), text).toBeNull();
  }
});
