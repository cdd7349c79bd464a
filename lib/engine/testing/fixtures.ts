import { dayNumber } from "@/lib/domain/dates";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import type { EngineAirport } from "../airport-table";
import type { FlightSegment } from "../itinerary";
import type { Network } from "../network";
import { compileNetwork } from "../oracle/compile-network";
import { findItineraries } from "../oracle/find-itineraries";

const connect = { DD: 40, DI: 60, ID: 80, II: 100 };

/** A few real places, with a different minimum connection time for each pair of sides. */
export const AIRPORTS: EngineAirport[] = [
  { code: "TAS", country: "UZ", timeZone: "Asia/Tashkent", latitude: 41.26, longitude: 69.28, connect },
  { code: "SKD", country: "UZ", timeZone: "Asia/Samarkand", latitude: 39.7, longitude: 66.98, connect },
  { code: "UGC", country: "UZ", timeZone: "Asia/Samarkand", latitude: 41.58, longitude: 60.64, connect },
  { code: "IST", country: "TR", timeZone: "Europe/Istanbul", latitude: 41.26, longitude: 28.74, connect },
  { code: "SAW", country: "TR", timeZone: "Europe/Istanbul", latitude: 40.9, longitude: 29.31, connect },
  { code: "AYT", country: "TR", timeZone: "Europe/Istanbul", latitude: 36.9, longitude: 30.8, connect },
  { code: "RIX", country: "LV", timeZone: "Europe/Riga", latitude: 56.92, longitude: 23.97, connect },
  { code: "LHR", country: "GB", timeZone: "Europe/London", latitude: 51.47, longitude: -0.46, connect },
  { code: "JFK", country: "US", timeZone: "America/New_York", latitude: 40.64, longitude: -73.78, connect },
  { code: "HNL", country: "US", timeZone: "Pacific/Honolulu", latitude: 21.32, longitude: -157.92, connect },
  { code: "NRT", country: "JP", timeZone: "Asia/Tokyo", latitude: 35.77, longitude: 140.39, connect },
];

/**
 * A daily leg in local times from text: `"HY 271 TAS 07:10 IST 10:20"`; `+1` or `-1` after a time is a day offset.
 * @param changes whatever is to be otherwise
 */
export function leg(text: string, changes: Partial<LegPattern> = {}): LegPattern {
  const [carrier = "", number = "", origin = "", departure = "", destination = "", arrival = ""] = text.split(" ");
  const [departs, arrives] = [clock(departure), clock(arrival)];
  return {
    ...{ carrier, flightNumber: Number(number), suffix: "", itineraryVariation: 1, legSequence: 1, serviceType: "J", timeMode: "L" },
    ...{ periodFrom: "2026-01-01", periodTo: null, daysOfOperation: 127, frequency: 1, origin, destination },
    ...{
      departureMinutes: departs.minutes,
      departureDayOffset: departs.days,
      arrivalMinutes: arrives.minutes,
      arrivalDayOffset: arrives.days,
    },
    ...{
      departureTerminal: "2",
      arrivalTerminal: "",
      aircraft: "32Q",
      bookingDesignators: "CYM",
      configuration: "C16Y162",
      coveredBy: UNCOVERED,
    },
    ...SOLD_FREELY,
    ...changes,
  };
}

function clock(text: string): { minutes: number; days: number } {
  const match = /^(\d\d):(\d\d)([+-]\d)?$/.exec(text);
  return { minutes: Number(match?.[1]) * 60 + Number(match?.[2]), days: Number(match?.[3] ?? 0) };
}

/** A network of these legs for the year from 2026-10-01. */
export function networkOf(legs: readonly LegPattern[], agreements: readonly (readonly [string, string])[] = []): Network {
  return compileNetwork({ legs, airports: AIRPORTS, agreements, fromDay: dayNumber("2026-10-01"), toDay: dayNumber("2027-09-30") });
}

/** All itineraries of a day as `HY271 TAS 07:10 IST 10:20`, with `~` at a self transfer and `+` at another connection, sorted. */
export function search(network: Network, origins: string, destinations: string, date: string): string[] {
  const query = {
    origins: origins.split("/"),
    destinations: destinations.split("/"),
    day: dayNumber(date),
    maxStops: 2 as const,
    notBefore: 0,
  };
  return findItineraries(network, query)
    .map(({ segments, selfTransfer }) => segments.map((segment, index) => segmentText(segment) + sign(selfTransfer[index])).join(""))
    .sort();
}

const sign = (self: boolean | undefined) => (self === undefined ? "" : self ? " ~ " : " + ");

/** One segment as text, its technical stops in the middle: `HY101 TAS 23:00 RIX 01:30 RIX 03:00 JFK 05:00`. */
export function segmentText({ carrier, flightNumber, suffix, legs }: FlightSegment): string {
  const time = (local: number) => localText(local).slice(11);
  const calls = legs.map((flown) => `${flown.origin} ${time(flown.departureLocal)} ${flown.destination} ${time(flown.arrivalLocal)}`);
  return `${carrier}${flightNumber}${suffix} ${calls.join(" ")}`;
}
