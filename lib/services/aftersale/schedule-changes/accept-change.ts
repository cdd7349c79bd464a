import { AppError } from "@/lib/domain/errors";
import { parseCurrent } from "@/lib/services/booking/flights/followed-booking";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import { appliedTo } from "./parts/applied-to";
import { type ChangeAnswer, findChange } from "./parts/find-change";
import { settleChange } from "./parts/settle-change";

/**
 * Takes the flights as the airline flies them now. Given twice, it is taken once.
 * @throws AppError booking_not_found; schedule_change_not_found; schedule_change_settled; schedule_option_unavailable where a flight is gone,
 *   or does not connect, or has no seat
 */
export async function acceptChange(answer: ChangeAnswer): Promise<void> {
  const found = await findChange(answer);
  const { booking, change, supplier } = found;
  if (change.state === "accepted") return;
  if (change.state !== "open" || change.current === null) throw new AppError("schedule_change_settled");
  if (!change.canAccept) throw new AppError("schedule_option_unavailable");
  const { directions } = parseCurrent(change.current);
  const { passengers, firstDepartureAt } = booking;
  const beginning = { empty: emptyDirections(passengers, directions), hasBegun: firstDepartureAt <= answer.now };
  const applied = appliedTo(booking.snapshot, directions, supplier, beginning);
  await settleChange({ answer, found, action: "accept", applied });
}
