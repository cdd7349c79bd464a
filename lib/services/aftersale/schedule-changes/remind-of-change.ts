import { AppError } from "@/lib/domain/errors";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import { type ChangeAnswer, findChange } from "./parts/find-change";

/**
 * Tells the partner of an open change once more.
 * @throws AppError booking_not_found; schedule_change_not_found; schedule_change_settled
 */
export function remindOfChange(answer: ChangeAnswer): Promise<void> {
  return changeBooking(
    answer,
    () => findChange(answer),
    ({ booking: { status }, change }) => {
      if (change.state !== "open") throw new AppError("schedule_change_settled");
      const events = [{ action: "remind_change", from: status, to: status }] as const;
      return { change: { scheduleChange: { remind: change.id }, events }, result: undefined };
    },
  );
}
