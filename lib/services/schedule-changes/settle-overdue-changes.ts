import { db } from "@/lib/db";
import { log, traceOf } from "@/lib/log";
import { acceptChange } from "./accept-change";
import { readRules } from "./parts/change-rules";
import { unansweredOf } from "./parts/unanswered-of";
import { refundChange } from "./refund-change";

/** So many at once; the next sweep takes the rest. */
const BATCH = 200;
/** As booking events name what the carrier's default does. */
const ACTOR = "worker";

/**
 * Sees to changes of schedule that nobody answers: at half of the time they are escalated, and at the deadline the default of the carrier
 * applies: accepted where it says so, the flights can be flown and no refund was asked for, else refunded. Unpaid bookings end by themselves. Any number of workers
 * may sweep at once.
 * @returns how many were escalated and settled
 */
export async function settleOverdueChanges({ now }: { now: Date }): Promise<{ escalated: number; settled: number }> {
  const escalated = await db().scheduleChange.updateMany({
    where: { state: "open", escalatedAt: null, escalateAt: { lte: now } },
    data: { escalatedAt: now },
  });
  const ruleOf = await readRules(db());
  const overdue = await db().scheduleChange.findMany({
    where: { state: "open", deadline: { lte: now }, booking: { status: { not: "booked" } } },
    orderBy: { deadline: "asc" },
    take: BATCH,
    select: { id: true, bookingId: true, canAccept: true, flights: true, booking: { select: { partnerId: true, status: true } } },
  });
  let settled = 0;
  for (const { id, bookingId, booking, ...change } of overdue) {
    const unanswered = unansweredOf(change, booking.status, ruleOf);
    const answer = { partnerId: booking.partnerId, bookingId, changeId: id, actor: ACTOR, now };
    await (unanswered === "accept" ? acceptChange(answer) : refundChange(answer)).then(
      () => {
        settled += 1;
      },
      (error: unknown) =>
        log.warn({ bookingId, error: traceOf(error) }, "an overdue change of schedule could not be settled; the next sweep tries again"),
    );
  }
  return { escalated: escalated.count, settled };
}
