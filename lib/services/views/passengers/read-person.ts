import { validate } from "uuid";
import { z } from "zod";
import type { KnownDocument, PersonCard, SavedPassenger, SavedPerson } from "@/lib/contracts/portal/people/passenger-book";
import { db } from "@/lib/db";
import { shownStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { plainName } from "@/lib/domain/passengers/transliterate";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newestPassengers } from "@/lib/services/booking/record/newest-passengers";
import { bookKeys, surnameKeys } from "@/lib/services/ground/personal-data/blind-index";
import { openSavedPerson } from "@/lib/services/ground/personal-data/saved-person";
import { presentRoute } from "@/lib/services/ground/presenters/present-directions";
import { CHANGE_STATE_COLUMNS, shownChangeState } from "../bookings/present-item";
import { openBooked, PERSON_COLUMNS } from "./booked-person";

interface ReadPerson {
  partnerId: string;
  /** In the agency's book, or in one of its bookings. */
  personId: string;
  locale: Locale;
}

/** What an agency knows of a person: details, documents and trips. @throws AppError saved_passenger_not_found, for another agency's too */
export async function readPerson({ partnerId, personId, locale }: ReadPerson): Promise<PersonCard> {
  const saved = await findSaved(partnerId, personId);
  const asked = saved?.person ?? (await findBooked(partnerId, personId));
  if (!asked) throw new AppError("saved_passenger_not_found");
  const booked = await bookedLike(partnerId, asked);
  const inBook = saved ?? (await savedByDocument(partnerId, [asked, ...booked.map(({ person }) => person)]));
  const person = inBook?.person ?? booked[0]?.person ?? asked;
  return {
    person: withoutId(person),
    saved_id: inBook?.id ?? null,
    documents: documentsOf([person, ...booked.map((each) => each.person)]),
    trips: booked.map(({ booking }) => presentTrip(booking, locale)),
  };
}

async function findSaved(partnerId: string, id: string) {
  if (!validate(id)) return null;
  const row = await db().savedPassenger.findFirst({ where: { id, partnerId } });
  return row && { id: row.id, person: await openSavedPerson(row) };
}

async function savedByDocument(partnerId: string, people: readonly SavedPerson[]) {
  const keys = await Promise.all(
    [...new Set(people.map(({ doc_number }) => doc_number))].map((number) => bookKeys(partnerId, "document", number)),
  );
  const row = await db().savedPassenger.findFirst({
    where: { partnerId, documentKey: { in: keys.flat() } },
    orderBy: { usedAt: "desc" },
  });
  return row && { id: row.id, person: await openSavedPerson(row) };
}

async function findBooked(partnerId: string, id: string): Promise<SavedPassenger | null> {
  if (!validate(id)) return null;
  const row = await db().bookingPassenger.findFirst({ where: { id, booking: { partnerId } }, select: PERSON_COLUMNS });
  return row && openBooked(row);
}

const TRIP_COLUMNS = { id: true, bookingNumber: true, status: true, snapshot: true, ...CHANGE_STATE_COLUMNS } as const;
type TripRow = Prisma.BookingGetPayload<{ select: typeof TRIP_COLUMNS }>;

interface Booked {
  person: SavedPassenger;
  booking: TripRow;
}

const idRows = z.array(z.object({ id: z.string() }));

/** Where the same person was booked, the newest first: by the same document, or by the same name and birth date. */
async function bookedLike(partnerId: string, asked: SavedPerson): Promise<Booked[]> {
  const documents = (await bookKeys(partnerId, "document", asked.doc_number)).map((key) => Buffer.from(key).toString("hex"));
  const found = await db().$queryRaw`
    select distinct p.id::text as id from (
      ${newestPassengers("document_key", documents)} union all
      ${newestPassengers("surname_key", await surnameKeys(partnerId, asked.last_name))}) p`;
  const rows = await db().bookingPassenger.findMany({
    where: { id: { in: idRows.parse(found).map(({ id }) => id) }, booking: { partnerId } },
    orderBy: { booking: { createdAt: "desc" } },
    select: { ...PERSON_COLUMNS, booking: { select: TRIP_COLUMNS } },
  });
  const opened = await Promise.all(rows.map(async ({ booking, ...row }) => ({ booking, person: await openBooked(row) })));
  return opened.flatMap(({ booking, person }) => (person && isSamePerson(person, asked) ? [{ booking, person }] : []));
}

function isSamePerson(one: SavedPerson, other: SavedPerson): boolean {
  if (one.doc_number === other.doc_number) return true;
  const nameOf = ({ last_name, first_name, birthdate }: SavedPerson) => [plainName(last_name), plainName(first_name), birthdate].join("|");
  return nameOf(one) === nameOf(other);
}

function withoutId(person: SavedPerson | SavedPassenger): SavedPerson {
  const { last_name, first_name, middle_name, birthdate, gender, citizenship, doc_type, doc_number, doc_expire, tel } = person;
  return { last_name, first_name, middle_name, birthdate, gender, citizenship, doc_type, doc_number, doc_expire, tel };
}

/** Each number once. @param people whose document is used now first */
function documentsOf(people: readonly SavedPerson[]): KnownDocument[] {
  const byNumber = new Map<string, KnownDocument>();
  for (const { doc_type, doc_number, doc_expire, citizenship } of people)
    if (!byNumber.has(doc_number)) byNumber.set(doc_number, { doc_type, doc_number, doc_expire, citizenship });
  return [...byNumber.values()];
}

function presentTrip({ id, bookingNumber, status, snapshot, scheduleChanges }: TripRow, locale: Locale): PersonCard["trips"][number] {
  const directions = parseSnapshot(snapshot).directions.map((direction) => {
    const airlines = [...new Set(direction.segments.map(({ carrier }) => carrier))];
    return { ...presentRoute(direction, locale), airlines, stops: direction.segments.length - 1 };
  });
  return {
    ...{ id, booking_number: bookingNumber, status: shownStatus(status), directions },
    schedule_change: shownChangeState(scheduleChanges),
  };
}
