import type { TripFound } from "@/lib/contracts/trip";
import { AppError } from "@/lib/domain/errors";
import { countFailure, refuseIfExhausted } from "../access/rate-limits";
import { findTrip } from "./find-trip";

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
