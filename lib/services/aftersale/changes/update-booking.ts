import type { BookingChange } from "@/lib/contracts/interface/booking-changes";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { AppError } from "@/lib/domain/errors";
import { type PayerContacts, readPayerContacts } from "@/lib/domain/passengers/payer-contacts";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import { type BookingAddress, type BookingRecord, findBooking } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { WrittenChange } from "@/lib/services/booking/writer/write-change";
import type { Act } from "@/lib/services/ground/audit/act";
import { payerColumns } from "@/lib/services/ground/personal-data/payer";
import { lockReference, refuseTaken } from "./own-reference";
import { tellBefore } from "./tell-before";

interface UpdateBooking extends BookingAddress, Act {
  /** What is absent stays. */
  change: BookingChange;
}

/**
 * Changes what a partner writes on its booking, in any status, and the payer's e-mail address and phone while the booking lives. Changed contacts
 * are an event of the booking; a partner's own notes are not told back to it.
 * @throws AppError booking_not_found; bad_format; reference_taken; change_unavailable
 */
export function updateBooking(request: UpdateBooking): Promise<void> {
  const contacts = readPayerContacts(request.change);
  return changeBooking<BookingRecord, void>(
    request,
    () => findBooking(request),
    async (booking) => {
      const payer = changedPayer(booking, contacts);
      const events = hasContacts(contacts) ? contactsMove(booking, request.now).events : [];
      const row = { ...notesOf(request.change), ...(payer && (await payerColumns(booking, payer))) };
      if (Object.keys(row).length === 0) return { done: undefined };
      return { change: { row, events: payer ? events : [], before: beforeUpdate(booking, request) }, result: undefined };
    },
  );
}

/** A reference that is to be unique waits for everybody who is writing the same one. */
function beforeUpdate(booking: BookingRecord, { partnerId, bookingId, change, now }: UpdateBooking): NonNullable<WrittenChange["before"]> {
  const { reference, reference_unique: isUnique = false } = change;
  return async (tx) => {
    if (reference) await lockReference(tx, { partnerId, reference, isUnique });
    if (reference && isUnique) await refuseTaken(tx, { partnerId, bookingId, reference });
    await tellBefore(booking, now)(tx);
  };
}

function hasContacts({ email, tel }: PayerContacts): boolean {
  return email !== null || tel !== null;
}

function contactsMove(booking: BookingRecord, now: Date) {
  if (booking.erasedAt) throw new AppError("change_unavailable");
  return moveBooking(booking, checkTransition("change_contacts", booking, { now }).action);
}

/** Null where nothing is changed. */
function changedPayer({ payerName, payerEmail, payerTel }: BookingRecord, { email, tel }: PayerContacts) {
  const changed = { payerName, payerEmail: email ?? payerEmail, payerTel: tel ?? payerTel };
  return changed.payerEmail === payerEmail && changed.payerTel === payerTel ? null : changed;
}

function notesOf({ reference, metadata }: BookingChange) {
  return {
    ...(reference !== undefined && { reference: reference === "" ? null : reference }),
    ...(metadata !== undefined && { metadata: Object.keys(metadata).length === 0 ? null : metadata }),
  };
}
