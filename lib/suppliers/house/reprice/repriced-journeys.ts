import type { SupplierOffer } from "@/lib/domain/offer";
import type { Itinerary } from "@/lib/engine/itinerary";
import type { HouseSnapshot } from "../snapshot/snapshot";

/** The flights that an offer was priced on, and the schedule in which they were found. */
interface Repriced {
  snapshot: HouseSnapshot;
  journey: readonly Itinerary[];
}

/** Offers live for one request: whoever books holds the seats of the offer that was priced a moment ago. */
const journeys = new WeakMap<SupplierOffer, Repriced>();

export function rememberJourney(offer: SupplierOffer, repriced: Repriced): void {
  journeys.set(offer, repriced);
}

/** The flights of an offer that was priced on this very schedule; null where it was not. */
export function journeyOf(offer: SupplierOffer, snapshot: HouseSnapshot): readonly Itinerary[] | null {
  const known = journeys.get(offer);
  return known?.snapshot === snapshot ? known.journey : null;
}
