import { z } from "zod";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { db } from "@/lib/db";
import type { AuditAction } from "@/lib/domain/audit/actions";
import { SHARE_WAYS } from "@/lib/domain/booking/share-ways";
import { toMajor } from "@/lib/domain/money";
import { readDoers } from "@/lib/services/ground/audit/done-by";

const TOLD = ["selling_price_set", "booking_shared"] as const satisfies readonly AuditAction[];

/** More than anybody reads; the latest are told. */
const MOST = 100;

const priceDetail = z.object({ amount_minor: z.int(), from_minor: z.int().optional() });
const shareDetail = z.object({ way: z.enum(SHARE_WAYS) });

/** What the agency's people did about a booking that leaves its status as it is, oldest first; the audit log alone knows it. */
export async function readBookingDoings(bookingId: string): Promise<Pick<PortalBooking, "price_changes" | "shares">> {
  const newest = await db().auditEvent.findMany({
    where: { bookingId, action: { in: [...TOLD] } },
    orderBy: { id: "desc" },
    take: MOST,
    select: { action: true, actor: true, occurredAt: true, detail: true },
  });
  const rows = newest.toReversed();
  const doerOf = await readDoers(rows.map(({ actor }) => actor));
  const of = (action: (typeof TOLD)[number]) => rows.filter((row) => row.action === action);
  const told = ({ occurredAt, actor }: (typeof rows)[number]) => ({ at: occurredAt.toISOString(), by: doerOf(actor) });
  return {
    price_changes: of("selling_price_set").map((row) => {
      const { amount_minor, from_minor } = priceDetail.parse(row.detail);
      return { ...told(row), from: from_minor === undefined ? null : toMajor(from_minor), to: toMajor(amount_minor) };
    }),
    shares: of("booking_shared").map((row) => ({ ...told(row), ...shareDetail.parse(row.detail) })),
  };
}
