import { z } from "zod";
import { db } from "@/lib/db";

const rows = z.array(z.object({ id: z.string(), actor: z.string() }));

/** Who looks after these bookings, as booking events name them: whoever they were handed over to last, or else whoever has made them. */
export async function agentsOf(bookingIds: readonly string[]): Promise<Map<string, string>> {
  const found = await db().$queryRaw`
    select b.id::text as id, coalesce(h.actor, e.actor) as actor from unnest(${[...bookingIds]}::uuid[]) as b (id)
      left join lateral (select to_actor as actor from booking_handover where booking_id = b.id order by id desc limit 1) h on true
      left join lateral (select actor from booking_event where booking_id = b.id and reason = 'book' order by id limit 1) e on true
     where coalesce(h.actor, e.actor) is not null`;
  return new Map(rows.parse(found).map(({ id, actor }) => [id, actor]));
}
