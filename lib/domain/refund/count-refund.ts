import type { BookingSnapshot } from "../booking/booking-snapshot";
import { sum } from "../money";
import { type CurrentJourney, isGone } from "../schedule-change/current-journey";
import { type Coupon, type CouponReport, couponsOf } from "./coupons";
import { addParts, type PriceParts, totalOfParts } from "./parts";
import { type FareRefund, type PassengerRefund, type Penalties, passengerRefund, wholeRefund } from "./passenger-refund";

/** A booking whose refund is asked for. */
export interface RefundCase {
  snapshot: BookingSnapshot;
  /** What carriers have reported, per passenger in the snapshot's order. */
  reports: readonly (readonly CouponReport[])[];
  /** The moment of asking: minutes since 1970-01-01T00:00Z. */
  nowUtc: number;
}

/** The journey's flights in their places, as they are flown. */
type Flown = Pick<CurrentJourney, "directions" | "gone">;

/** What goes back, of one passenger or of all. */
interface Totals extends PriceParts {
  /** All parts together. */
  refundMinor: number;
  /** What is kept: with `refundMinor` it makes the price paid. */
  penaltyMinor: number;
}

/** Of one passenger, with each fare. */
export interface Refund extends Totals {
  fares: FareRefund[];
}

export interface BookingRefund extends Totals {
  /** In the snapshot's order; they add up to the whole. */
  passengers: Refund[];
  /** Whether anybody has flown any of the flights. */
  partlyUsed: boolean;
}

/** What the fare rules give back at the moment of asking; see passenger-refund.ts. The service's fee stays. */
export function refundByRules(refundCase: RefundCase): BookingRefund {
  const { snapshot, nowUtc } = refundCase;
  return refundUnflown(refundCase, { directions: snapshot.directions, gone: [] }, isDeparted(snapshot, nowUtc) ? "after" : "before");
}

/**
 * Whatever is not flown, where the carrier has changed its schedule: no penalty, whatever the fare. With nothing flown that is everything.
 * @param current the flights as the carrier flies them now: they leave at its times, and nobody has flown one that is gone
 */
export function refundWithoutPenalty(refundCase: RefundCase, current: Flown): BookingRefund {
  const refund = refundUnflown(refundCase, current, "waived");
  return refund.partlyUsed ? refund : refundOfAll(refundCase.snapshot);
}

function refundUnflown({ snapshot, reports, nowUtc }: RefundCase, { directions, gone }: Flown, penalties: Penalties): BookingRefund {
  const unlessGone = (coupon: Coupon): Coupon =>
    isGone({ gone }, coupon.direction, coupon.segment) ? { ...coupon, state: "open" } : coupon;
  const coupons = snapshot.prices.map((_, index) => couponsOf(directions, reports[index] ?? [], nowUtc).map(unlessGone));
  const parts = snapshot.prices.map((price, index) => passengerRefund({ price, snapshot, coupons: coupons[index] ?? [], penalties }));
  return asRefund(
    snapshot,
    parts,
    coupons.flat().some(({ state }) => state === "flown"),
  );
}

/** Everything, the service's fee included: a void, or a flight that its carrier has cancelled. Nothing of it counts as flown. */
export function refundOfAll(snapshot: BookingSnapshot): BookingRefund {
  return asRefund(
    snapshot,
    snapshot.prices.map((price) => wholeRefund(price, snapshot)),
    false,
  );
}

/** Whether the first flight of the journey has left. */
function isDeparted({ directions }: BookingSnapshot, nowUtc: number): boolean {
  const first = directions[0]?.segments[0];
  if (!first) throw new RangeError("a journey without flights");
  return first.departure.utc <= nowUtc;
}

function asRefund({ prices }: BookingSnapshot, parts: readonly PassengerRefund[], partlyUsed: boolean): BookingRefund {
  const passengers = parts.map((each, index) => ({ ...withTotals(each, prices[index]?.totalMinor ?? 0), fares: each.fares }));
  const paid = sum(prices.map((price) => price.totalMinor));
  return { ...withTotals(addParts(parts), paid), passengers, partlyUsed };
}

function withTotals({ fareMinor, taxesMinor, feeMinor, bagsMinor }: PriceParts, paidMinor: number): Totals {
  const parts = { fareMinor, taxesMinor, feeMinor, bagsMinor };
  const refundMinor = totalOfParts(parts);
  return { ...parts, refundMinor, penaltyMinor: paidMinor - refundMinor };
}
