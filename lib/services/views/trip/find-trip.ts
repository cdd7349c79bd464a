import { z } from "zod";
import type { TripFound } from "@/lib/contracts/trip/trip";
import { runStatement } from "@/lib/db";
import { plainBookingNumber } from "@/lib/domain/booking/booking-number";
import { AppError } from "@/lib/domain/errors";
import { sameSurname } from "@/lib/domain/passengers/same-surname";
import { isDemonstration } from "@/lib/env";
import { attemptGuess } from "@/lib/services/access/guessing/attempt-guess";
import { tripUrl } from "@/lib/services/booking/record/public-urls";
import { openName, openNoName } from "@/lib/services/ground/personal-data/person";

/** One statement, whether there is such a booking or not: the time that it takes tells nothing. */
const FIND = {
  name: "find_trip",
  text: `
    select b.public_token as token, p.id, p.sealed_name as "sealedName"
      from booking b join booking_passenger p on p.booking_id = b.id
     where b.id in (select id from booking where booking_number = $1 union select booking_id from ticket where pnr = $1)
       and ($2::boolean or not exists (select from partner where id = b.partner_id and is_demo))
     order by b.booking_number = $1 desc, b.created_at desc`,
};
const row = z.object({ token: z.string(), id: z.uuid(), sealedName: z.string().nullable() });

/**
 * The status page for whoever knows the booking number, or a PNR of its tickets, and the surname of a passenger, in any case and script.
 * @throws AppError trip_not_found, the same whether the number or the surname is wrong
 */
export async function findTrip({ bookingNumber, lastName }: { bookingNumber: string; lastName: string }): Promise<TripFound> {
  const found = await lookUp(plainBookingNumber(bookingNumber), lastName);
  if (!found) throw new AppError("trip_not_found");
  return found;
}

interface Guess {
  bookingNumber: string;
  lastName: string;
  /** Network address of the caller. */
  address: string;
  now: Date;
}

/**
 * Finds a trip for a stranger, who may be guessing.
 * @throws AppError trip_not_found; too_many_requests after wrong ones (lib/domain/guessing/guess-rules.ts)
 */
export async function findTripLimited({ bookingNumber, lastName, address, now }: Guess): Promise<TripFound> {
  // As it is looked up: spaces must not make a new number.
  const subject = plainBookingNumber(bookingNumber);
  const found = await attemptGuess({ kind: "trip", subject, address, now, check: () => lookUp(subject, lastName) });
  if (!found) throw new AppError("trip_not_found");
  return found;
}

async function lookUp(bookingNumber: string, lastName: string): Promise<TripFound | null> {
  const rows = z.array(row).parse(await runStatement(FIND, [bookingNumber, isDemonstration()]));
  const names = await Promise.all(rows.length > 0 ? rows.map(openName) : [openNoName()]);
  // A PNR may be the number of somebody else's booking: whose name it is decides, then the number before a PNR, and the newest of one PNR.
  const passenger = rows.find((_, index) => sameSurname(lastName, names[index]?.lastName ?? ""));
  return passenger ? { url: tripUrl(passenger.token) } : null;
}
