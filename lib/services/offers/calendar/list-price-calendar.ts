import { MAX_CALENDAR_DAYS, MAX_FLEXIBLE_DAYS } from "@/lib/contracts/limits";
import type { SoldCalendarQuery } from "@/lib/contracts/portal/sold-prices";
import { addDays, dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { Mode } from "@/lib/domain/mode";
import { placeOf } from "@/lib/reference/airports";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { termsIn } from "@/lib/services/access/partners/terms-in";
import type { CalendarRequest, DayPrice, Period } from "@/lib/suppliers/port/own-schedule";
import { besideProblems, combinationProblems, searchesOf } from "../search/places-beside";
import {
  daysForSale,
  filterProblems,
  type Problem,
  partyProblems,
  periodProblems,
  placeProblems,
  RETURN_FIRST,
  refuseProblems,
  samePlaceProblems,
} from "../search/travel-problems";
import { type Buying, filtersOf, type PresentLowest, travelOf } from "../search/travel-query";
import { callSchedules } from "../suppliers/call-supplier";

/** Lowest prices by days, each day's as it is shown. */
interface CalendarOf<View> {
  days: DayOf<View>[];
  matrix: DayOf<View>[];
}

interface DayOf<View> {
  date: string;
  return_date: string | null;
  lowest: View | null;
}

/**
 * The lowest price of every day, and of every pair of days around a round trip's or of the returns asked for, over all suppliers. Writes nothing.
 * Days that are not for sale have no price; a period without a day for sale is refused.
 * @throws AppError validation for places, periods or parties that cannot be; currency_not_held
 */
export async function listPriceCalendar<View>(options: {
  partner: PartnerContext;
  query: SoldCalendarQuery;
  now: Date;
  present: PresentLowest<View>;
}): Promise<CalendarOf<View>> {
  const { partner, query, now } = options;
  await validate(query, partner.mode, now);
  const terms = termsIn(partner, query.currency);
  const requests = searchesOf([query]).map(([ends]) => ({
    ...toRequest({ ...query, ...ends }, { agency: partner.id, terms, now }),
    asker: partner.id,
  }));
  const found = (
    await Promise.all(requests.map((request) => callSchedules(partner.mode, (schedule) => schedule.calendar(request))))
  ).flat();
  const isForSale = saleOf(query, now);
  const present = (day: DayPrice): DayOf<View> => ({
    date: day.date,
    return_date: day.returnDate,
    lowest: day.lowest && isForSale(day) ? options.present(day.lowest, { query, terms }) : null,
  });
  return {
    days: cheapestOfEach(found.map(({ days }) => days)).map(present),
    matrix: cheapestOfEach(found.map(({ matrix }) => matrix)).map(present),
  };
}

/** Days before today and after the last one that is sold are listed without a price, as a search refuses them. */
function saleOf(query: SoldCalendarQuery, now: Date): (day: DayPrice) => boolean {
  const { origin, destination } = placesOf(query);
  const [out, back] = [daysForSale(origin, now), daysForSale(destination, now)];
  const isWithin = (date: string, { first, last }: typeof out) => date >= first && date <= last;
  return ({ date, returnDate }) => isWithin(date, out) && (returnDate === null || isWithin(returnDate, back));
}

function placesOf({ departure_airport, departure_type, arrival_airport, arrival_type }: SoldCalendarQuery) {
  return { origin: placeOf(departure_airport, departure_type), destination: placeOf(arrival_airport, arrival_type) };
}

async function validate(query: SoldCalendarQuery, mode: Mode, now: Date): Promise<void> {
  const { date, return_date, date_from } = query;
  const { origin, destination } = placesOf(query);
  const isReversed = return_date !== undefined && return_date < date;
  // An agent's clock may be a day off those of a place: single days outside of the sale are no problem.
  refuseProblems([
    ...placeProblems("departure_airport", origin),
    ...placeProblems("arrival_airport", destination),
    ...samePlaceProblems("arrival_airport", origin, destination),
    ...besideProblems(query, (name) => name),
    ...combinationProblems([query]),
    ...periodProblems(date_from === undefined ? "date" : "date_from", daysAsked(query), origin, now),
    ...(date_from === undefined ? [] : periodProblems("date", around(date, MAX_CALENDAR_DAYS), origin, now)),
    ...(isReversed
      ? [["return_date", RETURN_FIRST] satisfies Problem]
      : periodProblems("return_date", returnsAsked(query), destination, now)),
    ...partyProblems(query),
    ...(await filterProblems(query, mode, now)),
  ]);
}

function daysAsked({ date, date_from = date, days = MAX_CALENDAR_DAYS }: SoldCalendarQuery): Period {
  return { from: date_from, days };
}

/** Days of return that are asked for, first to last; null for one way. */
function returnsAsked(query: SoldCalendarQuery): Period | null {
  const roundTrip = roundTripOf(query);
  if (!roundTrip) return null;
  const { from, days } = daysAsked(query);
  const { away, returns } = roundTrip;
  const first = [dayNumber(from) + away, dayNumber(returns.from)];
  const end = [dayNumber(from) + away + days, dayNumber(returns.from) + returns.days];
  return { from: fromDayNumber(Math.min(...first)), days: Math.max(...end) - Math.min(...first) };
}

function toRequest(query: SoldCalendarQuery, buying: Buying): Omit<CalendarRequest, "asker"> {
  const { from, days } = daysAsked(query);
  return {
    ...placesOf(query),
    fromDate: from,
    days,
    roundTrip: roundTripOf(query),
    ...travelOf(query, buying),
    filters: filtersOf(query, buying.terms),
  };
}

function roundTripOf({ date, return_date, return_days, flexible_days = MAX_FLEXIBLE_DAYS }: SoldCalendarQuery) {
  if (return_date === undefined) return null;
  const away = dayNumber(return_date) - dayNumber(date);
  if (return_days !== undefined) return { away, departures: { from: date, days: 1 }, returns: { from: return_date, days: return_days } };
  return { away, departures: around(date, flexible_days), returns: around(return_date, flexible_days) };
}

/** A day and so many to either side of it. */
function around(date: string, side: number): Period {
  return { from: addDays(date, -side), days: 2 * side + 1 };
}

/** Every supplier answers the same days in the same order. */
function cheapestOfEach([first = [], ...others]: readonly DayPrice[][]): DayPrice[] {
  return first.map((day, index) => others.reduce((best, { [index]: other = day }) => cheaper(best, other), day));
}

function cheaper(left: DayPrice, right: DayPrice): DayPrice {
  if (!right.lowest) return left;
  return left.lowest && left.lowest.totalMinor <= right.lowest.totalMinor ? left : right;
}
