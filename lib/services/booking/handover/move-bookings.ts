import { z } from "zod";
import type { HandoverScope } from "@/lib/contracts/portal/handover";
import { type Prisma, Prisma as sql } from "@/lib/generated/prisma/client";

interface Move {
  /** Ids of the partner in live and in test mode. */
  partnerIds: readonly string[];
  /** Whose bookings, and whose they become, as booking events name them. */
  from: string;
  to: string;
  /** One of them; those that have not left yet; or all. */
  which: { bookingId: string } | HandoverScope;
  /** Who hands them over. */
  actor: string;
  now: Date;
}

const moved = z.tuple([z.object({ count: z.int() })]);

/**
 * Hands bookings over: the work list finds them under their new agent, and their history says so. Of two who hand over the same one, the second finds
 * it gone.
 * @returns how many
 */
export async function moveBookings(
  tx: Pick<Prisma.TransactionClient, "$queryRaw">,
  { partnerIds, from, to, which, actor, now }: Move,
): Promise<number> {
  if (from === to) return 0;
  const [{ count }] = moved.parse(
    await tx.$queryRaw`
      with taken as (
        delete from booking_facet f using booking b
         where f.partner_id = any(${[...partnerIds]}::uuid[]) and f.facet = ${`agent:${from}`} and b.id = f.booking_id and ${conditionOf(which, now)}
        returning f.partner_id, f.created_at, f.booking_id),
      filed as (
        insert into booking_facet (partner_id, facet, created_at, booking_id)
        select partner_id, ${`agent:${to}`}, created_at, booking_id from taken on conflict do nothing),
      noted as (
        insert into booking_handover (booking_id, from_actor, to_actor, actor, created_at)
        select booking_id, ${from}, ${to}, ${actor}, ${now} from taken)
      select count(*)::integer as count from taken`,
  );
  return count;
}

function conditionOf(which: Move["which"], now: Date): Prisma.Sql {
  if (which === "all") return sql.sql`true`;
  return which === "upcoming" ? sql.sql`b.first_departure_at > ${now}` : sql.sql`b.id = ${which.bookingId}::uuid`;
}
