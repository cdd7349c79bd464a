import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

interface Columns {
  dropBp: Prisma.Sql;
  shareBp: Prisma.Sql;
}

/**
 * Whether an upload `u` goes further than the house lets one person go, by the limits in force when it is asked; where no limit is set for its kind, it does.
 * Both the statement that applies and the pages that tell of it ask this.
 */
export function isAboveLimits({ dropBp, shareBp }: Columns): Prisma.Sql {
  return Prisma.sql`coalesce((select ${dropBp} > l.drop_percent * 100 or ${shareBp} > l.share_percent * 100
                                from upload_limit l where l.kind = u.kind), true)`;
}

/** The same of an upload whose rehearsal is kept; what a version before this one has looked at says itself whether it does. */
export const NEEDS_SECOND = Prisma.sql`
  case when u.drop_bp is null then u.needs_second
       else ${isAboveLimits({ dropBp: Prisma.sql`u.drop_bp`, shareBp: Prisma.sql`u.share_bp` })} end`;

/** Of these uploads those that go so far, by the limits in force now. */
export async function thoseAboveLimits(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    select u.id::text from import_upload u where u.id = any(${[...ids]}::uuid[]) and ${NEEDS_SECOND}`;
  return new Set(rows.map(({ id }) => id));
}
