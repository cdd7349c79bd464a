import type { LegPattern } from "@/lib/domain/schedule";
import type { EngineAirport, NetworkInput } from "@/lib/engine/network";
import { greatCircleKm } from "@/lib/engine/rules";

/** Zones with and without clock changes, and the country that stands for each. */
const ZONES = [
  { timeZone: "Asia/Tashkent", country: "UZ", longitude: 69 },
  { timeZone: "Europe/Istanbul", country: "TR", longitude: 29 },
  { timeZone: "Europe/Berlin", country: "DE", longitude: 10 },
  { timeZone: "Europe/London", country: "GB", longitude: -1 },
  { timeZone: "Asia/Dubai", country: "AE", longitude: 55 },
  { timeZone: "Asia/Shanghai", country: "CN", longitude: 113 },
  { timeZone: "America/New_York", country: "US", longitude: -77 },
  { timeZone: "America/Los_Angeles", country: "US", longitude: -118 },
];

/** Both seasons of the 330 days; times move by some minutes from one to the other. */
const SEASONS = [
  { from: "2026-10-25", to: "2027-03-27", shift: 0 },
  { from: "2027-03-28", to: "2027-10-30", shift: 10 },
];

export interface World {
  input: NetworkInput;
  /** Airport codes, each as often as it has departures: drawing from them weighs queries by traffic. */
  traffic: string[];
}

/**
 * A world of hubs and spokes from a seed: a carrier for every eight airports, flying from its hub one to
 * six times a day to others, the lower an airport's number the more often; alliances of five carriers. All flights there and back.
 * @param flightsPerDay flights of an average day, both directions counted
 */
export function synthesize(airportCount: number, flightsPerDay: number, fromDay: number, toDay: number, seed: number): World {
  const random = mulberry32(seed);
  const airports = Array.from({ length: airportCount }, (_, index) => makeAirport(index, random));
  const carriers = Array.from({ length: Math.max(4, Math.ceil(airportCount / 8)) }, (_, index) => carrierCode(index));
  const legs: LegPattern[] = [];
  const traffic: string[] = [];
  // Four flights of five run daily, the fifth on three days a week.
  for (let pairs = flightsPerDay / 2 / 0.886; pairs > 0; ) {
    const carrier = Math.floor(random() ** 1.5 * carriers.length);
    const hub = airports[carrier % airportCount];
    const other = airports[Math.floor(random() ** 2 * airportCount)];
    if (!hub || !other || hub === other) continue;
    const frequency = 1 + Math.floor(random() ** 2 * 6);
    for (let time = 0; time < frequency; time++, pairs--) {
      const filed = { carrier: carriers[carrier] ?? "", flightNumber: legs.length + 1, days: random() < 0.8 ? 127 : 0b0101010 };
      const start = 300 + Math.floor(random() * 216) * 5;
      legs.push(...fly(filed, hub, other, start), ...fly({ ...filed, flightNumber: legs.length + 2 }, other, hub, (start + 400) % 1440));
      traffic.push(hub.code, other.code);
    }
  }
  const agreements = carriers.flatMap((one, i) => carriers.flatMap((two, j) => (i < j && i % 5 === j % 5 ? [[one, two] as const] : [])));
  return { input: { legs, airports, agreements, fromDay, toDay }, traffic };
}

function fly(
  filed: { carrier: string; flightNumber: number; days: number },
  from: EngineAirport,
  to: EngineAirport,
  start: number,
): LegPattern[] {
  const block = Math.round(greatCircleKm(from, to) / 13) + 30;
  const lag = Math.round((to.longitude - from.longitude) / 15) * 60;
  return SEASONS.map((season) => {
    const departure = start + season.shift;
    const arrival = departure + block + lag;
    return {
      ...{ carrier: filed.carrier, flightNumber: filed.flightNumber, suffix: "", itineraryVariation: 1, legSequence: 1 },
      ...{ serviceType: "J", timeMode: "L", periodFrom: season.from, periodTo: season.to, daysOfOperation: filed.days, frequency: 1 },
      ...{ origin: from.code, destination: to.code, departureMinutes: departure % 1440, arrivalMinutes: ((arrival % 1440) + 1440) % 1440 },
      ...{ departureDayOffset: 0, arrivalDayOffset: Math.floor(arrival / 1440) - Math.floor(departure / 1440) },
      ...{ departureTerminal: "", arrivalTerminal: "", aircraft: "320", bookingDesignators: "JCDYBMKQTV", configuration: "C16Y150" },
    };
  });
}

function makeAirport(index: number, random: () => number): EngineAirport {
  const zone = ZONES[Math.floor(random() * ZONES.length)] ?? { timeZone: "UTC", country: "GB", longitude: 0 };
  const code = [index / 676, (index / 26) % 26, index % 26].map((letter) => String.fromCharCode(65 + Math.floor(letter))).join("");
  return {
    ...{ code, country: zone.country, timeZone: zone.timeZone },
    latitude: 20 + random() * 40,
    longitude: zone.longitude + (random() - 0.5) * 16,
    connect: { DD: 40, DI: 60, ID: 60, II: 60 },
  };
}

function carrierCode(index: number): string {
  return String.fromCharCode(65 + Math.floor(index / 36)) + index.toString(36).padStart(2, "0").slice(-1).toUpperCase();
}

/** Small seeded generator, so that every run measures the same world. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
