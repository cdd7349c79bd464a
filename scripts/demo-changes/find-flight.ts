import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { addDays, dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { operatesOn } from "@/lib/domain/schedule/expand";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { legsOnSale } from "../demo-sales/legs-on-sale";
import { localDepartureDay } from "../demo-sales/local-day";
import type { FlightInForce } from "./change-flight";

/** A flight as travellers name it. */
export interface NamedFlight {
  carrier: string;
  number: number;
  suffix: string;
  /** Local date of departure, `YYYY-MM-DD`, and the airport; null for the first one from three weeks ahead on. */
  departure: { date: string; airport: string } | null;
  /** How much later it may come before the passenger misses the next flight, minutes; null where there is none. */
  connection: number | null;
}

/** Something that the caller can put right. */
export class NotFound extends Error {}

const AHEAD_DAYS = 21;
const SEARCHED_DAYS = 60;

/** @throws NotFound where the text is no flight number with its airline */
export function parseFlight(text: string): NamedFlight {
  const [, carrier, number, suffix = ""] = /^([A-Z\d]{2})(\d{1,4})([A-Z]?)$/.exec(text) ?? [];
  if (carrier === undefined) throw new NotFound(`“${text}” is no flight, write e.g. HY271`);
  return { carrier, number: Number(number), suffix, departure: null, connection: null };
}

/**
 * The first flight of a booking; where a connection is wanted, the first that has one.
 * @throws NotFound where there is no such booking, or none of the schedule's flights in it
 */
export async function flightOfBooking(bookingNumber: string, wantsConnection: boolean): Promise<NamedFlight> {
  const booking = await db().booking.findUnique({ where: { bookingNumber }, select: { snapshot: true, supplier: true } });
  if (!booking) throw new NotFound(`there is no booking “${bookingNumber}”; its number stands on its page and in the list, e.g. P7K3M9`);
  if (booking.supplier !== "house") throw new NotFound(`booking ${bookingNumber} is of test mode, where the routes decide what changes`);
  for (const { segments } of parseSnapshot(booking.snapshot).directions) {
    const [first, next] = segments;
    if (!first || (wantsConnection && !next)) continue;
    const departure = { date: first.departure.local.slice(0, "YYYY-MM-DD".length), airport: first.departure.airport };
    return {
      ...parseFlight(`${first.carrier}${first.flightNumber}`),
      departure,
      connection: next ? next.departure.utc - first.arrival.utc : null,
    };
  }
  throw new NotFound(`booking ${bookingNumber} has no connection`);
}

/**
 * The flight as it is in force on the date.
 * @throws NotFound where it does not fly then
 */
export async function findInForce({ carrier, number, suffix, departure }: NamedFlight, today: string): Promise<FlightInForce> {
  const stored = await legsOnSale(carrier, [number], addDays(today, -1));
  const legs = stored.filter((leg) => leg.suffix === suffix);
  const from = departure?.date ?? addDays(today, AHEAD_DAYS);
  const last = departure ? dayNumber(from) + 1 : dayNumber(from) + SEARCHED_DAYS;
  for (let day = dayNumber(from) - 1; day <= last; day++) {
    const found = legs.find((leg) => operatesOn(leg, day) && isAsked(leg, day, departure, from));
    const flown = legs.filter((leg) => leg.itineraryVariation === found?.itineraryVariation && operatesOn(leg, day)).sort(inOrder);
    const [first, ...others] = flown;
    if (found && first) return { legs: [first, ...others], date: fromDayNumber(day) };
  }
  throw new NotFound(`${carrier}${number}${suffix} does not fly ${departure ? `on ${departure.date}` : "in the coming weeks"}`);
}

function isAsked(leg: LegPattern, day: number, departure: NamedFlight["departure"], from: string): boolean {
  const date = fromDayNumber(localDepartureDay(leg, day));
  return departure ? leg.origin === departure.airport && date === departure.date : leg.legSequence === 1 && date >= from;
}

function inOrder(left: LegPattern, right: LegPattern): number {
  return left.legSequence - right.legSequence;
}

/** A flight number of the carrier that nothing uses. */
export async function freeNumber(carrier: string): Promise<number> {
  const used = await db().scheduleLeg.aggregate({ where: { carrier, flightNumber: { lt: 9999 } }, _max: { flightNumber: true } });
  return (used._max.flightNumber ?? 0) + 1;
}
