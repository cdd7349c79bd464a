import { z } from "zod";
import { runStatement } from "@/lib/db";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { supplierByCode } from "@/lib/suppliers/registry";
import { CONFLICTS_AND_COLLISIONS, retryConflict, sqlState } from "../outbox/retry-conflict";
import { buildBooking, type NewBooking, type ToBook } from "./build-booking";

const CREATE_BOOKING = { name: "create_booking", text: "select create_booking_v1($1::jsonb) as result" };

/** With this error PostgreSQL undoes the whole statement. */
const SEATS_GONE = "PV003";

const outcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("booked") }),
  z.object({ outcome: z.literal("duplicate"), booking_id: z.uuid(), status: z.enum(BOOKING_STATUSES) }),
  z.object({ outcome: z.literal("third_order") }),
  /** The partner was last shown another total for this offer. */
  z.object({ outcome: z.literal("shown_other") }),
  /** Seats have come back since it was priced. */
  z.object({ outcome: z.literal("seats_back") }),
]);
const answer = z.tuple([z.object({ result: outcome })]);

type Refused = Exclude<z.infer<typeof outcome>, { outcome: "booked" }> | { outcome: "seats_gone" };
export type WriteResult = Refused | { outcome: "booked"; rows: NewBooking };

/** Writes a booking and takes its seats, all or nothing, in one SQL statement. */
export function writeBooking(book: ToBook): Promise<WriteResult> {
  return retryConflict(() => writeOnce(buildBooking(book)), CONFLICTS_AND_COLLISIONS);
}

async function writeOnce(rows: NewBooking): Promise<WriteResult> {
  try {
    const [{ result }] = answer.parse(await runStatement(CREATE_BOOKING, [JSON.stringify(rows)]));
    if (result.outcome !== "booked") return result;
    supplierByCode(rows.booking.supplier)?.seatsMoved();
    return { ...result, rows };
  } catch (error) {
    if (sqlState(error) === SEATS_GONE) return { outcome: "seats_gone" };
    throw error;
  }
}
