import type { BookingSnapshot, SoldBag } from "../booking/booking-snapshot";
import { sum } from "../money";
import type { BagOption } from "../offer";
import { type BagOffer, offersOf } from "./bag-offers";

/** A bag is told to the airline this long before its direction leaves: as long as flights are sold. */
const MINUTES_BEFORE_DEPARTURE = 180;

/** Why nobody buys bags for a direction any more, or ever did. */
export const BAG_CLOSURES = ["departed", "departs_soon", "not_sold"] as const;
export type BagClosure = (typeof BAG_CLOSURES)[number];

/** A passenger, with the directions of the journey that were given back. */
interface Traveller {
  returned: readonly number[];
}

/** A booking whose passengers may buy bags now. */
export interface BaggedBooking {
  snapshot: BookingSnapshot;
  /** Passengers in the snapshot's order. */
  passengers: readonly Traveller[];
  /** Whether customers pay a price of the agency's own. */
  isOwnPrice: boolean;
  /** What the carriers sell today, in the snapshot's currency. */
  options: readonly BagOption[];
  /** Minutes since 1970-01-01T00:00Z. */
  nowUtc: number;
}

/** Why no bags are sold for a direction; null where they are. */
export function closureOf(
  { snapshot, options, nowUtc }: Pick<BaggedBooking, "snapshot" | "options" | "nowUtc">,
  direction: number,
): BagClosure | null {
  const leavesUtc = snapshot.directions[direction]?.segments[0]?.departure.utc ?? Number.NEGATIVE_INFINITY;
  if (leavesUtc <= nowUtc) return "departed";
  if (leavesUtc < nowUtc + MINUTES_BEFORE_DEPARTURE) return "departs_soon";
  return options.some((option) => option.direction === direction) ? null : "not_sold";
}

/** Why a passenger who has given something back buys no bags for a direction; null where it may. */
export type ReturnBar = "returned" | "own_price";

/**
 * Of a direction that was given back there is nothing to carry. At a price of the agency's own the rest stays as it is too: a second refund would have
 * to count from what was left of the price after the first, and counts from the whole.
 */
export function returnBarOf({ passengers, isOwnPrice }: BaggedBooking, passenger: number, direction: number): ReturnBar | null {
  const returned = passengers[passenger]?.returned ?? [];
  if (returned.includes(direction)) return "returned";
  return isOwnPrice && returned.length > 0 ? "own_price" : null;
}

/** What one passenger may still buy, by direction, weight and number of pieces: bags once per direction, as with the booking. Infants on a lap have none. */
export function bagsLeft(booking: BaggedBooking, passenger: number): BagOffer[] {
  const price = booking.snapshot.prices[passenger];
  if (!price || price.age === "inf") return [];
  const { age, bags } = price;
  const isOpen = (direction: number) => closureOf(booking, direction) === null && returnBarOf(booking, passenger, direction) === null;
  return booking.options
    .filter(({ direction }) => isOpen(direction) && bags.every((bag) => bag.direction !== direction))
    .toSorted((left, right) => left.direction - right.direction || left.kg - right.kg)
    .flatMap((option) => offersOf(option, passenger, age));
}

/** A snapshot with bags bought after the booking, by passenger. */
export function withLateBags(snapshot: BookingSnapshot, bought: ReadonlyMap<number, readonly SoldBag[]>): BookingSnapshot {
  const prices = snapshot.prices.map((price, passenger) => {
    const bags = bought.get(passenger) ?? [];
    const inOrder = [...price.bags, ...bags].toSorted((left, right) => left.direction - right.direction);
    return { ...price, bags: inOrder, totalMinor: price.totalMinor + bagsTotal(bags) };
  });
  return { ...snapshot, prices };
}

/** Price of all of them, minor units. */
export function bagsTotal(bags: readonly Pick<SoldBag, "amountMinor">[]): number {
  return sum(bags.map(({ amountMinor }) => amountMinor));
}
