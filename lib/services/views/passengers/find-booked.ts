import { z } from "zod";
import type { BookedFamily, SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import { db } from "@/lib/db";
import { phonesIn } from "@/lib/domain/finding/phone-digits";
import { isSought, plainSought, SHORTEST_SOUGHT, surnamesSought } from "@/lib/domain/passengers/book/sought-person";
import { newestPassengers } from "@/lib/services/booking/record/newest-passengers";
import { bookKeys, phoneKeys, surnameKeys } from "@/lib/services/ground/personal-data/blind-index";
import { openBooked, PERSON_COLUMNS } from "./booked-person";

/** How many of the newest bookings are looked through for the beginning of a name or number, which no blind index finds: some 20 ms. */
const NEWEST = 250;
const MOST_BOOKINGS = 20;

interface FindBooked {
  partnerId: string;
  search: string;
}

/**
 * Searches an agency's bookings for people whom its book does not have: by the beginning of a name, document or telephone number among the newest bookings, and by
 * whole surnames, document and telephone numbers among all. Whoever is found brings along those of the same booking. Each person once, by the newest booking.
 */
export async function findBooked({ partnerId, search }: FindBooked): Promise<BookedFamily[]> {
  const wanted = plainSought(search);
  if (wanted.length < SHORTEST_SOUGHT) return [];
  const [beginning, whole] = await Promise.all([newestBeginning(partnerId, wanted), byKeys(partnerId, search)]);
  const families = await familiesOf(partnerId, [...new Set([...whole, ...beginning])]);
  return withoutSaved(partnerId, onceEach(families));
}

const FAMILY = {
  ...{ id: true, bookingNumber: true },
  passengers: { orderBy: { position: "asc" }, select: PERSON_COLUMNS },
} as const;

async function newestBeginning(partnerId: string, wanted: string): Promise<string[]> {
  const newest = await db().booking.findMany({
    where: { partnerId, erasedAt: null },
    orderBy: { createdAt: "desc" },
    take: NEWEST,
    select: FAMILY,
  });
  const opened = newest.map(async ({ id, passengers }) => ({ id, people: await openAll(passengers) }));
  return (await Promise.all(opened)).flatMap(({ id, people }) => (people.some((person) => isSought(person, wanted)) ? [id] : []));
}

const idRows = z.array(z.object({ id: z.string() }));

/** Bookings with a passenger who has this surname, document or telephone. */
async function byKeys(partnerId: string, search: string): Promise<string[]> {
  const surnames = (await Promise.all(surnamesSought(search).map((surname) => surnameKeys(partnerId, surname)))).flat();
  const documents = (await bookKeys(partnerId, "document", plainSought(search))).map((key) => Buffer.from(key).toString("hex"));
  const phones = await phoneKeys(partnerId, phonesIn(search));
  const rows = await db().$queryRaw`
    select distinct p.booking_id::text as id from (
      ${newestPassengers("surname_key", surnames)} union all
      ${newestPassengers("document_key", documents)} union all
      ${newestPassengers("phone_key", phones)}) p`;
  return idRows.parse(rows).map(({ id }) => id);
}

async function familiesOf(partnerId: string, ids: readonly string[]): Promise<BookedFamily[]> {
  const rows = await db().booking.findMany({
    where: { partnerId, id: { in: [...ids] }, erasedAt: null },
    orderBy: { createdAt: "desc" },
    take: NEWEST,
    select: FAMILY,
  });
  return Promise.all(
    rows.map(async ({ id, bookingNumber, passengers }) => ({
      ...{ key: id, booking_id: id, booking_number: bookingNumber },
      members: await openAll(passengers),
    })),
  );
}

async function openAll(rows: Parameters<typeof openBooked>[0][]): Promise<SavedPassenger[]> {
  return (await Promise.all(rows.map(openBooked))).filter((person) => person !== null);
}

/** @param families the newest first */
function onceEach(families: readonly BookedFamily[]): BookedFamily[] {
  const seen = new Set<string>();
  return families.map((family) => ({
    ...family,
    members: family.members.filter(({ doc_number }) => !seen.has(doc_number) && seen.add(doc_number)),
  }));
}

/** Takes out whoever is in the book by the same document: there they are found with what was changed since. */
async function withoutSaved(partnerId: string, families: readonly BookedFamily[]): Promise<BookedFamily[]> {
  const numbers = families.flatMap(({ members }) => members.map(({ doc_number }) => doc_number));
  const keysOf = await Promise.all(numbers.map(async (number) => ({ number, keys: await bookKeys(partnerId, "document", number) })));
  const saved = await db().savedPassenger.findMany({
    where: { partnerId, documentKey: { in: keysOf.flatMap(({ keys }) => keys) } },
    select: { documentKey: true },
  });
  const known = new Set(saved.map(({ documentKey }) => Buffer.from(documentKey).toString("hex")));
  const inBook = new Set(
    keysOf.filter(({ keys }) => keys.some((key) => known.has(Buffer.from(key).toString("hex")))).map(({ number }) => number),
  );
  return families
    .map((family) => ({ ...family, members: family.members.filter(({ doc_number }) => !inBook.has(doc_number)) }))
    .filter(({ members }) => members.length > 0)
    .slice(0, MOST_BOOKINGS);
}
