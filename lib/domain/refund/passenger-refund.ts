import type { BookingSnapshot, SnapshotPrice } from "../booking/booking-snapshot";
import { sum } from "../money";
import type { FareConditions, Penalty } from "../offer";
import type { Coupon } from "./coupons";
import type { PriceParts } from "./parts";
import { prorate } from "./prorate";

interface Traveller {
  price: SnapshotPrice;
  snapshot: BookingSnapshot;
  /** Of this passenger. */
  coupons: readonly Coupon[];
  penalties: Penalties;
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
export function passengerRefund({ price, snapshot, coupons, penalties }: Traveller): PriceParts {
  const { conditions } = snapshot;
  const lap = price.age === "inf";
  const penaltyOf = ({ refundBefore, refundAfter }: FareConditions) =>
    ({ before: refundBefore, after: refundAfter, waived: NO_PENALTY })[penalties];
  const shares = prorate(
    price.fareMinor,
    conditions.map((fare) => fare.adultFareMinor),
  );
  const given = conditions.map((fare, index) => componentRefund(shares[index] ?? 0, couponsIn(fare, coupons), penaltyOf(fare), lap));
  const whole = snapshot.directions.map((_, direction) => {
    const unflown = coupons.every((coupon) => coupon.direction !== direction || coupon.state !== "flown");
    return unflown && conditions.every((fare) => fare.direction !== direction || penaltyOf(fare).permitted);
  });
  const bags = price.bags.filter((bag) => whole[bag.direction]).map((bag) => bag.amountMinor);
  return { fareMinor: sum(given), taxesMinor: taxesRefund(price, whole), feeMinor: 0, bagsMinor: sum(bags) };
}

function couponsIn({ direction, fromSegment, toSegment }: FareConditions, coupons: readonly Coupon[]): Coupon[] {
  return coupons.filter((coupon) => coupon.direction === direction && fromSegment <= coupon.segment && coupon.segment <= toSegment);
}

/** @param shareMinor what this passenger has paid for the component */
function componentRefund(shareMinor: number, coupons: readonly Coupon[], penalty: Penalty, lap: boolean): number {
  if (!penalty.permitted) return 0;
  const [unused = 0] = prorate(shareMinor, [minutes(coupons, false), minutes(coupons, true)]);
  return unused - (lap ? 0 : Math.min(penalty.feeMinor, unused));
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
