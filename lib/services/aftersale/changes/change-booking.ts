import type { BookingChange } from "@/lib/contracts/interface/booking-changes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type PayerContacts, readPayerContacts } from "@/lib/domain/passengers/payer-contacts";
import { Prisma } from "@/lib/generated/prisma/client";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import type { BookingAddress, BookingRecord } from "@/lib/services/booking/record/booking-record";
import { later, lockBooking, recordChange } from "@/lib/services/booking/record/locked-booking";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { payerColumns } from "@/lib/services/ground/personal-data/payer";
import { lockReference, refuseTaken } from "./own-reference";

interface ChangeBooking extends BookingAddress {
  actor: string;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
  /** What is absent stays. */
  change: BookingChange;
}

/**
 * Changes what a partner writes on its booking, in any status, and the payer's e-mail address and phone while the booking lives. Changed contacts
 * are an event of the booking; a partner's own notes are not told back to it.
 * @throws AppError booking_not_found; bad_format; reference_taken; change_unavailable
 */
export async function changeBooking(request: ChangeBooking): Promise<void> {
  const contacts = readPayerContacts(request.change);
  await retryConflict(() => db().$transaction((tx) => write(tx, request, contacts)));
  relayJobsSoon();
}

async function write(tx: Prisma.TransactionClient, request: ChangeBooking, contacts: PayerContacts): Promise<void> {
  const { actor, byRequest = null, now, change } = request;
  await holdReference(tx, request);
  const booking = await lockBooking(tx, request);
  await refuseOthers(tx, request);
  const payer = changedPayer(booking, contacts);
  const move = hasContacts(contacts) ? contactsMove(booking, now) : null;
  const data = { ...notesOf(change), ...(payer && (await payerColumns(booking.id, payer))) };
  if (Object.keys(data).length > 0)
    await tx.booking.update({ where: { id: booking.id }, data: { ...data, updatedAt: later(now, booking) } });
  if (payer && move) await recordChange(tx, { booking, action: move.action, actor, byRequest, now });
}

async function holdReference(tx: Prisma.TransactionClient, { partnerId, change }: ChangeBooking): Promise<void> {
  const { reference, reference_unique: isUnique = false } = change;
  if (reference) await lockReference(tx, { partnerId, reference, isUnique });
}

async function refuseOthers(tx: Prisma.TransactionClient, { partnerId, bookingId, change }: ChangeBooking): Promise<void> {
  const { reference, reference_unique: isUnique = false } = change;
  if (reference && isUnique) await refuseTaken(tx, { partnerId, bookingId, reference });
}

function hasContacts({ email, tel }: PayerContacts): boolean {
  return email !== null || tel !== null;
}

function contactsMove(booking: BookingRecord, now: Date) {
  if (booking.erasedAt) throw new AppError("change_unavailable");
  return checkTransition("change_contacts", booking, { now });
}

/** Null where nothing is changed. */
function changedPayer({ payerName, payerEmail, payerTel }: BookingRecord, { email, tel }: PayerContacts) {
  const changed = { payerName, payerEmail: email ?? payerEmail, payerTel: tel ?? payerTel };
  return changed.payerEmail === payerEmail && changed.payerTel === payerTel ? null : changed;
}

function notesOf({ reference, metadata }: BookingChange) {
  return {
    ...(reference !== undefined && { reference: reference === "" ? null : reference }),
    ...(metadata !== undefined && { metadata: Object.keys(metadata).length === 0 ? Prisma.DbNull : metadata }),
  };
}
