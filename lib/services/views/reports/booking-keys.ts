import type { SaleGrouping } from "@/lib/domain/reports/groups";
import { Prisma } from "@/lib/generated/prisma/client";

/** Snapshots of version 1 called a direction a bound. */
const DIRECTIONS = Prisma.sql`coalesce(b.snapshot -> 'directions', b.snapshot -> 'bounds')`;

/** What a booking `b` of the partner `p` is counted under, by its journey as it is now; days are those of what is counted. */
export const BOOKING_KEYS: Readonly<Record<Exclude<SaleGrouping, "day">, Prisma.Sql>> = {
  agency: Prisma.sql`p.code`,
  carrier: Prisma.sql`coalesce(${DIRECTIONS} #>> '{0,segments,0,carrier}', '')`,
  route: Prisma.sql`concat_ws('-', ${DIRECTIONS} #>> '{0,segments,0,departure,airport}', ${DIRECTIONS} #>> '{0,segments,-1,arrival,airport}')`,
  agent: Prisma.sql`coalesce((select v.actor from booking_event v where v.booking_id = b.id and v.reason = 'book' order by v.id limit 1), '')`,
};
