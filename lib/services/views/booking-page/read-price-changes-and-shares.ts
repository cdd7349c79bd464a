import { z } from "zod";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { db } from "@/lib/db";
import type { AuditAction } from "@/lib/domain/audit/actions";
import { SHARE_WAYS } from "@/lib/domain/booking/share-ways";
import { toMajor } from "@/lib/domain/money";
import { readDoers } from "@/lib/services/ground/audit/done-by";

const SHOWN = ["selling_price_set", "booking_shared"] as const satisfies readonly AuditAction[];

/** How many are shown, the latest ones: more than anybody reads. */
const MOST = 100;

const priceDetail = z.object({ amount_minor: z.int(), from_minor: z.int().optional() });
const shareDetail = z.object({ way: z.enum(SHARE_WAYS) });

/** Changes of the customer's price and ways in which the booking was shared, oldest first. Only the audit log has them. */
export async function readPriceChangesAndShares(bookingId: string): Promise<Pick<PortalBooking, "price_changes" | "shares">> {
  const newest = await db().auditEvent.findMany({
    where: { bookingId, action: { in: [...SHOWN] } },
    orderBy: { id: "desc" },
    take: MOST,
    select: { action: true, actor: true, occurredAt: true, detail: true },
  });
  const rows = newest.toReversed();
  const doerOf = await readDoers(rows.map(({ actor }) => actor));
  const of = (action: (typeof SHOWN)[number]) => rows.filter((row) => row.action === action);
  const present = ({ occurredAt, actor }: (typeof rows)[number]) => ({ at: occurredAt.toISOString(), by: doerOf(actor) });
  return {
    price_changes: of("selling_price_set").map((row) => {
      const { amount_minor, from_minor } = priceDetail.parse(row.detail);
      return { ...present(row), from: from_minor === undefined ? null : toMajor(from_minor), to: toMajor(amount_minor) };
    }),
    shares: of("booking_shared").map((row) => ({ ...present(row), ...shareDetail.parse(row.detail) })),
  };
}
