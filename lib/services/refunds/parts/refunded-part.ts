import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import type { LocalizedText } from "@/lib/domain/localized";
import { couponsOf } from "@/lib/domain/refund/coupons";
import { arePricedApart, shareLeft } from "@/lib/domain/refund/share";
import { type FoundRefundable, onlyPassengers, type RefundableBooking, reportsOf, returnedOf } from "../refundable-booking";

/** Who gives back what of a booking. */
export interface RefundedPart {
  booking: FoundRefundable;
  /** The booking with nobody in it but those who give something back. */
  leaving: RefundableBooking;
  /** Of each passenger of the booking: directions that are given back now, and those that are left after that. */
  shares: PassengerShare[];
  /** The directions that are asked for; absent where all that is left is. */
  directions: readonly number[] | undefined;
}

interface PassengerShare {
  passengerId: string;
  given: readonly number[];
  left: readonly number[];
}

interface Asked {
  /** Ids of those whom it is about; everybody where absent. */
  passengers?: readonly string[] | undefined;
  /** Indexes of directions; all that are left where absent. */
  directions?: readonly number[] | undefined;
}

const UNKNOWN_DIRECTION: LocalizedText = {
  en: "The journey has no such direction. Count the `directions` of the booking from 0.",
  ru: "В поездке нет такого направления. Считайте `directions` бронирования с 0.",
  uz: "Safarda bunday yoʻnalish yoʻq. Bronning `directions` roʻyxatini 0 dan sanang.",
};

/**
 * What is asked for, of a booking as it is now.
 * @throws AppError validation (`directions`); directions_priced_together; passenger_not_found; refund_unavailable for what was given back before
 */
export function readPart(booking: FoundRefundable, { passengers, directions }: Asked, returnedBefore: readonly string[]): RefundedPart {
  const ids = chosenOf(booking, passengers, returnedBefore);
  const snapshot = parseSnapshot(booking.snapshot);
  if (directions?.some((direction) => direction >= snapshot.directions.length))
    throw new AppError("validation", { fields: { directions: [UNKNOWN_DIRECTION] } });
  if (directions && !arePricedApart(snapshot)) throw new AppError("directions_priced_together");
  const shares = booking.passengers.map((passenger): PassengerShare => {
    const returned = returnedOf(passenger);
    const before = shareLeft(snapshot, returned).directions;
    if (!ids.includes(passenger.id)) return { passengerId: passenger.id, given: [], left: before };
    const given = shareLeft(snapshot, returned, directions).directions;
    if (directions && given.length < new Set(directions).size) throw new AppError("refund_unavailable");
    return { passengerId: passenger.id, given, left: before.filter((direction) => !given.includes(direction)) };
  });
  return { booking, leaving: onlyPassengers(booking, ({ id }) => ids.includes(id)), shares, directions };
}

/** @throws AppError refund_unavailable, passenger_not_found */
function chosenOf(booking: RefundableBooking, keys: readonly string[] | undefined, returnedBefore: readonly string[]): string[] {
  if (!keys) return booking.passengers.map(({ id }) => id);
  const ids = [...new Set(keys.map((key) => key.toLowerCase()))];
  const others = ids.filter((id) => !booking.passengers.some((passenger) => passenger.id === id));
  if (others.length > 0)
    throw new AppError(others.every((id) => returnedBefore.includes(id)) ? "refund_unavailable" : "passenger_not_found");
  return ids;
}

/** Whether nobody has anything left after it; of single directions, whether nobody has anything left to fly. */
export function isAllThatIsLeft({ booking, shares, directions }: RefundedPart, now: Date): boolean {
  const snapshot = parseSnapshot(booking.snapshot);
  return booking.passengers.every((passenger, index) => {
    const left = shares[index]?.left ?? [];
    if (!directions) return left.length === 0;
    const reported = { reports: reportsOf(passenger), returned: returnedOf(passenger), nowUtc: utcMinutes(now) };
    const isStillAhead = ({ direction, state }: { direction: number; state: string }) => left.includes(direction) && state !== "flown";
    return !couponsOf(snapshot.directions, reported).some(isStillAhead);
  });
}
