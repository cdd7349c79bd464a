import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { db } from "@/lib/db";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { departureId, flightNameOf } from "@/lib/domain/departures/departure-id";
import { isLostLegKey, parseLegKey } from "@/lib/domain/schedule/inventory";

/** The departures on which a live booking has its seats, in the order of its journey. Test mode flies on none. */
export async function departuresOf(bookingId: string): Promise<OfficeBooking["departures"]> {
  const found = await db().booking.findFirst({ where: { id: bookingId, partner: { testOf: null } }, select: { seats: true } });
  const keys = [...new Set(parseSeats(found?.seats ?? []).map(({ legKey }) => legKey))].filter((key) => !isLostLegKey(key));
  return keys.map((key) => ({ id: departureId(key), flight: flightNameOf(key), date: parseLegKey(key).date }));
}
