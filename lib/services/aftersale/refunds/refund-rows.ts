import { z } from "zod";
import { db } from "@/lib/db";
import { CURRENCIES } from "@/lib/domain/money";
import { REFUND_KINDS } from "@/lib/domain/refund/refund-detail";
import { REFUND_REQUEST_STATES } from "@/lib/domain/refund/request";
import type { Prisma } from "@/lib/generated/prisma/client";

const rowShape = z.object({
  id: z.string(),
  bookingId: z.string(),
  bookingNumber: z.string(),
  currency: z.enum(CURRENCIES),
  kind: z.enum(REFUND_KINDS),
  askedBy: z.string(),
  createdAt: z.date(),
  paidMinor: z.bigint(),
  refundMinor: z.bigint().nullable(),
  detail: z.unknown(),
  /** Of the refund request, where there is one. */
  requestState: z.enum(REFUND_REQUEST_STATES).nullable(),
  decidedAt: z.date().nullable(),
  note: z.string().nullable(),
});
/** A refund with its booking, and with its request where people decide. */
export type RefundRow = z.infer<typeof rowShape>;

/** Whether it has brought anything back. */
export function hasGivenBack(row: RefundRow): boolean {
  return (row.requestState === null || row.requestState === "settled") && givenBackMinor(row) > 0;
}

/** What came back to the deposit, minor units; 0 while nothing has. */
export function givenBackMinor({ refundMinor }: RefundRow): number {
  return Number(refundMinor ?? 0n);
}

/** When it came back, or was asked for. */
export function momentOf({ decidedAt, createdAt }: RefundRow): Date {
  return decidedAt ?? createdAt;
}

/** Newest first. @param condition on the refund `r` and its booking `b` */
export async function findRefunds(condition: Prisma.Sql, most: number): Promise<RefundRow[]> {
  const rows = await db().$queryRaw<unknown[]>`
    select r.id::text as id, r.booking_id::text as "bookingId", b.booking_number as "bookingNumber", b.currency::text as currency, r.kind::text as kind,
           r.asked_by as "askedBy", r.created_at as "createdAt", r.paid_minor as "paidMinor", r.refund_minor as "refundMinor", r.detail,
           q.state::text as "requestState", q.decided_at as "decidedAt", q.note
      from refund r join booking b on b.id = r.booking_id left join refund_request q on q.id = r.id
     where ${condition}
     order by r.created_at desc, r.id desc limit ${most}`;
  return z.array(rowShape).parse(rows);
}
