import type { JourneyDirection, OfferSegment } from "../offer";
import type { ReturnedDirection } from "./share";

/** One passenger's right to one flight: still to be used, used, forgone, or given back. */
export const COUPON_STATES = ["open", "flown", "no_show", "refunded"] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** What carriers report of a flight that has left. */
export const REPORTED_STATES = ["flown", "no_show"] as const;
export type ReportedState = (typeof REPORTED_STATES)[number];

/** A carrier's report of one passenger on one flight. */
export interface CouponReport {
  /** Index of the direction and of its segment, from 0. */
  direction: number;
  segment: number;
  state: ReportedState;
}

/** One flight of one passenger. */
export interface Coupon {
  direction: number;
  segment: number;
  flight: OfferSegment;
  state: CouponState;
}

interface Reported {
  reports: readonly CouponReport[];
  /** What the passenger has given back. */
  returned?: readonly ReturnedDirection[] | undefined;
  /** Minutes since 1970-01-01T00:00Z. */
  nowUtc: number;
}

/**
 * Every flight of one passenger. A flight that has departed counts as flown unless its carrier has reported that the passenger was not on it. What
 * left before its direction was given back was not given back with it.
 */
export function couponsOf(directions: readonly JourneyDirection[], { reports, returned = [], nowUtc }: Reported): Coupon[] {
  return directions.flatMap(({ segments }, direction) =>
    segments.map((flight, segment): Coupon => {
      const leftUtc = flight.departure.utc;
      const isReturned = returned.some((each) => each.direction === direction && each.atUtc < leftUtc);
      if (isReturned) return { direction, segment, flight, state: "refunded" };
      const reported = reports.find((report) => report.direction === direction && report.segment === segment)?.state;
      return { direction, segment, flight, state: reported ?? (leftUtc <= nowUtc ? "flown" : "open") };
    }),
  );
}

/** Directions of which one passenger has flown every flight. */
export function flownDirections(directions: readonly JourneyDirection[], reported: Reported): number[] {
  const coupons = couponsOf(directions, reported);
  return [...directions.keys()].filter((index) => coupons.every(({ direction, state }) => direction !== index || state === "flown"));
}
