import { db } from "@/lib/db";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { open } from "@/lib/services/ground/personal-data/keyring";

export interface HouseNoteRead {
  id: string;
  text: string;
  /** Name of who wrote it; null where they are not known any more. */
  author: string | null;
  /** ISO 8601, UTC. */
  at: string;
}

/** The house's notes on a booking, newest first. */
export async function readHouseNotes(bookingId: string): Promise<HouseNoteRead[]> {
  const rows = await db().houseNote.findMany({ where: { bookingId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  const names = await namesOfActors(rows.map(({ author }) => author));
  const notes = rows.map(async ({ id, author, words, createdAt }) => ({
    ...{ id, author: names.get(author) ?? null, at: createdAt.toISOString() },
    text: await open("house_note.words", id, words),
  }));
  return Promise.all(notes);
}
