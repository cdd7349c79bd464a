import { localToUtc, utcToLocal } from "@/lib/domain/schedule/zones";
import { airport, blockMinutes, distanceKm } from "@/lib/reference/block-time";

/** Between any two airports it flies in the morning and in the evening, every day. */
export const SLOTS = ["m", "e"] as const;
export type Slot = (typeof SLOTS)[number];

/** A non-stop flight on one day. Local times are minutes since 1970 on the airport's own clock, UTC ones minutes since epoch. */
export interface SandboxFlight {
  /** Digits. */
  number: string;
  origin: string;
  destination: string;
  departureLocal: number;
  departureUtc: number;
  arrivalLocal: number;
  arrivalUtc: number;
  /** IATA aircraft type. */
  aircraft: string;
}

const DAY_MINUTES = 1440;
/** First departures of the two slots, minutes after midnight; a route leaves up to two hours later, in steps of ten minutes. */
const FIRST_DEPARTURE: Readonly<Record<Slot, number>> = { m: 420, e: 1080 };
const STEPS = 12;
/** Numbers 100 … 8999: an even one in the morning, the next one in the evening. */
const NUMBER_PAIRS = 4450;
const LONG_HAUL_KM = 5000;

/**
 * The flight of a day and slot: always the same for the same airports.
 * @param day day number of the local date of departure
 * @throws Error where an airport is not in the reference data
 */
export function flightOn(origin: string, destination: string, day: number, slot: Slot): SandboxFlight {
  const drawn = hash(`${origin}${destination}`);
  const from = airport(origin).timeZone;
  const wanted = day * DAY_MINUTES + FIRST_DEPARTURE[slot] + (drawn % STEPS) * 10;
  const departureUtc = localToUtc(from, wanted);
  const arrivalUtc = departureUtc + blockMinutes(origin, destination);
  return {
    number: String(100 + (drawn % NUMBER_PAIRS) * 2 + SLOTS.indexOf(slot)),
    origin,
    destination,
    departureLocal: utcToLocal(from, departureUtc),
    departureUtc,
    arrivalLocal: utcToLocal(airport(destination).timeZone, arrivalUtc),
    arrivalUtc,
    aircraft: distanceKm(origin, destination) > LONG_HAUL_KM ? "789" : "320",
  };
}

/** A whole number from 0 that a text always gives (FNV-1a, 32 bits): the sandbox is different everywhere, and the same at every call. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}
