import type { SupplierOffer } from "@/lib/domain/offer";
import type { PricedJourney } from "@/lib/engine/priced/query";
import type { OfferToMake, SearchAnswer } from "@/lib/suppliers/port";
import type { OfferMaker } from "./offer-maker";

/**
 * What a search has found. A class, because an object that is written down with an accessor gets a shape of its own, which keeps all that the
 * accessor sees until the whole heap is collected.
 */
export class FoundOffers implements SearchAnswer {
  readonly toMake: readonly OfferToMake[];

  constructor(
    journeys: readonly PricedJourney[],
    maker: OfferMaker,
    readonly isCurrent: SearchAnswer["isCurrent"],
  ) {
    this.toMake = journeys.map((journey) => new FoundOffer(journey, maker));
  }

  get offers(): SupplierOffer[] {
    return this.toMake.map((each) => each.make());
  }
}

/** A journey, and an offer once somebody wants it. */
class FoundOffer implements OfferToMake {
  readonly totalMinor: number;
  private made: SupplierOffer | null = null;

  constructor(
    private readonly journey: PricedJourney,
    private readonly maker: OfferMaker,
  ) {
    this.totalMinor = journey.totalMinor;
  }

  make(): SupplierOffer {
    this.made ??= this.maker.offer(this.journey);
    return this.made;
  }
}
