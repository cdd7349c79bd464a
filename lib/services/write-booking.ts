import { z } from "zod";
import { db } from "@/lib/db";
import { BOOKING_STATUSES } from "@/lib/domain/booking-status";
import { expireSeats } from "@/lib/suppliers/house/seat-mirror";
import { buildBooking, type NewBooking, type ToBook } from "./build-booking";
import { handOnJobsSoon } from "./hand-on-jobs";
import { CONFLICTS_AND_COLLISIONS, retryConflict } from "./retry-conflict";

const outcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("booked") }),
  z.object({ outcome: z.literal("duplicate"), booking_id: z.uuid(), status: z.enum(BOOKING_STATUSES) }),
  z.object({ outcome: z.literal("third_order") }),
  z.object({ outcome: z.literal("seats_gone") }),
  /** The partner was last shown another total for this offer. */
  z.object({ outcome: z.literal("shown_other") }),
  /** Seats have come back since it was priced. */
  z.object({ outcome: z.literal("seats_back") }),
]);

export type WriteResult = Exclude<z.infer<typeof outcome>, { outcome: "booked" }> | { outcome: "booked"; rows: NewBooking };

/** Writes a booking and takes its seats, all or nothing, in one SQL statement. */
export async function writeBooking(book: ToBook): Promise<WriteResult> {
  return retryConflict(async () => {
    const rows = buildBooking(book);
    const statement = JSON.stringify(rows);
    const answers = await db().$queryRaw<{ result: unknown }[]>`select create_booking(${statement}::jsonb) as result`;
    const result = outcome.parse(answers[0]?.result);
    if (result.outcome !== "booked") return result;
    handOnJobsSoon();
    expireSeats();
    return { ...result, rows };
  }, CONFLICTS_AND_COLLISIONS);
}
