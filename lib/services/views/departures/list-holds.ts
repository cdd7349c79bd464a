import type { HoldItem } from "@/lib/contracts/operator/departures/departure-holds";
import { legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import { type BookingOn, bookingsOn } from "./bookings-on";

/** Bookings of a departure that nobody has paid for and that may be cancelled, those that end first before. @throws AppError departure_not_found */
export async function listHolds(id: string): Promise<HoldItem[]> {
  const legKey = legKeyOfDeparture(id);
  if (!legKey) throw new AppError("departure_not_found");
  const held = (await bookingsOn(legKey)).filter(({ status }) => status === "booked");
  return held.sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime()).map(presentHold);
}

function presentHold({ id, bookingNumber, partner, bookingClass, seats, createdAt, expiresAt }: BookingOn): HoldItem {
  return {
    ...{ booking_id: id, booking_number: bookingNumber, agency: { code: partner.code, name: partner.name } },
    ...{ booking_class: bookingClass, seats, made: createdAt.toISOString(), expires: expiresAt.toISOString() },
  };
}
