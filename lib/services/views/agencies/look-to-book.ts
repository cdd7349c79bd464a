import type { AgencyDetail } from "@/lib/contracts/operator/agencies";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { tashkentDayBegins, tashkentText } from "@/lib/domain/tashkent";

const DAYS = 30;

/** How often a live partner searched, and how often it booked, lately. Searches of the last minute are not counted yet. */
export async function readLookToBook(partnerId: string, now: Date): Promise<AgencyDetail["look_to_book"]> {
  const since = addDays(tashkentText(now).slice(0, 10), 1 - DAYS);
  const [counted, bookings] = await Promise.all([
    db().searchCount.aggregate({ where: { partnerId, day: { gte: new Date(since) } }, _sum: { searches: true } }),
    db().booking.count({ where: { partnerId, createdAt: { gte: tashkentDayBegins(since) } } }),
  ]);
  return { days: DAYS, searches: counted._sum.searches ?? 0, bookings };
}
