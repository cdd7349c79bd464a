import { z } from "zod";
import type { Desk } from "@/lib/contracts/portal/desk";
import { db } from "@/lib/db";

const rows = z.tuple([z.object({ count: z.int(), oldest: z.date().nullable() })]);

/** How many of a partner's refund requests wait for the back office, and since when the oldest does; null where none is. */
export async function countOpenRequests(partnerId: string): Promise<Desk["open_requests"]> {
  const found = await db().$queryRaw`
    select count(*)::integer as count, min(r.created_at) as oldest
      from booking b join refund_request r on r.booking_id = b.id and r.state = 'open'
     where b.partner_id = ${partnerId}::uuid and b.status = 'refund_request_sent'`;
  const [{ count, oldest }] = rows.parse(found);
  return oldest ? { count, oldest: oldest.toISOString() } : null;
}
