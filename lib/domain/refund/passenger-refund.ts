import type { BookingSnapshot, SnapshotPrice } from "../booking/booking-snapshot";
import { sum } from "../money";
import type { FareConditions, Penalty } from "../offer";
import type { Coupon } from "./coupons";
import { type PriceParts, partsOf } from "./parts";
import { prorate } from "./prorate";

interface Traveller {
  price: SnapshotPrice;
  snapshot: BookingSnapshot;
  /** Of this passenger. */
  coupons: readonly Coupon[];
  penalties: Penalties;
}

/** What became of one fare of a passenger; used, penalty and refund make up what was paid for it. Minor units. */
export interface FareRefund {
  /** As in FareConditions. */
  direction: number;
  fromSegment: number;
  toSegment: number;
  brand: string;
  paidMinor: number;
  /** For what is flown. */
  usedMinor: number;
  /** Kept of the rest: all of it where the fare is not refundable. */
  penaltyMinor: number;
  refundMinor: number;
}

/** What goes back to a passenger, and how it comes about. */
export interface PassengerRefund extends PriceParts {
  fares: FareRefund[];
}

/** Which penalties of the fares hold: those before the journey's first flight has left, those after, or none. */
export type Penalties = "before" | "after" | "waived";

const NO_PENALTY: Penalty = { permitted: true, feeMinor: 0 };

/**
 * What the rules of the fares give back to one passenger.
 *
 * - The fare is split over the journey's fare components in proportion to what an adult pays for each.
 * - A component that is not refundable (any more) gives nothing; of one that is, what is not flown comes back, by minutes of flight, less
 *   its penalty, which takes no more than that. An infant on a lap pays no penalty.
 * - Taxes and extra bags come back for directions of which nothing is flown and every component is refundable. Taxes that are not told
 *   apart by direction (bookings of old) come back where that holds for all directions.
 * - The service's fee stays.
 */
export function passengerRefund({ price, snapshot, coupons, penalties }: Traveller): PassengerRefund {
  const { conditions } = snapshot;
  const lap = price.age === "inf";
  const penaltyOf = ({ refundBefore, refundAfter }: FareConditions) =>
    ({ before: refundBefore, after: refundAfter, waived: NO_PENALTY })[penalties];
  const fares = paidFares(price, snapshot).map(({ fare, ...paid }) => ({
    ...paid,
    ...componentRefund(paid.paidMinor, couponsIn(fare, coupons), penaltyOf(fare), lap),
  }));
  const whole = snapshot.directions.map((_, direction) => {
    const unflown = coupons.every((coupon) => coupon.direction !== direction || coupon.state !== "flown");
    return unflown && conditions.every((fare) => fare.direction !== direction || penaltyOf(fare).permitted);
  });
  const bags = price.bags.filter((bag) => whole[bag.direction]).map((bag) => bag.amountMinor);
  const fareMinor = sum(fares.map(({ refundMinor }) => refundMinor));
  return { fareMinor, taxesMinor: taxesRefund(price, whole), feeMinor: 0, bagsMinor: sum(bags), fares };
}

/** All that one passenger has paid, given back. */
export function wholeRefund(price: SnapshotPrice, snapshot: BookingSnapshot): PassengerRefund {
  const fares = paidFares(price, snapshot).map(({ fare: _, ...paid }) => ({
    ...paid,
    ...{ usedMinor: 0, penaltyMinor: 0, refundMinor: paid.paidMinor },
  }));
  return { ...partsOf(price), fares };
}

/** Each fare with what a passenger has paid for it: a share like that of adults. */
function paidFares({ fareMinor }: SnapshotPrice, { conditions }: BookingSnapshot) {
  const shares = prorate(
    fareMinor,
    conditions.map((fare) => fare.adultFareMinor),
  );
  return conditions.map((fare, index) => {
    const { direction, fromSegment, toSegment, brand } = fare;
    return { fare, direction, fromSegment, toSegment, brand, paidMinor: shares[index] ?? 0 };
  });
}

function couponsIn({ direction, fromSegment, toSegment }: FareConditions, coupons: readonly Coupon[]): Coupon[] {
  return coupons.filter((coupon) => coupon.direction === direction && fromSegment <= coupon.segment && coupon.segment <= toSegment);
}

/** @param shareMinor what this passenger has paid for the component */
function componentRefund(shareMinor: number, coupons: readonly Coupon[], penalty: Penalty, lap: boolean) {
  const [unused = 0] = prorate(shareMinor, [minutes(coupons, false), minutes(coupons, true)]);
  const fee = lap ? 0 : Math.min(penalty.permitted ? penalty.feeMinor : 0, unused);
  const refundMinor = penalty.permitted ? unused - fee : 0;
  return { usedMinor: shareMinor - unused, penaltyMinor: unused - refundMinor, refundMinor };
}

function minutes(coupons: readonly Coupon[], flown: boolean): number {
  return sum(coupons.filter(({ state }) => (state === "flown") === flown).map(({ flight }) => flight.durationMinutes));
}

/** @param whole for each direction, whether all of it comes back */
function taxesRefund({ taxes }: SnapshotPrice, whole: readonly boolean[]): number {
  const all = whole.every((each) => each);
  return sum(
    taxes.map(({ amountMinor, byDirection }) => {
      if (byDirection) return sum(byDirection.filter((_, direction) => whole[direction]));
      return all ? amountMinor : 0;
    }),
  );
}
