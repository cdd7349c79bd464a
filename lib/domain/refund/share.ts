import type { BookingSnapshot, SnapshotPrice } from "../booking/booking-snapshot";
import { sum } from "../money";
import type { FareConditions } from "../offer";
import { type PriceParts, partsOf } from "./parts";
import { prorateWhole } from "./prorate";

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

/** A fare with what a passenger has paid for it. */
export interface PaidFare {
  fare: FareConditions;
  paidMinor: number;
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

/** Each fare of the share: a passenger's fare is split like that of adults over all fares of the journey, in whole soums where prices are whole. */
export function paidFares({ fareMinor }: SnapshotPrice, { conditions, currency }: BookingSnapshot, { directions }: Share): PaidFare[] {
  const weights = conditions.map((fare) => fare.adultFareMinor);
  const shares = prorateWhole(fareMinor, weights, currency);
  return conditions
    .map((fare, index) => ({ fare, paidMinor: shares[index] ?? 0 }))
    .filter(({ fare }) => directions.includes(fare.direction));
}

/** What was paid for a share. All shares of a passenger together are the price. */
export function partsOfShare(price: SnapshotPrice, snapshot: BookingSnapshot, share: Share): PriceParts {
  const isMeant = (direction: number) => share.directions.includes(direction);
  if (share.withFee && snapshot.directions.every((_, direction) => isMeant(direction))) return partsOf(price);
  const taxes = price.taxes.map(({ amountMinor, byDirection }) => {
    if (byDirection) return sum(byDirection.filter((_, direction) => isMeant(direction)));
    return share.withFee ? amountMinor : 0;
  });
  return {
    fareMinor: sum(paidFares(price, snapshot, share).map(({ paidMinor }) => paidMinor)),
    taxesMinor: sum(taxes),
    feeMinor: share.withFee ? price.serviceFeeMinor : 0,
    bagsMinor: sum(price.bags.filter(({ direction }) => isMeant(direction)).map(({ amountMinor }) => amountMinor)),
  };
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
