import type { Mode } from "../mode";
import type { JourneyDirection } from "../offer";
import { plainName } from "../passengers/transliterate";
import { isLostLegKey, parseLegKey, type SeatTake } from "../schedule/inventory";

/** Who a passenger is, as far as duplicates are concerned. */
interface PassengerIdentity {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  birthdate: string;
}

/** Hashes in hex by which a passenger is recognised on a flight. */
export interface PassengerKeys {
  passengerKey: string;
  documentKey: string;
}

/** One passenger's place on one flight, as the unique keys of `passenger_flight` have it. */
interface Claim extends PassengerKeys {
  /** `HY0271|2026-12-01`: carrier, four-digit number and suffix, local date of departure. */
  flightKey: string;
}

/** A keyed hash, in hex (lib/crypto/keyed-hash.ts): without its key nobody can test a guess. */
export type KeyedHash = (text: string) => string;

/** Hash over surname, first name and birth date: tells that two passengers are the same without saying who. */
export function passengerKey(passenger: PassengerIdentity, hash: KeyedHash): string {
  const text = [plainName(passenger.lastName), plainName(passenger.firstName), passenger.birthdate].join("|");
  return hash(text);
}

/** A document as it is booked with. Its type does not tell documents apart: one passport is called by several. */
interface DocumentIdentity {
  citizenship: string;
  docNumber: string;
}

/** Among whose bookings a document has one place on a flight: carriers see all live partners' together, and a test partner is alone. */
interface DocumentScope {
  mode: Mode;
  partnerId: string;
}

/** Hash over a document, whoever it is booked for. */
export function documentKey({ citizenship, docNumber }: DocumentIdentity, { mode, partnerId }: DocumentScope, hash: KeyedHash): string {
  return hash(["document", mode === "live" ? mode : partnerId, citizenship, docNumber].join("|"));
}

/** Keys of all flights of a journey, in the order of travel. */
export function flightKeys(directions: readonly JourneyDirection[]): string[] {
  return directions.flatMap((direction) =>
    direction.segments.map(({ carrier, flightNumber, departure }) => {
      const [, digits = "", suffix = ""] = /^(\d+)(.*)$/.exec(flightNumber) ?? [];
      return `${carrier}${digits.padStart(4, "0")}${suffix}|${departure.local.slice(0, 10)}`;
    }),
  );
}

/**
 * Keys of those flights of a journey that are flown under another number than they are sold under (code share): seats of one aircraft are one
 * pool, and so are its passengers. The SQL function flown_flight_keys finds the same.
 * @param seats what the journey takes, by the flights that are flown
 */
export function flownKeys(directions: readonly JourneyDirection[], seats: readonly Pick<SeatTake, "legKey">[]): string[] {
  const sold = new Set(flightKeys(directions).map(codeOf));
  const legs = seats.filter(({ legKey }) => !isLostLegKey(legKey)).map(({ legKey }) => parseLegKey(legKey));
  const boarded = directions.flatMap(({ segments }) =>
    segments.flatMap(({ departure }) =>
      legs.filter(({ origin, date }) => origin === departure.airport && date === departure.local.slice(0, 10)),
    ),
  );
  return [...new Set(boarded.filter(({ flight }) => !sold.has(flight)).map(({ flight, date }) => `${flight}|${date}`))];
}

function codeOf(flightKey: string): string {
  return flightKey.slice(0, flightKey.indexOf("|"));
}

/** Every passenger on every flight, once: a flight that goes in a circle may be both the way out and the way back. */
export function claimsOf(flights: readonly string[], passengers: readonly PassengerKeys[]): Claim[] {
  return [...new Set(flights)].flatMap((flightKey) => passengers.map((keys) => ({ flightKey, ...keys })));
}

/** Hash over a journey: the same passengers on the same flights give the same key, in whatever order they come. */
export function journeyKey(flights: readonly string[], passengers: readonly string[], hash: KeyedHash): string {
  const text = `${[...flights].sort().join(",")}|${[...passengers].sort().join(",")}`;
  return hash(text);
}
