import type { TripFound } from "@/lib/contracts/trip";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { sameSurname } from "@/lib/domain/passengers/same-surname";
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
