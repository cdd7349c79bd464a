import type { BookingSnapshot, SnapshotPrice } from "../booking/booking-snapshot";
import { type Currency, roundDown, sum } from "../money";
import type { FareConditions, Penalty } from "../offer";
import { type Amounts, type PaidFare, paidFares } from "../pricing/price-lines";
import type { Coupon } from "./coupons";
import { prorate } from "./prorate";
import { amountsOfShare, type Share } from "./share";

interface Traveller {
  price: SnapshotPrice;
  snapshot: BookingSnapshot;
  /** What of the price is given back. */
  share: Share;
  /** Coupons of this passenger. */
  coupons: readonly Coupon[];
  penalties: Penalties;
}

/** What became of one fare of a passenger; used, penalty and refund make up what was paid for it. Minor units. */
export interface FareRefund {
  /** Number of the direction, as in FareConditions. */
  direction: number;
  fromSegment: number;
  toSegment: number;
  brand: string;
  paidMinor: number;
  /** What was paid for the flown part. */
  usedMinor: number;
  /** Kept of the rest: all of it where the fare is not refundable. */
  penaltyMinor: number;
  refundMinor: number;
}

/** What goes back to a passenger, and how it comes about. */
export interface PassengerRefund {
  amounts: Amounts;
  fares: FareRefund[];
  /** What was paid for what is flown: its part of the fares, and taxes and bags of directions that are begun. */
  usedMinor: number;
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
 * - What comes back is made of what prices of the currency are made of (`priceStep`): in soums and roubles each part is rounded down to whole
 *   ones. The rest is kept, and counts with what is flown.
 *
 * Nothing of one direction hangs on another one's being given back with it or before: in whatever order they are, they come to the same.
 */
export function passengerRefund({ price, snapshot, share, coupons, penalties }: Traveller): PassengerRefund {
  const { conditions, currency } = snapshot;
  const lap = price.age === "inf";
  const penaltyOf = ({ refundBefore, refundAfter }: FareConditions) =>
    ({ before: refundBefore, after: refundAfter, waived: NO_PENALTY })[penalties];
  const fares = faresOf(price, snapshot, share).map((paid) => ({
    ...factsOf(paid),
    ...componentRefund(paid.paidMinor, couponsIn(paid.fare, coupons), { penalty: penaltyOf(paid.fare), lap, currency }),
  }));
  const isBegun = (direction: number) => coupons.some((coupon) => coupon.direction === direction && coupon.state === "flown");
  const whole = snapshot.directions.map(
    (_, direction) => !isBegun(direction) && conditions.every((fare) => fare.direction !== direction || penaltyOf(fare).permitted),
  );
  const begun = amountsOfShare(price, snapshot, { directions: share.directions.filter(isBegun), withFee: false });
  const usedMinor = sum(fares.map((fare) => fare.usedMinor)) + begun.tax + begun.bag;
  const back = {
    directions: share.directions.filter((direction) => whole[direction]),
    withFee: share.withFee && whole.every((each) => each),
  };
  const { tax, bag } = amountsOfShare(price, snapshot, back);
  const fare = sum(fares.map(({ refundMinor }) => refundMinor));
  return { amounts: { fare, tax: roundDown(tax, currency), fee: 0, bag: roundDown(bag, currency) }, fares, usedMinor };
}

/** All that one passenger has paid for a share, given back. */
export function wholeRefund(price: SnapshotPrice, snapshot: BookingSnapshot, share: Share): PassengerRefund {
  const fares = faresOf(price, snapshot, share).map((paid) => ({
    ...factsOf(paid),
    ...{ usedMinor: 0, penaltyMinor: 0, refundMinor: paid.paidMinor },
  }));
  return { amounts: amountsOfShare(price, snapshot, share), fares, usedMinor: 0 };
}

function faresOf(price: SnapshotPrice, snapshot: BookingSnapshot, { directions }: Share): PaidFare[] {
  return paidFares(price, snapshot).filter(({ fare }) => directions.includes(fare.direction));
}

function factsOf({ fare: { direction, fromSegment, toSegment, brand }, paidMinor }: PaidFare) {
  return { direction, fromSegment, toSegment, brand, paidMinor };
}

function couponsIn({ direction, fromSegment, toSegment }: FareConditions, coupons: readonly Coupon[]): Coupon[] {
  return coupons.filter((coupon) => coupon.direction === direction && fromSegment <= coupon.segment && coupon.segment <= toSegment);
}

interface Terms {
  penalty: Penalty;
  /** Whether the passenger is an infant on a lap. */
  lap: boolean;
  currency: Currency;
}

/** @param shareMinor what this passenger has paid for the component */
function componentRefund(shareMinor: number, coupons: readonly Coupon[], { penalty, lap, currency }: Terms) {
  const [share = 0] = prorate(shareMinor, [minutes(coupons, false), minutes(coupons, true)]);
  const unused = roundDown(share, currency);
  const fee = lap ? 0 : Math.min(penalty.permitted ? penalty.feeMinor : 0, unused);
  const refundMinor = penalty.permitted ? roundDown(unused - fee, currency) : 0;
  return { usedMinor: shareMinor - unused, penaltyMinor: unused - refundMinor, refundMinor };
}

function minutes(coupons: readonly Coupon[], flown: boolean): number {
  return sum(coupons.filter(({ state }) => (state === "flown") === flown).map(({ flight }) => flight.durationMinutes));
}
