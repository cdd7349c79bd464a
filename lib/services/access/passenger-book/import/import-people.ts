import { v7 } from "uuid";
import { type ImportedPeople, type ImportFault, MOST_IMPORTED } from "@/lib/contracts/portal/people/book-import";
import type { SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import { db } from "@/lib/db";
import { latestToday } from "@/lib/domain/dates";
import { isOddNumber, type TablePerson } from "@/lib/domain/passengers/book/book-table";
import { joinKnown } from "@/lib/domain/passengers/book/join-known";
import { readTable } from "@/lib/formats/spreadsheet/read-table";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { CONFLICTS_AND_COLLISIONS, retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { bookKeys } from "@/lib/services/ground/personal-data/blind-index";
import { openSavedPerson, savedPersonColumns } from "@/lib/services/ground/personal-data/saved-person";
import { holdByDocument } from "../hold-by-document";
import { type ReadPerson, readPeople } from "./read-people";

interface ImportPeople {
  partnerId: string;
  /** XLSX or CSV; nothing of it is kept as a file. */
  content: Uint8Array;
  /** Saves whoever is read without a fault; else it is only told what would be. */
  isApplied: boolean;
  by: Doer;
  now: Date;
}

const MOST_FAULTS = 200;

/** Two thousand people are sealed while the transaction holds those of them who are known. */
const PATIENT = { timeout: 60_000 };

/**
 * Brings people of a table into an agency's book: whoever is there by the same document gets what the table says and keeps what it does not say, the others are new,
 * each alone. Rows with faults are told with line, column and what is wrong, and left out.
 */
export async function importPeople({ partnerId, content, isApplied, by, now }: ImportPeople): Promise<ImportedPeople> {
  const table = readTable(content, MOST_IMPORTED);
  const { rows, people: listed, faults: found, wrong } = readPeople(table, { today: latestToday(now), most: MOST_IMPORTED });
  const known = await knownOf(
    db(),
    partnerId,
    listed.map(({ person }) => person),
  );
  const { people, faults: odd } = judgeUnsaid(listed, known);
  const faults = [...found, ...odd].toSorted((one, other) => one.line - other.line);
  const told = { rows, faults: faults.slice(0, MOST_FAULTS), faulty: new Set(faults.map(({ line }) => line)).size, wrong };
  const changed = people.filter(({ doc_number }) => known.has(doc_number)).length;
  const counts = { added: people.length - changed, changed };
  if (!isApplied || people.length === 0) return { ...told, ...counts, saved: null };
  // Somebody who saves the same document meanwhile makes a collision: the next attempt finds it saved.
  const saved = await retryConflict(() => saveAll({ partnerId, people, by, now }), CONFLICTS_AND_COLLISIONS);
  return { ...told, ...counts, saved };
}

/** Whose type of document the table does not say has the one that the book knows: numbers are held against that. */
function judgeUnsaid(listed: readonly ReadPerson[], known: ReadonlyMap<string, SavedPassenger>) {
  const isOdd = ({ person }: ReadPerson) =>
    person.doc_type === null && isOddNumber(joinKnown(person, known.get(person.doc_number) ?? null));
  const faults = listed.filter(isOdd).map(
    ({ line, person: { doc_number } }): ImportFault => ({
      line,
      column: "doc_number",
      problem: "uz_passport",
      value: doc_number,
      other: "",
    }),
  );
  return { people: listed.filter((each) => !isOdd(each)).map(({ person }) => person), faults };
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

async function keysOf(partnerId: string, people: readonly TablePerson[]): Promise<Uint8Array<ArrayBuffer>[]> {
  return (await Promise.all(people.map(({ doc_number }) => bookKeys(partnerId, "document", doc_number)))).flat();
}

/** Who of them is in the book, by the number of the document. */
async function knownOf(
  from: Prisma.TransactionClient,
  partnerId: string,
  people: readonly TablePerson[],
): Promise<Map<string, SavedPassenger>> {
  const rows = await from.savedPassenger.findMany({
    where: { partnerId, documentKey: { in: await keysOf(partnerId, people) } },
    select: { id: true, sealedPerson: true },
  });
  const known = await Promise.all(rows.map(async (row) => ({ id: row.id, ...(await openSavedPerson(row)) })));
  return new Map(known.map((person) => [person.doc_number, person]));
}

async function saveAll({ partnerId, people, by, now }: Omit<ImportPeople, "content" | "isApplied"> & { people: readonly TablePerson[] }) {
  await db().$transaction(async (tx) => {
    await holdByDocument(tx, partnerId, await keysOf(partnerId, people));
    const rows = await joinAll(people, partnerId, await knownOf(tx, partnerId, people));
    await tx.$executeRaw`
      insert into saved_passenger (id, partner_id, family_id, sealed_person, surname_key, document_key, phone_key, created_at, used_at)
      select r.id::uuid, ${partnerId}::uuid, r.family::uuid, r.sealed, decode(r.surname, 'hex'), decode(r.document, 'hex'), decode(r.phone, 'hex'), ${now}, ${now}
        from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ familyId }) => familyId)}::text[],
          ${rows.map(({ sealedPerson }) => sealedPerson)}::text[], ${rows.map(({ surnameKey }) => hex(surnameKey))}::text[],
          ${rows.map(({ documentKey }) => hex(documentKey))}::text[], ${rows.map(({ phoneKey }) => phoneKey && hex(phoneKey))}::text[])
          r (id, family, sealed, surname, document, phone)
      on conflict (id) do update set sealed_person = excluded.sealed_person, surname_key = excluded.surname_key,
        document_key = excluded.document_key, phone_key = excluded.phone_key, used_at = excluded.used_at`;
    await recordAudit(tx, { action: "passengers_imported", by, partnerId, detail: { passengers: rows.length }, now });
  }, PATIENT);
  return people.length;
}

/** Everybody as the book keeps them from now on. */
async function joinAll(people: readonly TablePerson[], partnerId: string, known: ReadonlyMap<string, SavedPassenger>) {
  return Promise.all(
    people.map(async (person) => {
      const before = known.get(person.doc_number) ?? null;
      const id = before?.id ?? v7();
      return { id, familyId: v7(), ...(await savedPersonColumns({ id, partnerId }, joinKnown(person, before))) };
    }),
  );
}
