import type { z } from "zod";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { type NamedOperation, type OperationCall, operation, type PartnerCall, type RouteHandler } from "./handler";

function bookingOf({ partner, params }: Pick<PartnerCall, "partner" | "params">): BookingAddress {
  return { partnerId: partner.id, bookingId: params.id ?? "" };
}

/** One operation of the interface that changes a booking, and answers with the booking as it is after it. */
export function bookingOperation<Query extends z.ZodType, Body extends z.ZodType>(
  described: NamedOperation<Query, Body>,
  run: (call: OperationCall<Query, Body>, booking: BookingAddress) => Promise<unknown>,
): RouteHandler {
  return operation(
    described,
    (call) => run(call, bookingOf(call)),
    (call) => readBooking({ ...bookingOf(call), locale: call.locale, now: call.now }),
  );
}
