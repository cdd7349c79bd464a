import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { log, traceOf } from "@/lib/log";
import { type RuleOf, readRules } from "@/lib/services/booking/flights/change-rules";
import { unansweredOf } from "@/lib/services/booking/flights/unanswered-of";
import { acceptChange } from "./accept-change";
import { refundChange } from "./refund-change";

/** So many are read at once. */
const BATCH = 200;
/** As booking events name what the carrier's default does. */
const ACTOR = "worker";

/**
 * Sees to changes of schedule that nobody answers: at half of the time they are escalated, and at the deadline the default of the carrier
 * applies: accepted where it says so, the flights can be flown, none leaves earlier than was agreed by more than the limit, and no refund was asked for;
 * else refunded. Unpaid bookings end by themselves, and what somebody of the house has proposed to refund waits for whoever decides about that. Any number of workers may sweep at once.
 * @returns how many were escalated and settled
 */
export async function settleOverdueChanges({ now }: { now: Date }): Promise<{ escalated: number; settled: number }> {
  const escalated = await db().scheduleChange.updateMany({
    where: { state: "open", escalatedAt: null, escalateAt: { lte: now } },
    data: { escalatedAt: now },
  });
  const ruleOf = await readRules(db());
  let settled = 0;
  for (let page = await overdueFrom(null, now); page.length > 0; page = await overdueFrom(page.at(-1) ?? null, now))
    for (const overdue of page) if (await settle(overdue, ruleOf, now)) settled += 1;
  return { escalated: escalated.count, settled };
}

type Overdue = Awaited<ReturnType<typeof overdueFrom>>[number];

/** Those that cannot be settled stay, and hold up none of the others. @param last the one after which to go on */
function overdueFrom(last: { id: string; deadline: Date | null } | null, now: Date) {
  const after = last?.deadline ? { OR: [{ deadline: { gt: last.deadline } }, { deadline: last.deadline, id: { gt: last.id } }] } : {};
  const proposed: Prisma.ProposalWhereInput = {
    ...{ kind: "refund", state: "open", expiresAt: { gt: now } },
    payload: { path: ["act", "kind"], equals: "change" },
  };
  const booking: Prisma.BookingWhereInput = { status: { not: "booked" }, proposals: { none: proposed } };
  return db().scheduleChange.findMany({
    where: { AND: [{ state: "open", deadline: { lte: now }, booking }, after] },
    orderBy: [{ deadline: "asc" }, { id: "asc" }],
    take: BATCH,
    select: {
      id: true,
      deadline: true,
      bookingId: true,
      canAccept: true,
      flights: true,
      directions: true,
      current: true,
      booking: { select: { partnerId: true, status: true } },
    },
  });
}

/** @returns whether that was possible */
async function settle({ id, bookingId, booking, ...change }: Overdue, ruleOf: RuleOf, now: Date): Promise<boolean> {
  const unanswered = unansweredOf(change, booking.status, ruleOf);
  const answer = { partnerId: booking.partnerId, bookingId, changeId: id, actor: ACTOR, now };
  try {
    await (unanswered === "accept" ? acceptChange(answer) : refundChange(answer));
    return true;
  } catch (error) {
    log.warn({ bookingId, error: traceOf(error) }, "an overdue change of schedule could not be settled; the next sweep tries again");
    return false;
  }
}
