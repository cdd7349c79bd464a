import type { TripFound } from "@/lib/contracts/trip";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { sameSurname } from "@/lib/domain/passengers/same-surname";
import { countFailure, refuseIfExhausted } from "@/lib/services/access/rate-limits";
import { tripUrl } from "../booking/public-urls";

/**
 * The status page for whoever knows the booking number and the surname of a passenger, in any case and script.
 * @throws AppError trip_not_found, the same whether the number or the surname is wrong
 */
export async function findTrip({ bookingNumber, lastName }: { bookingNumber: string; lastName: string }): Promise<TripFound> {
  const booking = await db().booking.findUnique({
    where: { bookingNumber: bookingNumber.toUpperCase().replace(/[^A-Z0-9]/g, "") },
    select: { publicToken: true, passengers: { select: { lastName: true } } },
  });
  if (!booking?.passengers.some((passenger) => sameSurname(lastName, passenger.lastName))) throw new AppError("trip_not_found");
  return { url: tripUrl(booking.publicToken) };
}

interface Guess {
  bookingNumber: string;
  lastName: string;
  /** Network address of the caller. */
  address: string;
}

/**
 * Finds a trip for a stranger, who may be guessing: wrong answers are counted by booking number and by address.
 * @throws AppError trip_not_found, too_many_requests
 */
export async function findTripLimited({ bookingNumber, lastName, address }: Guess): Promise<TripFound> {
  // As findTrip reads it: spaces must not make a new number.
  const number = bookingNumber.toUpperCase().replace(/[^A-Z0-9]/g, "");
  await refuseIfExhausted("trip_number", number);
  await refuseIfExhausted("trip_address", address);
  try {
    return await findTrip({ bookingNumber, lastName });
  } catch (error) {
    if (error instanceof AppError) await Promise.all([countFailure("trip_number", number), countFailure("trip_address", address)]);
    throw error;
  }
}
