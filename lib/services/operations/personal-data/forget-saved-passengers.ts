import { db } from "@/lib/db";
import type { BookingPassenger } from "@/lib/generated/prisma/client";
import { bookKeys } from "@/lib/services/ground/personal-data/blind-index";
import { openDetails } from "@/lib/services/ground/personal-data/person";

/** Takes a booking's passengers out of the agency's book, found by their documents. Nobody is found once they are erased. */
export async function forgetSavedPassengers(booking: { partnerId: string; passengers: readonly BookingPassenger[] }): Promise<void> {
  const { partnerId, passengers } = booking;
  const numbers = (await Promise.all(passengers.map(openDetails))).map(({ docNumber }) => docNumber).filter(Boolean);
  const keys = (await Promise.all(numbers.map((number) => bookKeys(partnerId, "document", number)))).flat();
  await db().savedPassenger.deleteMany({ where: { partnerId, documentKey: { in: keys } } });
}
