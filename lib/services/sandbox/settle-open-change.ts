import { db } from "@/lib/db";
import { acceptChange } from "@/lib/services/aftersale/schedule-changes/accept-change";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import { readRules } from "@/lib/services/booking/flights/change-rules";
import { unansweredOf } from "@/lib/services/booking/flights/unanswered-of";
import type { Played } from "./played";

/** Lets happen to the open change of a booking's flights what does where nobody answers it. @returns false where none is open */
export async function settleOpenChange({ bookingId, ...played }: Played): Promise<boolean> {
  const open = await db().scheduleChange.findFirst({
    where: { bookingId, state: "open" },
    include: { booking: { select: { status: true } } },
  });
  if (!open) return false;
  const unanswered = unansweredOf(open, open.booking.status, await readRules(db()));
  const answer = { ...played, bookingId, changeId: open.id };
  await (unanswered === "accept" ? acceptChange(answer) : refundChange(answer));
  return true;
}
