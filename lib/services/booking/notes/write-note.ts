import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { seal } from "@/lib/services/ground/personal-data/keyring";
import type { BookingAddress } from "../record/booking-record";
import { lockNotes } from "./lock-notes";

interface WriteNote extends BookingAddress {
  text: string;
  by: Doer;
  now: Date;
}

/** How many notes a booking can have. */
const MOST_NOTES = 100;

/** Writes a note on a booking. @throws AppError those of lockNotes; too_many_notes */
export async function writeNote({ text, by, now, ...address }: WriteNote): Promise<void> {
  const id = uuid();
  const words = await seal("booking_note.words", id, text);
  await db().$transaction(async (tx) => {
    const bookingId = await lockNotes(tx, address);
    if ((await tx.bookingNote.count({ where: { bookingId } })) >= MOST_NOTES) throw new AppError("too_many_notes");
    await tx.bookingNote.create({ data: { id, bookingId, author: by.actor, words, createdAt: now } });
    await recordAudit(tx, { action: "booking_note_written", by, partnerId: address.partnerId, bookingId, now });
  });
}
