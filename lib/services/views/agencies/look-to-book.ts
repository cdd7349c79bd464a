import { z } from "zod";
import type { AgencyItem } from "@/lib/contracts/operator/agencies";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { tashkentDayBegins, tashkentText } from "@/lib/domain/tashkent";

const DAYS = 30;

const rows = z.array(z.object({ partnerId: z.string(), searches: z.int(), bookings: z.int() }));

/** How often live partners searched, and how often they booked, lately, by their ids. Searches of the last minute are not counted yet. */
export async function readLookToBook(partnerIds: readonly string[], now: Date): Promise<Map<string, AgencyItem["look_to_book"]>> {
  const since = addDays(tashkentText(now).slice(0, 10), 1 - DAYS);
  const found = await db().$queryRaw`
    select p.id::text as "partnerId",
           coalesce((select sum(c.searches) from search_count c where c.partner_id = p.id and c.day >= ${since}::date), 0)::integer as searches,
           (select count(*) from booking b where b.partner_id = p.id and b.created_at >= ${tashkentDayBegins(since)})::integer as bookings
      from partner p where p.id = any(${[...partnerIds]}::uuid[])`;
  return new Map(rows.parse(found).map(({ partnerId, searches, bookings }) => [partnerId, { days: DAYS, searches, bookings }]));
}
