import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { log, traceOf } from "@/lib/log";
import { acceptChange } from "./accept-change";
import { refundChange } from "./refund-change";
import { remindOfChange } from "./remind-of-change";

interface Settle {
  ids: readonly string[];
  action: "accept" | "refund" | "remind";
  /** `operator:<user id>` */
  actor: string;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
}

/** What came of one of them; `refusal` is null where it was done. */
interface Settled {
  id: string;
  refusal: AppError["kind"] | null;
}

/** Does the same with many changes, one by one: what is refused for one stops none of the others. In the order of the ids. */
export async function settleChanges({ ids, action, actor, byRequest = null, now }: Settle): Promise<Settled[]> {
  const select = { id: true, bookingId: true, booking: { select: { partnerId: true } } } as const;
  const changes = await db().scheduleChange.findMany({ where: { id: { in: [...ids] } }, select });
  const results: Settled[] = [];
  for (const id of ids) {
    const change = changes.find((each) => each.id === id);
    const answer = change && { partnerId: change.booking.partnerId, bookingId: change.bookingId, changeId: id, actor, byRequest, now };
    results.push({ id, refusal: answer ? await refusalOf(() => ANSWERS[action](answer)) : "schedule_change_not_found" });
  }
  return results;
}

const ANSWERS = { accept: acceptChange, refund: refundChange, remind: remindOfChange } as const;

async function refusalOf(act: () => Promise<void>): Promise<Settled["refusal"]> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.kind;
    log.error({ error: traceOf(error) }, "a change of schedule could not be settled");
    return "internal";
  }
}
