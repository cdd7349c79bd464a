import type { StationTime } from "./leg-line";
import type { TimedLeg } from "./line-reader";
import type { MessageEquipment, MessageLeg } from "./message";
import { daysToDayOfMonth } from "./message-dates";

const HALF_A_DAY = 720;
const MINUTES_PER_DAY = 1440;

/** A day of the month that is far from the flight's date. */
interface WrongDay {
  problem: "day_of_month";
  value: string;
}

/**
 * A leg at its times of a flight.
 * @param date of the flight, ISO; null in an SSM, whose days are counted from the flight's
 */
export function legAt(
  { line, departure, arrival, elements }: TimedLeg,
  date: string | null,
  equipment: MessageEquipment | null,
): MessageLeg | WrongDay {
  const [from, to] = [timeAt(departure, date), timeAt(arrival, date)];
  if ("problem" in from) return from;
  if ("problem" in to) return to;
  return {
    line,
    origin: departure.airport,
    destination: arrival.airport,
    departureMinutes: from.minutes,
    departureDay: from.day,
    departureTransfer: -from.after,
    arrivalTransfer: to.after,
    // Midnight at the end of a day is the beginning of the next one.
    arrivalMinutes: to.minutes % MINUTES_PER_DAY,
    arrivalDay: to.day + (to.minutes === MINUTES_PER_DAY ? 1 : 0),
    equipment,
    elements,
  };
}

interface PassengerTime {
  minutes: number;
  /** Days after the flight's date. */
  day: number;
  /** Minutes after the aircraft's time. */
  after: number;
}

/** As passengers go by it: their time where it is given, at the nearest day. */
function timeAt({ minutes, day, passengers }: StationTime, date: string | null): PassengerTime | WrongDay {
  const after = "after" in day ? day.after : date === null ? undefined : daysToDayOfMonth(day.ofMonth, date);
  if (after === undefined || after < -1 || after > 7)
    return { problem: "day_of_month", value: "ofMonth" in day ? String(day.ofMonth) : "" };
  if (passengers === undefined) return { minutes, day: after, after: 0 };
  const later = passengers - minutes;
  const days = later > HALF_A_DAY ? -1 : later < -HALF_A_DAY ? 1 : 0;
  return { minutes: passengers, day: after + days, after: later + days * MINUTES_PER_DAY };
}
