import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Act } from "@/lib/services/ground/audit/act";
import { type SeenBooking, type WrittenChange, writeChange } from "./write-change";

/** What is to become of a booking as it was read, and the answer once that is written; `done` where nothing is to be written. */
export type Decision<Result> = { change: WrittenChange; result: Result } | { done: Result };

/** Somebody is always first: more rounds than this mean that something else is wrong. */
const ROUNDS = 16;

/**
 * The one way in which a booking that exists changes: it is read with its version, what becomes of it is decided by that, and it is written only
 * where it still has that version. Where somebody else was faster, it is read and decided anew.
 * @throws AppError what `read` and `decide` throw; booking_not_found where what was read as absent is to change; deposit_too_low, carrier_unconfirmed;
 *   processing where the booking never stood still
 */
export async function changeBooking<Booking extends SeenBooking | null, Result>(
  act: Act,
  read: () => Promise<Booking>,
  decide: (booking: Booking) => Decision<Result> | Promise<Decision<Result>>,
): Promise<Result> {
  for (let round = 1; round <= ROUNDS; round++) {
    const booking = await read();
    const decision = await decideBy(booking, decide);
    if (decision === "stale") continue;
    if ("done" in decision) return decision.done;
    if (!booking) throw new AppError("booking_not_found");
    if (await writeChange(act, booking, decision.change, decision.result)) return decision.result;
  }
  throw new AppError("processing");
}

/** What was read by several queries may be of two versions: a refusal holds only for a booking that still has the version that was read. */
async function decideBy<Booking extends SeenBooking | null, Result>(
  booking: Booking,
  decide: (booking: Booking) => Decision<Result> | Promise<Decision<Result>>,
): Promise<Decision<Result> | "stale"> {
  try {
    return await decide(booking);
  } catch (error) {
    if (!booking) throw error;
    const { version } = await db().booking.findUniqueOrThrow({ where: { id: booking.id }, select: { version: true } });
    if (version === booking.version) throw error;
    return "stale";
  }
}
