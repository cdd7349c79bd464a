import type { BookingNotes } from "@/lib/contracts/portal/booking-note";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { open } from "@/lib/services/ground/personal-data/keyring";
import { type BookingAddress, keyOf } from "../record/booking-record";

/**
 * An agency's notes on a booking, newest first.
 * @param reading.reader as booking events name them
 * @throws AppError booking_not_found, for another partner's booking too
 */
export async function readNotes({ reader, ...address }: BookingAddress & { reader: string }): Promise<BookingNotes> {
  const booking = await db().booking.findFirst({
    where: keyOf(address),
    select: { erasedAt: true, notes: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] } },
  });
  if (!booking) throw new AppError("booking_not_found");
  const names = await namesOfActors(booking.notes.map(({ author }) => author));
  const notes = booking.notes.map(async (note) => ({
    ...{ id: note.id, text: await open("booking_note.words", note.id, note.words), author: names.get(note.author) ?? null },
    ...{ at: note.createdAt.toISOString(), edited: note.editedAt?.toISOString() ?? null, is_own: note.author === reader },
  }));
  return { notes: await Promise.all(notes), is_open: booking.erasedAt === null };
}

/** Finds which of these bookings have notes. */
export async function withNotes(bookingIds: readonly string[]): Promise<Set<string>> {
  const noted = await db().bookingNote.findMany({
    where: { bookingId: { in: [...bookingIds] } },
    distinct: ["bookingId"],
    select: { bookingId: true },
  });
  return new Set(noted.map(({ bookingId }) => bookingId));
}
