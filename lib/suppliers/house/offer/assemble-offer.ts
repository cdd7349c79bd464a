import { splitMarkup } from "@/lib/domain/markups/split-markup";
import { sum } from "@/lib/domain/money";
import type { FareConditions, OfferSegment, PassengerFare, SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS, type Party } from "@/lib/domain/passengers/passengers";
import type { FareAmounts } from "@/lib/domain/pricing/fare-amounts";
import type { FareComponent } from "@/lib/domain/pricing/price-direction";
import { type AgeTaxes, taxesOfDirections } from "@/lib/domain/pricing/taxes";
import { joinReferences } from "../journey-reference";
import type { Market } from "../market";
import { type DirectionFacts, factsOf } from "./journey-facts";

export const HOUSE = "house";

/** A direction in the brand rank in which it is offered. */
export interface OfferedDirection {
  /** What `directionReference` writes of it. */
  reference: string;
  facts: DirectionFacts;
  /** Fares over consecutive flights, in the order of travel. */
  components: readonly OfferedFare[];
  /** The flights with the fares that price them. */
  segments: OfferSegment[];
  taxes: AgeTaxes;
}

export type OfferedFare = Pick<FareComponent, "from" | "to" | "fare" | "amounts">;

/**
 * An offer of the house.
 * @param hasFareFamily whether the same flights can be had in another brand as well
 */
export function assembleOffer(
  directions: readonly OfferedDirection[],
  { hasFareFamily, conditions }: { hasFareFamily: boolean; conditions: FareConditions[] },
  { snapshot, context, prices }: Market,
): SupplierOffer {
  const components = directions.flatMap((direction) => direction.components);
  const { brand, services } = brandOf(components);
  const { flightType, ticketGroups, notices, documents } = factsOf(
    directions.map(({ facts }) => facts),
    snapshot.agreed,
  );
  const taxes = directions.map((direction) => direction.taxes);
  return {
    supplier: HOUSE,
    reference: joinReferences(directions.map(({ reference }) => reference)),
    directions: directions.map(({ segments }) => ({ segments })),
    currency: prices.currency,
    fares: faresOf(components, taxes, { party: context.party, net: prices.net }),
    hasFareFamily,
    conditions,
    bagOptions: [],
    brand,
    services,
    flightType,
    ticketGroups,
    notices,
    documents,
  };
}

/** Segments of a direction: `segmentOf` makes that of a flight, by its index, with the fare that prices it. */
export function segmentsOf(
  flights: number,
  components: readonly OfferedFare[],
  segmentOf: (index: number, fare: OfferedFare["fare"]) => OfferSegment,
): OfferSegment[] {
  return Array.from({ length: flights }, (_, index) => {
    const component = components.find(({ from, to }) => from <= index && index <= to);
    if (!component) throw new Error("a priced direction has a fare for each of its flights");
    return segmentOf(index, component.fare);
  });
}

/** @param taxes of each direction */
function faresOf(
  components: readonly OfferedFare[],
  taxes: readonly AgeTaxes[],
  { party, net }: { party: Party; net: FareAmounts },
): PassengerFare[] {
  return AGE_GROUPS.filter((age) => party[age] > 0).map((age) => {
    const parts = components.map(({ fare, amounts }) => splitMarkup(net(fare)[age], amounts[age]));
    const [markupMinor, discountMinor] = [sum(parts.map((part) => part.markupMinor)), sum(parts.map((part) => part.discountMinor))];
    return {
      age,
      fareMinor: sum(parts.map((part) => part.fareMinor)),
      ...(markupMinor > 0 && { markupMinor }),
      ...(discountMinor > 0 && { discountMinor }),
      taxes: taxesOfDirections(taxes, age),
    };
  });
}

/** What an offer is called, and what every fare of it includes. Nearly always all fares say the same. */
function brandOf(components: readonly OfferedFare[]): Pick<SupplierOffer, "brand" | "services"> {
  const fares = components.map(({ fare }) => fare);
  return {
    brand: [...new Set(fares.map(({ brand }) => brand))].join(" + "),
    services: (fares[0]?.services ?? []).filter((service) => fares.every(({ services }) => services.includes(service))),
  };
}
