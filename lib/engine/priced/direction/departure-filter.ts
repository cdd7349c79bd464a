import type { ClockSpan } from "../query";
import { ALONE_ONLY } from "../tables/service-use";

const DAY_MINUTES = 1440;
/** No zone is further from UTC than this. */
const WIDEST_OFFSET_MINUTES = 14 * 60;

/** Local days, as day numbers, both included. */
export interface DaySpan {
  first: number;
  last: number;
}

/** Which departures of a route a query takes. */
export interface DepartureFilter {
  /** Minutes since epoch, UTC, both included. */
  from: number;
  to: number;
  /** Bits of service-use.ts: flights of such use do not belong to it. */
  without: number;
  /** Local days of departure, or null for any. */
  days: DaySpan | null;
  departure: ClockSpan | null;
  arrival: ClockSpan | null;
}

/** Departures of connecting flights in a span of time, whatever their day. @param from minutes since epoch, UTC, as `to`; both included */
export function departuresWithin(from: number, to: number, arrival: ClockSpan | null = null): DepartureFilter {
  return { from, to, without: ALONE_ONLY, days: null, departure: null, arrival };
}

/** First flights of journeys with connections on some local days. @param notBefore minutes since epoch, UTC */
export function firstDepartures(days: DaySpan, departure: ClockSpan | null, notBefore: number): DepartureFilter {
  const from = Math.max(days.first * DAY_MINUTES - WIDEST_OFFSET_MINUTES, notBefore);
  return { from, to: (days.last + 1) * DAY_MINUTES + WIDEST_OFFSET_MINUTES, without: ALONE_ONLY, days, departure, arrival: null };
}

export function includesDay({ first, last }: DaySpan, day: number): boolean {
  return day >= first && day <= last;
}

/** Whether a local time lies in a span of the clock. */
export function isWithin({ from, to }: ClockSpan, local: number): boolean {
  const minute = local % DAY_MINUTES;
  return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
}
