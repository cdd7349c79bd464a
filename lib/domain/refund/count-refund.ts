import type { BookingSnapshot } from "../booking/booking-snapshot";
import { sum } from "../money";
import { type Amounts, addAmounts, totalOf } from "../pricing/price-lines";
import { type CurrentJourney, isGone } from "../schedule-change/current-journey";
import { type Coupon, type CouponReport, couponsOf } from "./coupons";
import { type FareRefund, type PassengerRefund, type Penalties, passengerRefund, wholeRefund } from "./passenger-refund";
import { amountsOfShare, type ReturnedDirection, shareLeft } from "./share";

/** What of a booking is given back. */
export interface RefundScope {
  snapshot: BookingSnapshot;
  /** Directions that were given back before, per passenger in the snapshot's order: they count no more. None where absent. */
  returned?: readonly (readonly ReturnedDirection[])[];
  /** These directions alone, per passenger in the snapshot's order; all that are left where absent. */
  given?: readonly (readonly number[])[] | undefined;
}

/** A booking whose refund is asked for. */
export interface RefundCase extends RefundScope {
  /** What carriers have reported, per passenger in the snapshot's order. */
  reports: readonly (readonly CouponReport[])[];
  /** The moment of asking: minutes since 1970-01-01T00:00Z. */
  nowUtc: number;
}

/** The journey's flights in their places, as they are flown. */
type Flown = Pick<CurrentJourney, "directions" | "gone">;

/** What goes back, of one passenger or of all. */
interface Totals {
  amounts: Amounts;
  /** All amounts together. */
  refundMinor: number;
  /** What is kept: with `refundMinor` it makes the price paid. */
  penaltyMinor: number;
  /** What of that was paid for what is flown. */
  usedMinor: number;
}

/** Refund of one passenger, with each fare. */
export interface Refund extends Totals {
  fares: FareRefund[];
}

export interface BookingRefund extends Totals {
  /** Refunds in the snapshot's order; they add up to the whole. */
  passengers: Refund[];
  /** Whether anybody has flown any of the flights. */
  partlyUsed: boolean;
}

/**
 * What the fare rules give back at the moment of asking; see passenger-refund.ts. The service's fee stays. A journey begins with the first flight
 * that its passenger had not given back before it left.
 */
export function refundByRules(refundCase: RefundCase): BookingRefund {
  const { snapshot, returned = [], nowUtc } = refundCase;
  return refundUnflown(refundCase, { directions: snapshot.directions, gone: [] }, (passenger) =>
    isDeparted(snapshot, returned[passenger] ?? [], nowUtc) ? "after" : "before",
  );
}

/**
 * Whatever is not flown, where the carrier has changed its schedule: no penalty, whatever the fare. With nothing flown that is everything.
 * @param current the flights as the carrier flies them now: they leave at its times, and nobody has flown one that is gone
 */
export function refundWithoutPenalty(refundCase: RefundCase, current: Flown): BookingRefund {
  const refund = refundUnflown(refundCase, current, () => "waived");
  return refund.partlyUsed ? refund : refundOfAll(refundCase);
}

type PenaltiesOf = (passenger: number) => Penalties;

function refundUnflown(refundCase: RefundCase, { directions, gone }: Flown, penaltiesOf: PenaltiesOf): BookingRefund {
  const { snapshot, returned = [], reports, nowUtc } = refundCase;
  const unlessGone = (coupon: Coupon): Coupon =>
    coupon.state === "flown" && isGone({ gone }, coupon.direction, coupon.segment) ? { ...coupon, state: "open" } : coupon;
  const coupons = snapshot.prices.map((_, index) =>
    couponsOf(directions, { reports: reports[index] ?? [], returned: returned[index], nowUtc }).map(unlessGone),
  );
  const parts = snapshot.prices.map((price, index) =>
    passengerRefund({
      price,
      snapshot,
      share: shareAt(refundCase, index),
      coupons: coupons[index] ?? [],
      penalties: penaltiesOf(index),
    }),
  );
  return asRefund(
    refundCase,
    parts,
    coupons.flat().some(({ state }) => state === "flown"),
  );
}

/** Everything, the service's fee included: a void, or a flight that its carrier has cancelled. Nothing of it counts as flown. */
export function refundOfAll(scope: RefundScope): BookingRefund {
  const { snapshot } = scope;
  return asRefund(
    scope,
    snapshot.prices.map((price, index) => wholeRefund(price, snapshot, shareAt(scope, index))),
    false,
  );
}

/** What was paid for all that a refund would be of, per passenger in the snapshot's order. */
export function paidFor(scope: RefundScope): Amounts[] {
  return scope.snapshot.prices.map((price, index) => amountsOfShare(price, scope.snapshot, shareAt(scope, index)));
}

function shareAt({ snapshot, returned = [], given }: RefundScope, passenger: number) {
  return shareLeft(snapshot, returned[passenger] ?? [], given && (given[passenger] ?? []));
}

/** Whether a passenger's first flight has left. */
function isDeparted({ directions }: BookingSnapshot, returned: readonly ReturnedDirection[], nowUtc: number): boolean {
  return directions.some(({ segments: [first] }, index) => {
    if (!first) throw new RangeError("a direction without flights");
    const leftUtc = first.departure.utc;
    return leftUtc <= nowUtc && !returned.some(({ direction, atUtc }) => direction === index && atUtc < leftUtc);
  });
}

function asRefund(scope: RefundScope, parts: readonly PassengerRefund[], partlyUsed: boolean): BookingRefund {
  const paid = paidFor(scope).map(totalOf);
  const passengers = parts.map(({ amounts, usedMinor, fares }, index) => ({ ...totalsOf(amounts, usedMinor, paid[index] ?? 0), fares }));
  const amounts = addAmounts(parts.map((each) => each.amounts));
  return { ...totalsOf(amounts, sum(parts.map((each) => each.usedMinor)), sum(paid)), passengers, partlyUsed };
}

function totalsOf(amounts: Amounts, usedMinor: number, paidMinor: number): Totals {
  const refundMinor = totalOf(amounts);
  return { amounts, refundMinor, penaltyMinor: paidMinor - refundMinor, usedMinor };
}
