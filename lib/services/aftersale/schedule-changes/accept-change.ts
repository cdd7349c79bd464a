import { AppError } from "@/lib/domain/errors";
import { parseCurrent } from "@/lib/services/booking/flights/followed-booking";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { WrittenChange } from "@/lib/services/booking/writer/write-change";
import { appliedTo } from "./parts/applied-to";
import { type ChangeAnswer, type FoundChange, findChange } from "./parts/find-change";
import { settledChange } from "./parts/settled-change";

/**
 * Takes the flights as the airline flies them now. Given twice, it is taken once.
 * @throws AppError booking_not_found; schedule_change_not_found; schedule_change_settled; schedule_option_unavailable where a flight is gone,
 *   or does not connect, or has no seat
 */
export function acceptChange(answer: ChangeAnswer): Promise<void> {
  return changeBooking(
    answer,
    () => findChange(answer),
    (found) => (found.change.state === "accepted" ? { done: undefined } : { change: accepted(found, answer.now), result: undefined }),
  );
}

function accepted(found: FoundChange, now: Date): WrittenChange {
  const { booking, change, supplier } = found;
  if (change.state !== "open" || change.current === null) throw new AppError("schedule_change_settled");
  if (!change.canAccept) throw new AppError("schedule_option_unavailable");
  const { directions } = parseCurrent(change.current);
  const { passengers, firstDepartureAt } = booking;
  const beginning = { empty: emptyDirections(passengers, directions), hasBegun: firstDepartureAt <= now };
  const applied = appliedTo(booking.snapshot, directions, supplier.ownSchedule, beginning);
  return settledChange(found, { action: "accept", applied, now });
}
