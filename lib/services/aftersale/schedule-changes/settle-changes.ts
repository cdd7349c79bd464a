import { db } from "@/lib/db";
import { AppError, type ErrorName } from "@/lib/domain/errors";
import type { Act } from "@/lib/services/ground/audit/act";
import { giveBack } from "../refund-limit/give-back";
import { refusalOf } from "../refusal-of";
import { acceptChange } from "./accept-change";
import type { ChangeAnswer } from "./parts/find-change";
import { refundChange } from "./refund-change";
import { remindOfChange } from "./remind-of-change";

interface Settle extends Act {
  ids: readonly string[];
  action: "accept" | "refund" | "remind";
}

/** What came of one of them; `refusal` is null where it was done. */
interface Settled {
  id: string;
  refusal: ErrorName | null;
}

/** Does the same with many changes, one by one: what is refused for one stops none of the others. In the order of the ids. */
export async function settleChanges({ ids, action, ...act }: Settle): Promise<Settled[]> {
  const select = { id: true, bookingId: true, booking: { select: { partnerId: true } } } as const;
  const changes = await db().scheduleChange.findMany({ where: { id: { in: [...ids] } }, select });
  const results: Settled[] = [];
  for (const id of ids) {
    const change = changes.find((each) => each.id === id);
    const answer = change && { ...act, partnerId: change.booking.partnerId, bookingId: change.bookingId, changeId: id };
    results.push({
      id,
      refusal: answer
        ? await refusalOf("a change of schedule could not be settled", () => ANSWERS[action](answer))
        : "schedule_change_not_found",
    });
  }
  return results;
}

const ANSWERS = { accept: acceptChange, refund: refundForHouse, remind: remindOfChange } as const;

/** @throws AppError refund_waits where it is more than one person of the house may give back */
async function refundForHouse(answer: ChangeAnswer): Promise<void> {
  const { bookingId, changeId, now } = answer;
  const act = { kind: "change", changeId } as const;
  const isDone = await giveBack({ bookingId, act, words: "", by: answer, now }, (hooks) => refundChange({ ...answer, ...hooks }));
  if (!isDone) throw new AppError("refund_waits");
}
