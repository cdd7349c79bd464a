import { addDays, turnWeekdays } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { LegRecord } from "./read-leg";

// A file dates every leg at its own station. A flight is sold by its own date, that of its first departure: here the one becomes the other.
// Source: SSIM chapter 7, period, days of operation and date variation (data element 193–194 of the leg record).

const MINUTES_PER_DAY = 1440;
const HALF_A_DAY = 720;

/** The days of a leg after its flight's date, by the aircraft. */
export interface LegDays {
  departure: number;
  arrival: number;
}

/** Minutes that the destination's clock is behind the origin's; null where the file does not say. */
function clockDifference(record: LegRecord): number | null {
  if (record.leg.timeMode === "U") return 0;
  if (record.departureUtcOffset === null || record.arrivalUtcOffset === null) return null;
  return record.departureUtcOffset - record.arrivalUtcOffset;
}

/** What column 193 can say. */
const EARLIEST_DAY = -1;
const LATEST_DAY = 7;

/**
 * The days of a leg after its flight's date; null where neither column 193 nor its dates tell.
 * @param firsts the flight's first legs, by its date
 * @param reached when the leg before it lands, minutes after the beginning of the flight's date
 */
export function legDays(record: LegRecord, firsts: readonly LegPattern[], reached: number): LegDays | null {
  const departure = record.departureDay ?? daysAfter(record, firsts, reached);
  return departure === null ? null : { departure, arrival: record.arrivalDay ?? arrivalDay(record, departure) };
}

/** Where column 193 is blank, dates tell: the leg's period and weekdays are those of a first leg, so many days later. */
function daysAfter({ leg, aircraftDeparture }: LegRecord, firsts: readonly LegPattern[], reached: number): number | null {
  if (leg.legSequence === 1) return 0;
  for (let days = EARLIEST_DAY; days <= LATEST_DAY; days++) {
    const isAfter = days * MINUTES_PER_DAY + aircraftDeparture >= reached;
    const fits = (first: LegPattern) =>
      (leg.periodFrom === "" ? isAfter : addDays(first.periodFrom, days) === leg.periodFrom) &&
      (leg.daysOfOperation & ~turnWeekdays(first.daysOfOperation, days)) === 0;
    if (firsts.some(fits)) return days;
  }
  return null;
}

/**
 * The day of a leg's arrival, where its own column is blank: the next day where it would arrive earlier than it departs.
 * Where the file gives UTC offsets, the day is the one that makes the leg last more than nothing and no more than 24 hours: that also
 * holds for flights over the date line, and for short ones that land at an earlier hour than they left.
 */
function arrivalDay(record: LegRecord, departure: number): number {
  const gap = record.aircraftArrival - record.aircraftDeparture;
  const difference = clockDifference(record);
  if (difference === null) return departure + (gap < 0 ? 1 : 0);
  return departure + Math.floor(-(gap + difference) / MINUTES_PER_DAY) + 1;
}

/** Minutes in the air, or null where the file does not say how the two airports' clocks differ. */
export function elapsedMinutes(record: LegRecord, days: LegDays): number | null {
  const difference = clockDifference(record);
  if (difference === null) return null;
  return (days.arrival - days.departure) * MINUTES_PER_DAY + record.aircraftArrival - record.aircraftDeparture + difference;
}

/** The leg with the period and the weekdays of its flight, and its days after the flight's date as passengers count them. */
export function byFlightDate({ leg, aircraftDeparture, aircraftArrival }: LegRecord, days: LegDays): LegPattern {
  const { periodFrom, periodTo } = leg;
  const departure = passengerDay(days.departure, aircraftDeparture, leg.departureMinutes);
  const arrival = passengerDay(days.arrival, aircraftArrival, leg.arrivalMinutes);
  // Midnight at the end of a day, 2400, is the beginning of the next one.
  const ends = leg.arrivalMinutes === MINUTES_PER_DAY;
  const before = (days.departure - departure) * MINUTES_PER_DAY + aircraftDeparture - leg.departureMinutes;
  const after = (arrival - days.arrival) * MINUTES_PER_DAY + leg.arrivalMinutes - aircraftArrival;
  return {
    ...leg,
    periodFrom: periodFrom && addDays(periodFrom, -days.departure),
    periodTo: periodTo && addDays(periodTo, -days.departure),
    daysOfOperation: turnWeekdays(leg.daysOfOperation, -days.departure),
    departureDayOffset: departure,
    arrivalDayOffset: ends ? arrival + 1 : arrival,
    arrivalMinutes: ends ? 0 : leg.arrivalMinutes,
    ...(before !== 0 && { departureTransfer: before }),
    ...(after !== 0 && { arrivalTransfer: after }),
  };
}

/** Passengers' times have no date of their own, and differ by a transfer to the aircraft: theirs is the nearest day. */
function passengerDay(day: number, aircraftMinutes: number, passengerMinutes: number): number {
  const later = passengerMinutes - aircraftMinutes;
  if (later > HALF_A_DAY) return day - 1;
  return later < -HALF_A_DAY ? day + 1 : day;
}
