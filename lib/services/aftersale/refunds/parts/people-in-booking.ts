import { keyedHash } from "@/lib/crypto/keyed-hash";
import { db } from "@/lib/db";
import { passengerKey } from "@/lib/domain/booking/journey-keys";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { haveAdults } from "@/lib/domain/passengers/ages";
import { env } from "@/lib/env";
import { rulesOf } from "@/lib/services/booking/create/passenger-rules";
import { openDetails, openName } from "@/lib/services/ground/personal-data/person";
import type { RefundableBooking } from "../refundable-booking";
import type { RefundedPart } from "./refunded-part";

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

/** Who is in the booking, in clear text. */
export async function peopleOf({ passengers }: RefundableBooking) {
  const rows = await db().bookingPassenger.findMany({ where: { id: { in: passengers.map(({ id }) => id) } } });
  return Promise.all(
    rows.map(async (row) => {
      const { firstName, lastName } = await openName(row);
      return { id: row.id, age: row.age, firstName, lastName, birthdate: (await openDetails(row)).birthdate };
    }),
  );
}

/** The key of each one's claims, by id. */
export function claimKeys(people: readonly Person[]): Map<string, string> {
  const hash = keyedHash(env().PASSENGER_HASH_KEY);
  return new Map(people.map((person) => [person.id, passengerKey(person, hash)]));
}

/** Whoever flies a direction needs the adults on it. @throws AppError passengers_need_adult */
export function refuseWithoutAdult({ booking, shares }: RefundedPart, people: readonly Person[], now: Date): void {
  const { directions } = parseSnapshot(booking.snapshot);
  const { lastFlight } = rulesOf({ directions, documents: {}, now });
  directions.forEach((_, direction) => {
    const flying = shares.filter(({ left }) => left.includes(direction)).map(({ passengerId }) => passengerId);
    const staying = people.filter(({ id }) => flying.includes(id));
    if (staying.length > 0 && !haveAdults(staying, lastFlight)) throw new AppError("passengers_need_adult");
  });
}
