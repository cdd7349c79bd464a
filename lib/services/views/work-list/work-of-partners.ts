import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { Prisma } from "@/lib/generated/prisma/client";
import { mergedOrder, type WorkStretch } from "./work-order";
import { workStatement } from "./work-statement";

export interface WorkQuestion {
  /** Whose bookings, of the mode that is asked for: at least one. */
  partnerIds: readonly string[];
  filter: WorkFilter;
  now: Date;
}

/**
 * The bookings that a filter leaves of one partner, or of several in one order, as `workStatement` has them. Each partner's are read along its own
 * index, no further than the page goes, and merged: so a list of all needs no index beside those of the partners. It costs an entry into the index
 * per partner, which some dozens of agencies may cost; and surnames are found whole there, as for how they begin the newest bookings of each would be opened.
 * @throws AppError validation (`created_to`, `departure_to`: days in the wrong order)
 */
export async function workOfPartners({ partnerIds, ...asked }: WorkQuestion, stretch: WorkStretch): Promise<Prisma.Sql> {
  const wholeNames = partnerIds.length > 1;
  const statements = await Promise.all(partnerIds.map((partnerId) => workStatement({ partnerId, wholeNames, ...asked }, stretch)));
  const [only] = statements;
  if (only && statements.length === 1) return only;
  const parts = statements.map((statement) => Prisma.sql`(${statement})`);
  return Prisma.sql`select id, place, key, currency, total_minor, status from (${Prisma.join(parts, " union all ")}) merged
    ${mergedOrder(asked.filter, stretch.limit)}`;
}
