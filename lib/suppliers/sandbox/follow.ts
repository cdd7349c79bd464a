import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import { findAlternatives } from "../alternatives/find-alternatives";
import type { Alternatives, AlternativesRequest } from "../port/own-schedule";
import type { PricingContext } from "../port/selling";
import { hold } from "./hold";
import { search } from "./search";

const CONNECTION_MINUTES = 60;

/** Other flights of the sandbox's one airline. */
export function alternatives(request: AlternativesRequest): Promise<Alternatives> {
  const seatsToTake = async (offer: SupplierOffer, context: PricingContext) => (await hold({ offer, context })).seats;
  return findAlternatives({
    ...request,
    supplier: { search, seatsToTake, connectionMinutes, flownOtherwise: async () => ({ found: [], isCurrent: async () => true }) },
    agreed: (carrier, other) => carrier === other,
  });
}

/** The same at every airport. */
export function connectionMinutes(_previous: OfferSegment, _next: OfferSegment): number {
  return CONNECTION_MINUTES;
}
