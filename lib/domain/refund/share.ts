import type { BookingSnapshot, SnapshotPrice } from "../booking/booking-snapshot";
import { type Amounts, linesOf, sumLines } from "../pricing/price-lines";

/** A direction that a passenger has given back. */
export interface ReturnedDirection {
  /** Index in the journey, from 0. */
  direction: number;
  /** When: minutes since 1970-01-01T00:00Z. */
  atUtc: number;
}

/** What of one passenger's price is asked about. The service's fee belongs to no direction: it goes with the last one. */
export interface Share {
  directions: readonly number[];
  withFee: boolean;
}

/**
 * What of a passenger is still there to be given back, or of that what is asked for.
 * @param asked directions alone; absent for all that is left
 */
export function shareLeft({ directions }: BookingSnapshot, returned: readonly ReturnedDirection[], asked?: readonly number[]): Share {
  const left = [...directions.keys()].filter((index) => returned.every(({ direction }) => direction !== index));
  const meant = asked ? left.filter((index) => asked.includes(index)) : left;
  return { directions: meant, withFee: meant.length === left.length };
}

/** What was paid for a share. All shares of a passenger together are the price. */
export function amountsOfShare(price: SnapshotPrice, snapshot: BookingSnapshot, { directions, withFee }: Share): Amounts {
  return sumLines(linesOf(price, snapshot).filter(({ direction }) => (direction === null ? withFee : directions.includes(direction))));
}

/**
 * Whether each direction has a price of its own: every flight is in a fare of its direction, and every tax is known by direction. Only then may one
 * be given back without the others.
 */
export function arePricedApart({ directions, conditions, prices }: BookingSnapshot): boolean {
  if (directions.length < 2) return false;
  const hasFare = (direction: number, segment: number) =>
    conditions.some((fare) => fare.direction === direction && fare.fromSegment <= segment && segment <= fare.toSegment);
  const areFiled = directions.every(({ segments }, direction) => segments.every((_, segment) => hasFare(direction, segment)));
  return areFiled && prices.every(({ taxes }) => taxes.every(({ byDirection }) => byDirection?.length === directions.length));
}
