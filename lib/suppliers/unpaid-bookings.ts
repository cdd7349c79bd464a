import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { extendedLimit } from "@/lib/domain/booking/ticketing-limit";
import { callsOf, type JourneyDirection } from "@/lib/domain/offer";
import type { HeldBooking } from "./port/ordering";
import { documentsAt } from "./travel-documents";

// What airlines grant to bookings that are not ticketed yet, alike for all that we sell.

/** So often an unpaid booking is held for one time more. */
const EXTENSIONS = 2;
/** Most letters of a misspelled name. */
const LETTERS = 3;

/** Charter and low-cost carriers want their money at once, and separate tickets hang on several carriers. */
function isPatient({ flightType }: BookingSnapshot): boolean {
  return flightType === "regular";
}

export async function extendHold({ snapshot, createdAt, expiresAt, holdMinutes }: HeldBooking): Promise<Date | null> {
  const first = snapshot.directions[0]?.segments[0];
  if (!isPatient(snapshot) || !first) return null;
  return extendedLimit({ createdAt, expiresAt, holdMinutes, most: EXTENSIONS, firstDepartureUtcMinutes: first.departure.utc });
}

export function correctableLetters(snapshot: BookingSnapshot): number {
  return isPatient(snapshot) ? LETTERS : 0;
}

export function documentsOn(directions: readonly JourneyDirection[]) {
  return documentsAt(directions.flatMap(({ segments }) => segments.flatMap(callsOf)));
}
