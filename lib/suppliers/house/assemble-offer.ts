import type { FareConditions, FlightType, OfferBound, PassengerFare, SupplierOffer, TicketGroup } from "@/lib/domain/offer";
import { AGE_GROUPS } from "@/lib/domain/passengers";
import { conditionsOf } from "@/lib/domain/pricing/conditions";
import type { FareComponent, PricedBound } from "@/lib/domain/pricing/price-bound";
import { taxesOfBounds } from "@/lib/domain/pricing/taxes";
import type { FlightSegment } from "@/lib/engine/find-itineraries";
import { airlineByCode } from "@/lib/reference/airlines";
import { documentsFor } from "./documents";
import { writeReference } from "./journey-reference";
import { noticesFor } from "./notices";
import type { Market, PricedItinerary } from "./price-itinerary";
import { isCharter } from "./selling-rules";
import { ticketsOf } from "./tickets-of";
import { toSegment } from "./to-segment";

export const HOUSE = "house";

/** A direction in the brand level in which it is sold, as far as an offer tells of it. */
export interface SoldDirection {
  direction: Pick<PricedItinerary, "itinerary" | "flights" | "taxes">;
  priced: PricedBound;
}

/**
 * An offer of one choice per direction. Its conditions are made when they are first read: only rules and bookings do.
 * @param hasFareFamily whether the same flights can be had in another brand as well
 */
export function assembleOffer(choices: readonly SoldDirection[], hasFareFamily: boolean, market: Market): SupplierOffer {
  const journey = choices.map(({ direction }) => direction.itinerary);
  const segments = journey.flatMap((itinerary) => itinerary.segments);
  const components = choices.flatMap(({ priced }) => priced.components);
  const ticketGroups = ticketsOf(
    choices.map(({ direction }) => direction.itinerary),
    market.snapshot.agreed,
  );
  let conditions: FareConditions[] | null = null;
  return {
    supplier: HOUSE,
    reference: writeReference(choices),
    flightType: flightTypeOf(segments, ticketGroups),
    bounds: choices.map(toBound),
    currency: market.prices.currency,
    fares: faresOf(choices, market),
    brand: [...new Set(components.map(({ fare }) => fare.brand))].join(" + "),
    services: servicesOf(components),
    hasFareFamily,
    get conditions() {
      conditions ??= choices.flatMap(({ direction, priced }, bound) =>
        conditionsOf({ bound, flights: direction.flights, priced }, market.prices.convert),
      );
      return conditions;
    },
    ticketGroups,
    notices: noticesFor(journey, ticketGroups),
    documents: documentsFor(segments),
    bagOptions: [],
  };
}

function toBound({ direction, priced }: SoldDirection): OfferBound {
  const segments = direction.itinerary.segments.map((segment, index) => {
    const component = priced.components.find(({ from, to }) => from <= index && index <= to);
    const flight = direction.flights[index];
    if (!component || !flight) throw new Error("a priced direction has a fare for each of its flights");
    return toSegment(segment, flight, component.fare);
  });
  return { segments };
}

function faresOf(choices: readonly SoldDirection[], { context }: Market): PassengerFare[] {
  const taxes = taxesOfBounds(choices.map(({ direction }) => direction.taxes));
  const components = choices.flatMap(({ priced }) => priced.components);
  return AGE_GROUPS.filter((age) => context.party[age] > 0).map((age) => ({
    age,
    fareMinor: components.reduce((total, { amounts }) => total + amounts[age], 0),
    taxes: taxes[age],
  }));
}

/** What every fare of the journey includes. */
function servicesOf(components: readonly FareComponent[]): string[] {
  const [first, ...others] = components.map(({ fare }) => fare.services);
  return (first ?? []).filter((service) => others.every((services) => services.includes(service)));
}

/** Separate tickets outweigh what the single flights are. */
function flightTypeOf(segments: readonly FlightSegment[], groups: readonly TicketGroup[]): FlightType {
  if (groups.length > 1) return "vtrip";
  if (segments.some((segment) => isCharter(segment.serviceType))) return "charter";
  return segments.every((segment) => airlineByCode(segment.carrier)?.lowCost) ? "lowcost" : "regular";
}
