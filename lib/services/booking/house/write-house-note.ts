import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { seal } from "@/lib/services/ground/personal-data/keyring";
import { lockNotes } from "../notes/lock-notes";
import type { BookingAddress } from "../record/booking-record";

interface WriteHouseNote extends BookingAddress {
  text: string;
  by: Doer;
  now: Date;
}

/** How many notes of the house a booking can have. */
const MOST_NOTES = 100;

/** Writes a note of the house on a booking, which its agency never sees. @throws AppError those of lockNotes; too_many_notes */
export async function writeHouseNote({ text, by, now, ...address }: WriteHouseNote): Promise<void> {
  const id = uuid();
  const words = await seal("house_note.words", id, text);
  await db().$transaction(async (tx) => {
    const bookingId = await lockNotes(tx, address);
    if ((await tx.houseNote.count({ where: { bookingId } })) >= MOST_NOTES) throw new AppError("too_many_notes");
    await tx.houseNote.create({ data: { id, bookingId, author: by.actor, words, createdAt: now } });
    // No agency's affair: its own log does not say that the house has written something down.
    await recordAudit(tx, { action: "house_note_written", by, bookingId, now });
  });
}
