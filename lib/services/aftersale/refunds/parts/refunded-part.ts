import { db } from "@/lib/db";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { type Coupon, couponsOf, flownDirections } from "@/lib/domain/refund/coupons";
import { arePricedApart, shareLeft } from "@/lib/domain/refund/share";
import { type FoundRefundable, onlyPassengers, type RefundableBooking, reportsOf, returnedOf } from "../refundable-booking";
import { tellsSeats } from "./seats-without";

/** Who gives back what of a booking. */
export interface RefundedPart {
  booking: FoundRefundable;
  /** The booking with nobody in it but those who give something back. */
  leaving: RefundableBooking;
  /** Of each passenger of the booking: directions that are given back now, and those that are left after that. */
  shares: PassengerShare[];
  /** Of each who gives something back, which directions; absent where it is all that they have left. */
  given: readonly (readonly number[])[] | undefined;
}

export interface PassengerShare {
  passengerId: string;
  given: readonly number[];
  left: readonly number[];
}

interface Asked {
  /** Ids of those whom it is about; everybody where absent. */
  passengers?: readonly string[] | undefined;
  /** Indexes of directions; all that can be where absent. */
  directions?: readonly number[] | undefined;
}

const UNKNOWN_DIRECTION: LocalizedText = t(
  "The journey has no such direction. Count the `directions` of the booking from 0.",
  "В поездке нет такого направления. Считайте `directions` бронирования с 0.",
  "Safarda bunday yoʻnalish yoʻq. Bronning `directions` roʻyxatini 0 dan sanang.",
);

interface Moment {
  /** Ids of passengers who have given back everything. */
  returnedBefore: readonly string[];
  now: Date;
}

/**
 * What is asked for, of a booking as it is now. Without `passengers` a direction is given back by all who still have it ahead. Without `directions`
 * it is all that is left and, once the journey has begun, not flown, where directions are priced apart.
 * @throws AppError validation (`directions`); directions_priced_together; passenger_not_found; refund_unavailable for what was given back or flown
 *   before
 */
export function readPart(booking: FoundRefundable, asked: Asked, { returnedBefore, now }: Moment): RefundedPart {
  const ids = chosenOf(booking, asked.passengers, returnedBefore);
  const snapshot = parseSnapshot(booking.snapshot);
  if (asked.directions?.some((direction) => direction >= snapshot.directions.length))
    throw new AppError("validation", { fields: { directions: [UNKNOWN_DIRECTION] } });
  if (asked.directions && !arePricedApart(snapshot)) throw new AppError("directions_priced_together");
  // While a change waits for an answer, or after the carrier has cancelled, the snapshot's times do not say what was flown.
  const isFlownKnown = booking.status === "ticketed" && booking.openChangeId === null;
  const isWhole = !asked.directions && (!isFlownKnown || now < booking.firstDepartureAt || !isRefundedApart(booking));
  const shares = booking.passengers.map((passenger): PassengerShare => {
    const { directions: left } = shareLeft(snapshot, returnedOf(passenger));
    const flown = isWhole || !isFlownKnown ? [] : flownDirections(snapshot.directions, reportedOf(passenger, now));
    const isMeant = (direction: number) => !flown.includes(direction) && (asked.directions?.includes(direction) ?? true);
    const given = ids.includes(passenger.id) ? left.filter(isMeant) : [];
    return { passengerId: passenger.id, given, left: left.filter((direction) => !given.includes(direction)) };
  });
  const giving = shares.filter(({ given }) => given.length > 0);
  refuseWhatIsGone(asked, asked.passengers && asked.directions ? shares.filter(({ passengerId }) => ids.includes(passengerId)) : giving);
  return { booking, leaving: onlyGiving(booking, giving), shares, given: isWhole ? undefined : giving.map(({ given }) => given) };
}

/** The booking with nobody in it but these. */
export function onlyGiving(booking: FoundRefundable, giving: readonly PassengerShare[]): RefundableBooking {
  return onlyPassengers(booking, ({ id }) => giving.some(({ passengerId }) => passengerId === id));
}

/** Ids of passengers who have given back everything. */
export async function idsReturnedBefore({ id }: RefundableBooking): Promise<string[]> {
  const returned = await db().bookingPassenger.findMany({ where: { bookingId: id, returnedAt: { not: null } }, select: { id: true } });
  return returned.map((passenger) => passenger.id);
}

/** Passengers who are named all have what is asked for; else somebody has. @throws AppError refund_unavailable */
function refuseWhatIsGone({ passengers, directions }: Asked, shares: readonly PassengerShare[]): void {
  const all = shares.map(({ given }) => given);
  const isThere = directions
    ? directions.every((direction) => (passengers ? all.every((given) => given.includes(direction)) : all.flat().includes(direction)))
    : all.length > 0;
  if (!isThere) throw new AppError("refund_unavailable");
}

/** Whether single directions may be refunded: each has its own price, and the booking tells which of its seats are of which. */
export function isRefundedApart({ snapshot: sold, seats }: Pick<RefundableBooking, "snapshot" | "seats">): boolean {
  const snapshot = parseSnapshot(sold);
  return arePricedApart(snapshot) && tellsSeats({ directions: snapshot.directions, seats: parseSeats(seats) });
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
export function isAllThatIsLeft({ booking, shares, given }: RefundedPart, now: Date): boolean {
  const snapshot = parseSnapshot(booking.snapshot);
  return booking.passengers.every((passenger, index) => {
    const left = shares[index]?.left ?? [];
    if (!given) return left.length === 0;
    const isStillAhead = ({ direction, state }: Coupon) => left.includes(direction) && state !== "flown";
    return !couponsOf(snapshot.directions, reportedOf(passenger, now)).some(isStillAhead);
  });
}

function reportedOf(passenger: RefundableBooking["passengers"][number], now: Date) {
  return { reports: reportsOf(passenger), returned: returnedOf(passenger), nowUtc: utcMinutes(now) };
}
