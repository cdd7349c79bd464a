import type { DepartureSales } from "@/lib/contracts/operator/departures/departure-sales";
import { UNPAID_STATUSES } from "@/lib/domain/booking/booking-status";
import { addDays } from "@/lib/domain/dates";
import { CURRENCIES, sum, toMajor } from "@/lib/domain/money";
import { tashkentText } from "@/lib/domain/tashkent";
import type { BookingOn } from "./bookings-on";

/** Days of Tashkent that the pace is told of, today among them. */
const DAYS = 30;
const WINDOWS = [7, 14, DAYS] as const;

/** How a departure sells, and what those who have paid for it bring. */
export function salesOf(bookings: readonly BookingOn[], now: Date): DepartureSales {
  return { pace: paceOf(bookings, now), revenue: revenueOf(bookings) };
}

function paceOf(bookings: readonly BookingOn[], now: Date): DepartureSales["pace"] {
  const today = dayOf(now);
  const made = bookings.map(({ createdAt, seats }) => ({ day: dayOf(createdAt), seats }));
  const since = (first: string) => made.filter(({ day }) => day >= first);
  const count = (found: typeof made) => ({ bookings: found.length, seats: sum(found.map(({ seats }) => seats)) });
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  return {
    windows: WINDOWS.map((length) => ({ days: length, ...count(since(addDays(today, 1 - length))) })),
    days: days.map((day) => ({ day, ...count(made.filter((each) => each.day === day)) })),
  };
}

function dayOf(moment: Date): string {
  return tashkentText(moment).slice(0, 10);
}

function revenueOf(bookings: readonly BookingOn[]): DepartureSales["revenue"] {
  const paid = bookings.filter(({ boards, status }) => boards && !UNPAID_STATUSES.includes(status));
  const used = CURRENCIES.filter((currency) => paid.some((booking) => booking.currency === currency));
  return used.map((currency) => {
    const own = paid.filter((booking) => booking.currency === currency);
    const classes = [...new Set(own.map(({ bookingClass }) => bookingClass))].sort();
    const agencies = new Map(own.map(({ partner }) => [partner.code, partner.name]));
    return {
      currency,
      ...figuresOf(own),
      classes: classes.map((each) => ({ booking_class: each, ...figuresOf(own.filter(({ bookingClass }) => bookingClass === each)) })),
      agencies: [...agencies]
        .map(([code, name]) => ({ code, name, ...figuresOf(own.filter(({ partner }) => partner.code === code)) }))
        .sort((one, other) => other.amount - one.amount || (one.code < other.code ? -1 : 1)),
    };
  });
}

function figuresOf(bookings: readonly BookingOn[]): { passengers: number; amount: number } {
  return {
    passengers: sum(bookings.map(({ passengers }) => passengers.length)),
    amount: toMajor(sum(bookings.map(({ fareMinor }) => fareMinor))),
  };
}
