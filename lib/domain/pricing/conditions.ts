import type { FareConditions, Penalty } from "../offer";
import type { Convert } from "./exchange";
import type { Fare } from "./fare";
import type { DirectionPrice, PricedFlight } from "./price-direction";

interface PricedDirection {
  /** Index of the direction, from 0. */
  direction: number;
  flights: readonly Pick<PricedFlight, "origin" | "destination">[];
  priced: Pick<DirectionPrice, "components">;
}

/** The conditions of every fare of a direction, penalties converted into the currency that is sold in. */
export function conditionsOf({ direction, flights, priced }: PricedDirection, convert: Convert): FareConditions[] {
  return priced.components.map(({ from, to, fare, amounts }) => ({
    direction,
    fromSegment: from,
    toSegment: to,
    carrier: fare.carrier,
    origin: flights[from]?.origin ?? fare.origin,
    destination: flights[to]?.destination ?? fare.destination,
    brand: fare.brand,
    bookingClass: fare.bookingClass,
    fareBasis: fareBasisOf(fare),
    refundBefore: penalty(fare, fare.refundBeforeMinor, convert),
    refundAfter: penalty(fare, fare.refundAfterMinor, convert),
    changeBefore: penalty(fare, fare.changeBeforeMinor, convert),
    changeAfter: penalty(fare, fare.changeAfterMinor, convert),
    adultFareMinor: Math.min(amounts.adt, convert(fare.amountMinor, fare.currency)),
  }));
}

/** Fare basis of a fare, or of what was sold at it. */
export function fareBasisOf({ bookingClass, brand }: { bookingClass: string; brand: string }): string {
  return `${bookingClass}${brand}`;
}

function penalty(fare: Fare, minor: number | null, convert: Convert): Penalty {
  return minor === null ? { permitted: false } : { permitted: true, feeMinor: convert(minor, fare.currency) };
}
