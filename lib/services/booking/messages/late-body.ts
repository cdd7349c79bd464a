import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { findBooking } from "../record/booking-record";
import { eventBody } from "./event-message";
import { openMessage, sealBody } from "./message-body";

/** A message of which nobody was told when it was announced. */
interface Untold {
  id: string;
  partnerId: string;
  bookingEventId: bigint;
}

/**
 * The body of a message that was announced while nobody listened, as it would have been told then. It is made once: whoever asks later, or at the
 * same time, gets the same. What cannot be taken back of a booking was told before it changed (announce-waiting.ts).
 */
export async function lateBody({ id, partnerId, bookingEventId }: Untold): Promise<string> {
  const event = await db().bookingEvent.findUniqueOrThrow({ where: { id: bookingEventId } });
  const booking = await findBooking({ partnerId, bookingId: event.bookingId });
  const body = await eventBody({ event, booking, now: await databaseTime() });
  if (await keepBody({ id, body })) return body;
  const kept = await db().webhookEvent.findUniqueOrThrow({ where: { id }, select: { id: true, body: true } });
  return (await openMessage(kept)).body;
}

/** Keeps the body of a message that has none yet. @returns whether it was the first */
export async function keepBody({ id, body }: { id: string; body: string }, tx: Prisma.TransactionClient = db()): Promise<boolean> {
  const { count } = await tx.webhookEvent.updateMany({ where: { id, body: "" }, data: { body: await sealBody(id, body) } });
  return count === 1;
}
