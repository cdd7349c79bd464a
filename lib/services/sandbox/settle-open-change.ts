import { db } from "@/lib/db";
import { acceptChange } from "@/lib/services/aftersale/schedule-changes/accept-change";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import type { Played } from "./played";

/** Answers the open change of a booking's flights: accepts it where that can be, else takes everything back. @returns false where none is open */
export async function settleOpenChange({ bookingId, ...played }: Played): Promise<boolean> {
  const open = await db().scheduleChange.findFirst({ where: { bookingId, state: "open" }, select: { id: true, canAccept: true } });
  if (!open) return false;
  const answer = { ...played, bookingId, changeId: open.id };
  await (open.canAccept ? acceptChange(answer) : refundChange(answer));
  return true;
}
