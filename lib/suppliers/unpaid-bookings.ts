import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { HoldOutlook } from "@/lib/domain/booking/hold-outlook";
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

export async function extendHold(booking: HeldBooking): Promise<Date | null> {
  return isPatient(booking.snapshot) ? longerLimit(booking) : null;
}

export function holdOutlook(booking: HeldBooking): HoldOutlook {
  if (!isPatient(booking.snapshot)) return "never";
  return longerLimit(booking) === null ? "spent" : "asked";
}

function longerLimit({ snapshot, createdAt, expiresAt, holdMinutes }: HeldBooking): Date | null {
  const first = snapshot.directions[0]?.segments[0];
  if (!first) return null;
  return extendedLimit({ createdAt, expiresAt, holdMinutes, most: EXTENSIONS, firstDepartureUtcMinutes: first.departure.utc });
}

export function correctableLetters(snapshot: BookingSnapshot): number {
  return isPatient(snapshot) ? LETTERS : 0;
}

export function documentsOn(directions: readonly JourneyDirection[]) {
  return documentsAt(directions.flatMap(({ segments }) => segments.flatMap(callsOf)));
}
