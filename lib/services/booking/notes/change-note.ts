import { validate } from "uuid";
import { db } from "@/lib/db";
import type { AuditAction } from "@/lib/domain/audit/actions";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { seal } from "@/lib/services/ground/personal-data/keyring";
import { lockNotes } from "./lock-notes";

interface OwnNote {
  partnerId: string;
  noteId: string;
  by: Doer;
  now: Date;
}

/** Writes a note of one's own anew. @throws AppError those of lockNotes; note_not_found, for one of somebody else's too */
export async function changeNote({ text, ...note }: OwnNote & { text: string }): Promise<{ bookingId: string }> {
  return withOwn(note, "booking_note_changed", async (tx, where) => {
    const words = await seal("booking_note.words", where.id, text);
    return tx.bookingNote.updateMany({ where, data: { words, editedAt: note.now } });
  });
}

/** Deletes a note of one's own. @throws AppError those of lockNotes; note_not_found, for one of somebody else's too */
export async function deleteNote(note: OwnNote): Promise<{ bookingId: string }> {
  return withOwn(note, "booking_note_deleted", (tx, where) => tx.bookingNote.deleteMany({ where }));
}

type Act = (tx: Prisma.TransactionClient, where: { id: string; author: string }) => Promise<{ count: number }>;

async function withOwn({ partnerId, noteId, by, now }: OwnNote, action: AuditAction, act: Act): Promise<{ bookingId: string }> {
  const own = { id: noteId.toLowerCase(), author: by.actor };
  const found = validate(noteId) ? await db().bookingNote.findFirst({ where: { ...own, booking: { partnerId } } }) : null;
  if (!found) throw new AppError("note_not_found");
  const { bookingId } = found;
  await db().$transaction(async (tx) => {
    await lockNotes(tx, { partnerId, bookingId });
    // It may have been deleted meanwhile.
    if ((await act(tx, own)).count === 0) throw new AppError("note_not_found");
    await recordAudit(tx, { action, by, partnerId, bookingId, now });
  });
  return { bookingId };
}
