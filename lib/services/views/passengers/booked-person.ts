import { type SavedPassenger, savedPerson } from "@/lib/contracts/portal/people/passenger-book";
import type { Prisma } from "@/lib/generated/prisma/client";
import { NAME_COLUMNS, openDetails, openName } from "@/lib/services/ground/personal-data/person";

/** What is read of a passenger of a booking to know who it is. */
export const PERSON_COLUMNS = {
  ...NAME_COLUMNS,
  sealedDetails: true,
  gender: true,
} as const satisfies Prisma.BookingPassengerSelect;

type PersonRow = Prisma.BookingPassengerGetPayload<{ select: typeof PERSON_COLUMNS }>;

/** A passenger of a booking as the book would keep one, by the id in the booking; null once the personal data are erased. */
export async function openBooked(row: PersonRow): Promise<SavedPassenger | null> {
  if (row.sealedName === null || row.sealedDetails === null) return null;
  const [{ firstName, lastName, middleName }, details] = await Promise.all([openName(row), openDetails(row)]);
  const { birthdate, citizenship, docType, docNumber, docExpire, tel } = details;
  const read = savedPerson.safeParse({
    ...{ last_name: lastName, first_name: firstName, middle_name: middleName ?? "", gender: row.gender },
    ...{ birthdate, citizenship, doc_type: docType, doc_number: docNumber, doc_expire: docExpire, tel },
  });
  return read.success ? { id: row.id, ...read.data } : null;
}
