import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type ChangeAnswer, findChange } from "./parts/find-change";

/**
 * Tells the partner of an open change once more.
 * @throws AppError booking_not_found; schedule_change_not_found; schedule_change_settled
 */
export async function remindOfChange(answer: ChangeAnswer): Promise<void> {
  const { booking, change } = await findChange(answer);
  const { now, actor, byRequest = null } = answer;
  const event = {
    bookingId: booking.id,
    fromStatus: booking.status,
    toStatus: booking.status,
    actor,
    reason: "remind_change",
    createdAt: now,
    requestId: byRequest,
  } as const;
  await db().$transaction(async (tx) => {
    const { count } = await tx.scheduleChange.updateMany({ where: { id: change.id, state: "open" }, data: { remindedAt: now } });
    if (count === 0) throw new AppError("schedule_change_settled");
    await tx.bookingEvent.create({ data: event });
  });
}
