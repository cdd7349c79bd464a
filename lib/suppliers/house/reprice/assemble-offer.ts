import type { JourneyDirection, PassengerFare, SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { conditionsOf } from "@/lib/domain/pricing/conditions";
import type { FareComponent } from "@/lib/domain/pricing/price-direction";
import { taxesOfDirections } from "@/lib/domain/pricing/taxes";
import { brandOf } from "../fares-sold";
import { factsOf } from "../journey-facts";
import { writeReference } from "../journey-reference";
import { makeSegment } from "../to-segment";
import type { Market, PricedChoice } from "./price-itinerary";

export const HOUSE = "house";

/**
 * An offer of one choice per direction, as it is checked and booked; searches have OfferMaker.
 * @param hasFareFamily whether the same flights can be had in another brand as well
 */
export function assembleOffer(choices: readonly PricedChoice[], hasFareFamily: boolean, market: Market): SupplierOffer {
  const journey = choices.map(({ direction }) => direction.itinerary);
  const components = choices.flatMap(({ priced }) => priced.components);
  return {
    supplier: HOUSE,
    reference: writeReference(choices),
    directions: choices.map(toDirection),
    currency: market.prices.currency,
    fares: faresOf(choices, components, market),
    hasFareFamily,
    conditions: choices.flatMap(({ direction, priced }, index) =>
      conditionsOf({ direction: index, flights: direction.flights, priced }, market.prices.convert),
    ),
    bagOptions: [],
    ...brandOf(components),
    ...factsOf(journey, market.snapshot.agreed),
  };
}

function toDirection({ direction, priced }: PricedChoice): JourneyDirection {
  const segments = direction.itinerary.segments.map((segment, index) => {
    const component = priced.components.find(({ from, to }) => from <= index && index <= to);
    const flight = direction.flights[index];
    if (!component || !flight) throw new Error("a priced direction has a fare for each of its flights");
    return makeSegment(segment, component.fare, flight.seats(component.fare.bookingClass));
  });
  return { segments };
}

function faresOf(choices: readonly PricedChoice[], components: readonly FareComponent[], { context }: Market): PassengerFare[] {
  const taxes = taxesOfDirections(choices.map(({ direction }) => direction.taxes));
  return AGE_GROUPS.filter((age) => context.party[age] > 0).map((age) => ({
    age,
    fareMinor: components.reduce((total, { amounts }) => total + amounts[age], 0),
    taxes: taxes[age],
  }));
}
