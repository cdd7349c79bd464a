import { giveBack } from "@/lib/services/aftersale/refund-limit/give-back";
import type { RefundAct } from "@/lib/services/aftersale/refund-limit/refund-payload";
import { type ActForAgency, doForAgency } from "./do-for-agency";

/**
 * Does with an agency's booking what the agency may do itself, with a reason that the agency reads. A refund that is above what one person of the house may
 * give back is proposed instead, and done once somebody else approves it.
 * @returns whether it was done; else it waits
 * @throws AppError refund_waits; what doForAgency throws
 */
export async function actForAgency(act: ActForAgency): Promise<boolean> {
  const { bookingId, asked, by, now } = act;
  const refund = refundOf(asked);
  if (refund) return giveBack({ bookingId, act: refund, words: asked.reason, by, now }, (hooks) => doForAgency(act, hooks));
  await doForAgency(act);
  return true;
}

/** What of the booking it gives back; null where that is nothing. */
function refundOf(asked: ActForAgency["asked"]): RefundAct | null {
  if (asked.kind === "void" || asked.kind === "refund") return { kind: asked.kind };
  if (asked.kind !== "refund_part") return null;
  const { kind, passengers, directions } = asked;
  return { kind, passengers, ...(directions && { directions }) };
}
