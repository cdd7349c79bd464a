import type { SnapshotPrice } from "../booking/booking-snapshot";
import { sum } from "../money";

/** What a price, or a part of it that goes back, is made of; minor units. */
export interface PriceParts {
  fareMinor: number;
  taxesMinor: number;
  /** The service's own fee. */
  feeMinor: number;
  /** Extra bags. */
  bagsMinor: number;
}

/** All that one passenger has paid. */
export function partsOf(price: SnapshotPrice): PriceParts {
  return {
    fareMinor: price.fareMinor,
    taxesMinor: sum(price.taxes.map((tax) => tax.amountMinor)),
    feeMinor: price.serviceFeeMinor,
    bagsMinor: sum(price.bags.map((bag) => bag.amountMinor)),
  };
}

export function addParts(all: readonly PriceParts[]): PriceParts {
  return {
    fareMinor: sum(all.map((parts) => parts.fareMinor)),
    taxesMinor: sum(all.map((parts) => parts.taxesMinor)),
    feeMinor: sum(all.map((parts) => parts.feeMinor)),
    bagsMinor: sum(all.map((parts) => parts.bagsMinor)),
  };
}

export function totalOfParts({ fareMinor, taxesMinor, feeMinor, bagsMinor }: PriceParts): number {
  return sum([fareMinor, taxesMinor, feeMinor, bagsMinor]);
}
