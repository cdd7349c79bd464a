import { db } from "@/lib/db";
import { LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { parseSeats } from "@/lib/domain/booking/parse-seats";

/** Seats by leg and class, `HY0271|2026-12-11|TASIST T`, as live bookings have them, and as the inventory has. */
export async function seatsOnBothSides() {
  const live = await db().booking.findMany({ where: { status: { in: [...LIVE_STATUSES] } }, select: { seats: true } });
  const booked = new Map<string, number>();
  for (const { legKey, bookingClass, seats } of live.flatMap((booking) => parseSeats(booking.seats)))
    booked.set(`${legKey} ${bookingClass}`, (booked.get(`${legKey} ${bookingClass}`) ?? 0) + seats);
  const inventory = new Map<string, number>();
  for (const { legKey, sold } of await db().legInventory.findMany())
    for (const [index, seats] of sold.entries()) if (seats > 0) inventory.set(`${legKey} ${String.fromCharCode(65 + index)}`, seats);
  return { booked: Object.fromEntries([...booked].sort()), inventory: Object.fromEntries([...inventory].sort()) };
}
