import { type Calendar, type CalendarDay, type CalendarQuery, MAX_CALENDAR_DAYS, MAX_FLEXIBLE_DAYS } from "@/lib/contracts/calendar";
import type { Mode } from "@/lib/domain/mode";
import type { CalendarRequest, DayPrice } from "@/lib/suppliers/port";
import type { PartnerContext } from "../access/partner-context";
import { allCurrent, type Current, callSuppliers } from "./call-supplier";
import {
  airlineProblems,
  dateProblems,
  type Problem,
  partyProblems,
  placeProblems,
  RETURN_FIRST,
  refuseProblems,
  samePlaceProblems,
} from "./travel-problems";
import { feeOf, filtersOf, presentLowest, travelOf } from "./travel-query";

/**
 * The lowest price of every day, and of every pair of days around a round trip's, over all suppliers. Writes nothing.
 * @throws AppError validation for places, dates or parties that cannot be
 */
export async function listPriceCalendar(options: {
  partner: PartnerContext;
  query: CalendarQuery;
  now: Date;
}): Promise<{ data: Calendar } & Current> {
  const { partner, query, now } = options;
  await validate(query, partner.mode, now);
  const request = toRequest(query, partner, now);
  const found = await callSuppliers(partner.mode, (supplier) => supplier.calendar(request));
  const present = ({ date, returnDate, lowest }: DayPrice): CalendarDay => ({
    date,
    return_date: returnDate,
    lowest: lowest && presentLowest(lowest, partner.currency, feeOf(query, partner)),
  });
  const data = {
    days: cheapestOfEach(found.map(({ days }) => days)).map(present),
    matrix: cheapestOfEach(found.map(({ matrix }) => matrix)).map(present),
  };
  return { data, isCurrent: allCurrent(found) };
}

async function validate(query: CalendarQuery, mode: Mode, now: Date): Promise<void> {
  const { departure_airport: origin, arrival_airport: destination, date, return_date, date_from, airlines = [] } = query;
  const isReversed = return_date !== undefined && return_date < date;
  refuseProblems([
    ...placeProblems("departure_airport", origin),
    ...placeProblems("arrival_airport", destination),
    ...samePlaceProblems("arrival_airport", origin, destination),
    ...dateProblems("date", date, origin, now),
    ...(isReversed ? [["return_date", RETURN_FIRST] satisfies Problem] : []),
    ...(return_date === undefined || isReversed ? [] : dateProblems("return_date", return_date, destination, now)),
    ...(date_from === undefined ? [] : dateProblems("date_from", date_from, origin, now)),
    ...partyProblems(query),
    ...(await airlineProblems(airlines, mode, now)),
  ]);
}

function toRequest(query: CalendarQuery, partner: PartnerContext, now: Date): CalendarRequest {
  const { departure_airport, arrival_airport, date, return_date, date_from = date } = query;
  const { days = MAX_CALENDAR_DAYS, flexible_days = MAX_FLEXIBLE_DAYS } = query;
  return {
    origin: departure_airport,
    destination: arrival_airport,
    fromDate: date_from,
    days,
    roundTrip: return_date === undefined ? null : { date, returnDate: return_date, flexibleDays: flexible_days },
    ...travelOf(query, partner, now),
    filters: filtersOf(query, partner),
  };
}

/** Every supplier answers the same days in the same order. */
function cheapestOfEach([first = [], ...others]: readonly DayPrice[][]): DayPrice[] {
  return first.map((day, index) => others.reduce((best, { [index]: other = day }) => cheaper(best, other), day));
}

function cheaper(left: DayPrice, right: DayPrice): DayPrice {
  if (!right.lowest) return left;
  return left.lowest && left.lowest.totalMinor <= right.lowest.totalMinor ? left : right;
}
