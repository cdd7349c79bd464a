import type { CancellationPreview } from "@/lib/contracts/operator/departures/cancellation";
import { db } from "@/lib/db";
import { nextStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { CURRENCIES, sum, toMajor } from "@/lib/domain/money";
import { foundRefundable, refundableInclude, refundIfCancelled } from "@/lib/services/aftersale/refunds/refundable-booking";
import { groupBy } from "@/lib/util/grouping";
import { type BookingOn, bookingsOn } from "./bookings-on";

/** What of one booking would go back. */
interface Previewed {
  booking: BookingOn;
  backMinor: number;
  isWithOthers: boolean;
  hasBegun: boolean;
  isByHand: boolean;
}

/** What it would give back now to cancel a departure, counted as the refund itself would be; nothing is written. @param key as in leg_inventory */
export async function previewCancellation(key: string, now: Date): Promise<CancellationPreview> {
  const all = await preview(await bookingsOn(key), now);
  const count = (is: (each: Previewed) => boolean) => all.filter(is).length;
  return {
    bookings: all.length,
    passengers: passengersOf(all),
    unpaid: count(({ booking }) => booking.status === "booked"),
    with_others: count(({ isWithOthers }) => isWithOthers),
    begun: count(({ hasBegun }) => hasBegun),
    by_hand: all.filter(({ isByHand }) => isByHand).map(({ booking }) => booking.bookingNumber),
    sums: sumsOf(all.filter(({ backMinor }) => backMinor > 0)),
  };
}

async function preview(bookings: readonly BookingOn[], now: Date): Promise<Previewed[]> {
  const rows = await db().booking.findMany({ where: { id: { in: bookings.map(({ id }) => id) } }, include: refundableInclude });
  const found = new Map(rows.map((row) => [row.id, foundRefundable(row)]));
  return bookings.flatMap((booking) => {
    const own = found.get(booking.id);
    if (!own) return [];
    const isUnpaid = booking.status === "booked";
    const back = isUnpaid ? null : refundIfCancelled(own, now);
    const flights = parseSnapshot(own.snapshot).directions.flatMap(({ segments }) => segments);
    const mayBeGiven = (["refund", "settle_refund"] as const).some((action) => nextStatus(booking.status, action) !== null);
    return [
      {
        ...{ booking, backMinor: back?.refundMinor ?? 0, hasBegun: back?.partlyUsed ?? false },
        ...{ isWithOthers: flights.length > 1, isByHand: !isUnpaid && !mayBeGiven },
      },
    ];
  });
}

function passengersOf(all: readonly Previewed[]): number {
  return sum(all.map(({ booking }) => booking.passengers.length));
}

function sumsOf(all: readonly Previewed[]): CancellationPreview["sums"] {
  return CURRENCIES.flatMap((currency) => {
    const own = all.filter(({ booking }) => booking.currency === currency);
    const agencies = [...groupBy(own, ({ booking }) => booking.partner.code).values()];
    return agencies
      .flatMap((each) => {
        const [first] = each;
        if (!first) return [];
        const { code, name } = first.booking.partner;
        const back = toMajor(sum(each.map(({ backMinor }) => backMinor)));
        return [{ agency: { code, name }, currency, bookings: each.length, passengers: passengersOf(each), back }];
      })
      .sort((one, other) => other.back - one.back || (one.agency.code < other.agency.code ? -1 : 1));
  });
}
