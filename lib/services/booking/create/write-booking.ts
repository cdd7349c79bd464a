import { z } from "zod";
import { runStatement } from "@/lib/db";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import type { KeptEffect } from "@/lib/services/ground/idempotency/request-key";
import { CONFLICTS_AND_COLLISIONS, retryConflict, sqlState } from "@/lib/services/ground/outbox/retry-conflict";
import { payerColumns } from "@/lib/services/ground/personal-data/payer";
import { personColumns } from "@/lib/services/ground/personal-data/person";
import { supplierByCode } from "@/lib/suppliers/registry";
import { columnsOf } from "../writer/columns-of";
import { SEATS_GONE } from "../writer/write-change";
import { buildBooking, type NewBooking, type ToBook } from "./build-booking";
import { duplicateOf } from "./duplicate-booking";

const CREATE_BOOKING = { name: "create_booking", text: "select create_booking_v1($1::jsonb) as result" };

const outcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("booked") }),
  z.object({ outcome: z.literal("duplicate"), booking_id: z.uuid(), status: z.enum(BOOKING_STATUSES) }),
  /** Another partner has a place on the flight for one of the documents. */
  z.object({ outcome: z.literal("document_taken") }),
  z.object({ outcome: z.literal("third_order") }),
  /** The reference was to be unique, and this booking has it. */
  z.object({ outcome: z.literal("reference_taken"), booking_id: z.uuid() }),
  /** The partner was last shown another total for this offer. */
  z.object({ outcome: z.literal("shown_other") }),
  /** The partner makes its prices otherwise than was assumed, or the offer is of a customer's quote. */
  z.object({ outcome: z.literal("selling_other") }),
  /** Seats have come back since it was priced. */
  z.object({ outcome: z.literal("seats_back") }),
  /** Its flights have changed since the schedule that it was priced on. */
  z.object({ outcome: z.literal("flights_changed") }),
]);
const answer = z.tuple([z.object({ result: outcome })]);

/**
 * Writes a booking and takes its seats, all or nothing, in one SQL statement, with the answer to its Idempotency-Key.
 * @param present what whoever books is answered
 * @returns that answer; null where seats, the total shown or what was assumed of the customer's price have moved since it was priced
 * @throws AppError third_order; reference_taken; duplicate_unpaid, duplicate_paid; document_on_flight; carrier_unconfirmed where this process does not know of changed flights yet
 */
export function writeBooking<Answer>(book: ToBook, present: (rows: NewBooking) => Promise<Answer>): Promise<Answer | null> {
  return retryConflict(async () => {
    const rows = buildBooking(book);
    const presented = await present(rows);
    const kept = await book.key?.keep(presented);
    return (await writeOnce(rows, kept)) ? presented : null;
  }, CONFLICTS_AND_COLLISIONS);
}

async function writeOnce(rows: NewBooking, kept: KeptEffect | undefined): Promise<boolean> {
  const result = await insert(rows, kept);
  switch (result.outcome) {
    case "booked":
      supplierByCode(rows.booking.supplier)?.ownSchedule?.seatsMoved();
      return true;
    case "third_order":
      throw new AppError("third_order");
    case "reference_taken":
      throw new AppError("reference_taken", { data: { existing_booking_id: result.booking_id } });
    case "document_taken":
      throw new AppError("document_on_flight");
    case "duplicate":
      throw duplicateOf(result.booking_id, result.status);
    case "flights_changed":
      throw new AppError("carrier_unconfirmed");
    default:
      return false;
  }
}

async function insert(rows: NewBooking, kept: KeptEffect | undefined): Promise<z.infer<typeof outcome> | { outcome: "seats_gone" }> {
  try {
    return answer.parse(await runStatement(CREATE_BOOKING, [await statementOf(rows, kept)]))[0].result;
  } catch (error) {
    if (sqlState(error) === SEATS_GONE) return { outcome: "seats_gone" };
    throw error;
  }
}

/** What `create_booking_v1` takes. Personal data are sealed before they leave the process. */
async function statementOf({ booking, passengers, tickets, audit, ...rest }: NewBooking, kept: KeptEffect | undefined): Promise<string> {
  const { partnerId } = booking;
  const sealed = { ...booking, ...(await payerColumns(booking, booking)) };
  const people = await Promise.all(
    passengers.map(async (passenger) => {
      return { ...passenger, ...(await personColumns({ id: passenger.id, partnerId }, passenger)) };
    }),
  );
  return JSON.stringify({
    ...rest,
    ...(kept && { kept }),
    booking: columnsOf(sealed),
    passengers: people.map(columnsOf),
    tickets: tickets.map(columnsOf),
    ...(audit && { audit: columnsOf(audit) }),
  });
}
