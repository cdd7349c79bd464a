import { validate } from "uuid";
import { z } from "zod";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { RequestSide } from "@/lib/domain/refund/request";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type BookingAddress, keyOf } from "@/lib/services/booking/record/booking-record";

const FILE_COLUMNS = { id: true, author: true, name: true, type: true, size: true, createdAt: true } as const;

/** Files without what is in them. */
const conversationInclude = {
  booking: { select: { id: true, partnerId: true, erasedAt: true } },
  messages: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
  files: { orderBy: [{ createdAt: "asc" }, { id: "asc" }], select: FILE_COLUMNS },
} as const satisfies Prisma.RefundRequestInclude;

/** A request with everything that was said about it. */
export type ConversationRecord = Prisma.RefundRequestGetPayload<{ include: typeof conversationInclude }>;

/** A side of the conversation, and the request that it talks about: of a partner the latest of one of its bookings. */
export type Reader = { side: "partner"; address: BookingAddress } | { side: "office"; requestId: string };

/** @returns null where the booking has none @throws AppError booking_not_found; refund_request_not_found of the back office */
export async function findConversation(reader: Reader): Promise<ConversationRecord | null> {
  if (reader.side === "partner") return latestOf(reader.address);
  const where = { id: reader.requestId };
  const found = validate(reader.requestId) ? await db().refundRequest.findUnique({ where, include: conversationInclude }) : null;
  if (!found) throw new AppError("refund_request_not_found");
  return found;
}

async function latestOf(address: BookingAddress): Promise<ConversationRecord | null> {
  const booking = await db().booking.findFirst({ where: keyOf(address), select: { id: true } });
  if (!booking) throw new AppError("booking_not_found");
  const where = { bookingId: booking.id };
  return db().refundRequest.findFirst({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], include: conversationInclude });
}

/** The request that is written about. @throws AppError those of findConversation; refund_request_not_found */
export async function writtenRequest(reader: Reader): Promise<ConversationRecord> {
  const found = await findConversation(reader);
  if (!found) throw new AppError("refund_request_not_found");
  return found;
}

const locked = z.tuple([
  z.object({
    bookingId: z.string(),
    partnerId: z.string(),
    isErased: z.boolean(),
    messages: z.int(),
    files: z.int(),
    last: z.date().nullable(),
  }),
]);

/**
 * The request as it is written about, with how much there is: nobody else writes about it until the transaction ends.
 * @returns also `at`, the moment of what is written now: later than that of all there is, so that nobody has read past it before it is there
 * @throws AppError change_unavailable once the personal data are erased
 */
export async function lockConversation(tx: Prisma.TransactionClient, requestId: string, now: Date) {
  await tx.$queryRaw`select id::text from refund_request where id = ${requestId}::uuid for update`;
  // Counted by a statement of its own, which sees what whoever held the lock has written. An erasure that came first has left its mark by now; one
  // that comes later finds what is written here.
  const [found] = locked.parse(
    await tx.$queryRaw`
      select b.id::text as "bookingId", b.partner_id::text as "partnerId", b.erased_at is not null as "isErased",
             (select count(*)::integer from refund_message m where m.request_id = r.id) as messages,
             (select count(*)::integer from refund_file f where f.request_id = r.id) as files,
             (select max(e.created_at) from (select created_at from refund_message where request_id = r.id
                                              union all select created_at from refund_file where request_id = r.id) e) as last
        from refund_request r join booking b on b.id = r.booking_id where r.id = ${requestId}::uuid`,
  );
  if (found.isErased) throw new AppError("change_unavailable");
  return { ...found, at: new Date(Math.max(now.getTime(), (found.last?.getTime() ?? 0) + 1)) };
}

/** The column that says until when a side has read. */
export const SEEN: Readonly<Record<RequestSide, "partnerSeenAt" | "officeSeenAt">> = { partner: "partnerSeenAt", office: "officeSeenAt" };
