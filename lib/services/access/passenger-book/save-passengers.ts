import { v7 } from "uuid";
import type { SavedPerson } from "@/lib/contracts/portal/people/passenger-book";
import { db } from "@/lib/db";
import { joinKnown } from "@/lib/domain/passengers/book/join-known";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { CONFLICTS_AND_COLLISIONS, retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { bookKeys } from "@/lib/services/ground/personal-data/blind-index";
import { openSavedPerson, savedPersonColumns } from "@/lib/services/ground/personal-data/saved-person";
import { holdByDocument } from "./hold-by-document";

interface SavePassengers {
  partnerId: string;
  passengers: readonly SavedPerson[];
  by: Doer;
  now: Date;
}

/**
 * Keeps passengers for the agency's next bookings. Whoever is in the book by the same document gets the new details and keeps a patronymic or telephone that is not
 * among them; all of them are one family from now on: the one that the first known of them is in.
 */
export async function savePassengers(save: SavePassengers): Promise<{ saved: number }> {
  // A request that saves the same document at once makes a conflict or a collision: the next attempt finds it saved.
  return retryConflict(() => saveOnce(save), CONFLICTS_AND_COLLISIONS);
}

async function saveOnce({ partnerId, passengers, by, now }: SavePassengers): Promise<{ saved: number }> {
  const byDocument = new Map(passengers.map((person) => [person.doc_number, person]));
  const people = [...byDocument.values()];
  return db().$transaction(async (tx) => {
    const keys = await Promise.all(people.map(({ doc_number }) => bookKeys(partnerId, "document", doc_number)));
    await holdByDocument(tx, partnerId, keys.flat());
    const rows = await joinKnownOnes(tx, partnerId, people);
    for (const { id, familyId, columns } of rows) {
      const data = { ...columns, familyId, usedAt: now };
      await tx.savedPassenger.upsert({ where: { id }, create: { id, partnerId, createdAt: now, ...data }, update: data });
    }
    await recordAudit(tx, { action: "passengers_saved", by, partnerId, detail: { passengers: rows.length }, now });
    return { saved: rows.length };
  });
}

/** Everybody as the book keeps them from now on, in one family. */
async function joinKnownOnes(tx: Prisma.TransactionClient, partnerId: string, people: readonly SavedPerson[]) {
  const known = await Promise.all(people.map(({ doc_number }) => findByDocument(tx, partnerId, doc_number)));
  const familyId = known.find((row) => row !== null)?.familyId ?? v7();
  return Promise.all(
    people.map(async (person, index) => {
      const before = known[index] ?? null;
      const id = before?.id ?? v7();
      const joined = joinKnown(person, before && (await openSavedPerson(before)));
      return { id, familyId, columns: await savedPersonColumns({ id, partnerId }, joined) };
    }),
  );
}

async function findByDocument(tx: Prisma.TransactionClient, partnerId: string, number: string) {
  const documentKey = { in: await bookKeys(partnerId, "document", number) };
  return tx.savedPassenger.findFirst({ where: { partnerId, documentKey }, select: { id: true, familyId: true, sealedPerson: true } });
}
