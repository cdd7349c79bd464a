import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

export const refundRequestInclude = {
  booking: {
    include: {
      partner: { select: { name: true, testOf: true } },
      passengers: {
        orderBy: { position: "asc" },
        select: { id: true, firstName: true, lastName: true, age: true, tickets: { select: { ticketNumber: true, coupons: true } } },
      },
    },
  },
} as const satisfies Prisma.RefundRequestInclude;

/** A request to the back office with its booking. */
export type RefundRequestRecord = Prisma.RefundRequestGetPayload<{ include: typeof refundRequestInclude }>;

/** In the order of the ids; those that do not exist are left out. */
export async function findRefundRequests(ids: readonly string[]): Promise<RefundRequestRecord[]> {
  const found = await db().refundRequest.findMany({ where: { id: { in: [...ids] } }, include: refundRequestInclude });
  return ids.flatMap((id) => found.filter((request) => request.id === id));
}
