import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type RefundableBooking, refundableInclude } from "./refundable-booking";

/**
 * The booking whose refund is still to be decided.
 * @throws AppError refund_request_not_found; refund_request_decided
 */
export async function findOpenRequest(requestId: string): Promise<RefundableBooking> {
  const where = { id: requestId };
  const request = validate(requestId)
    ? await db().refundRequest.findUnique({ where, include: { booking: { include: refundableInclude } } })
    : null;
  if (!request) throw new AppError("refund_request_not_found");
  if (request.state !== "open") throw new AppError("refund_request_decided");
  return request.booking;
}
