import type { EntryAdvice, EntryRequest, EntryWarning } from "@/lib/contracts/interface/entry";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { type BookingStatus, isLive } from "@/lib/domain/booking/booking-status";
import { WITHOUT_ADULT } from "@/lib/domain/entry/warnings";
import type { Locale } from "@/lib/domain/localized";
import { withoutAdult } from "@/lib/domain/passengers/passengers";
import { log, traceOf } from "@/lib/log";
import { airportByCode } from "@/lib/reference/airports";
import { adviseOnEntry, entryFlightsOf } from "@/lib/services/ground/entry-rules/entry-advice";

/** What of a booking decides who enters which countries. */
interface Entering {
  id: string;
  status: BookingStatus;
  snapshot: BookingSnapshot;
  passengers: readonly Person[];
}

/** A passenger, in the order of the answer. Passengers who were refunded, wholly or for a direction, do not fly it. */
interface Person {
  citizenship: string;
  docExpire: string;
  birthdate: string;
  returnedAt?: Date | null;
  returnedDirections?: readonly { direction: number }[];
}

const NOBODY = { citizenship: "", expires: null };

/**
 * Entry rules of a booking's flights and what its passengers have to mind; empty where nobody flies. A booking is told all the same where the
 * rules cannot be read: it is made, and its answer must not be lost.
 */
export async function bookingEntry({ id, status, snapshot, passengers }: Entering, locale: Locale): Promise<Partial<EntryAdvice>> {
  const flying = passengers.filter(({ returnedAt }) => isLive(status) && !returnedAt);
  const isFlown = (direction: number) =>
    flying.some(({ returnedDirections = [] }) => returnedDirections.every((one) => one.direction !== direction));
  const directions = entryFlightsOf(snapshot).filter((_, direction) => isFlown(direction));
  const travellers = passengers.map((passenger) =>
    flying.includes(passenger) ? { citizenship: passenger.citizenship, expires: passenger.docExpire || null } : NOBODY,
  );
  const birthdates = passengers.map((passenger) => (flying.includes(passenger) && passenger.birthdate ? passenger.birthdate : null));
  try {
    const { entry_rules, entry_warnings } = await adviseOnEntry(directions, travellers, locale);
    return { entry_rules, entry_warnings: [...entry_warnings, ...childrenAlone(directions, birthdates, locale)] };
  } catch (error) {
    log.warn({ bookingId: id, error: traceOf(error) }, "entry rules of a booking could not be read");
    return {};
  }
}

/** The children of a journey without an adult. @param birthdates null of whoever does not fly */
function childrenAlone(directions: EntryRequest["directions"], birthdates: readonly (string | null)[], locale: Locale): EntryWarning[] {
  const flights = directions.flat();
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return [];
  const country = airportByCode(first.departure_airport)?.country ?? "";
  return withoutAdult(birthdates, last.departure_date).map((passenger) => ({
    ...{ passenger, code: "without_adult", country },
    message: WITHOUT_ADULT[locale],
  }));
}
