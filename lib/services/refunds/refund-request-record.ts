import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { NAME_COLUMNS } from "../personal-data/person";
import { RETURNED_COLUMNS, type RefundableBooking, refundableInclude, withoutReturned } from "./refundable-booking";

const refundRequestInclude = {
  messages: { where: { side: "partner" }, select: { createdAt: true } },
  files: { select: { createdAt: true } },
  booking: {
    include: {
      partner: { select: { name: true, testOf: true } },
      scheduleChanges: refundableInclude.scheduleChanges,
      passengers: {
        orderBy: { position: "asc" },
        select: { ...NAME_COLUMNS, age: true, ...RETURNED_COLUMNS, tickets: { select: { ticketNumber: true, coupons: true } } },
      },
    },
  },
} as const satisfies Prisma.RefundRequestInclude;

/** A request to the back office with its booking. */
export type RefundRequestRecord = Prisma.RefundRequestGetPayload<{ include: typeof refundRequestInclude }>;

/** In the order of the ids; those that do not exist are left out. */
export async function findRefundRequests(ids: readonly string[]): Promise<RefundRequestRecord[]> {
  const found = await db().refundRequest.findMany({ where: { id: { in: [...ids] } }, include: refundRequestInclude });
  const present = found.map((request) => ({ ...request, booking: withoutReturned(request.booking) }));
  return ids.flatMap((id) => present.filter((request) => request.id === id));
}

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
  return withoutReturned(request.booking);
}
