import type { FlightType, SupplierOffer, TicketGroup } from "@/lib/domain/offer";
import { type Agreed, joinTickets, type Ticket, ticketsOf } from "@/lib/domain/pricing/ticket-groups";
import type { Itinerary } from "@/lib/engine/itinerary";
import { airlineByCode } from "@/lib/reference/airlines";
import { countriesOf, documentsIn } from "@/lib/suppliers/travel-documents";
import { firstLeg } from "../flights";
import { isCharter } from "../selling-rules";
import { type DirectionNotices, directionNotices, noticesFor } from "./notices";

/** What a direction says of itself, in whatever journey: worked out once, where hundreds of offers are pairs of some thirty directions. */
export interface DirectionFacts {
  tickets: readonly Ticket[];
  notices: DirectionNotices;
  isLowCost: boolean;
  /** In which it calls, each once. */
  countries: readonly string[];
}

/** @param place of the direction in the journey, from 0 */
export function directionFacts(itinerary: Itinerary, place: number, agreed: Agreed): DirectionFacts {
  const { segments, selfTransfer } = itinerary;
  const flights = segments.map(({ carrier }, index) => ({ carrier, selfTransfer: selfTransfer[index - 1] ?? false }));
  return {
    tickets: ticketsOf(flights, place, agreed),
    notices: directionNotices(
      itinerary,
      segments.some((segment) => isCharter(segment.serviceType)),
    ),
    isLowCost: segments.every(({ carrier }) => airlineByCode(carrier)?.lowCost),
    countries: countriesOf(segments.flatMap((segment) => [firstLeg(segment).origin, ...segment.legs.map((leg) => leg.destination)])),
  };
}

/** What an offer says of its journey, whatever the fares. */
export type JourneyFacts = Pick<SupplierOffer, "flightType" | "ticketGroups" | "notices" | "documents">;

export function factsOf(journey: readonly DirectionFacts[], agreed: Agreed): JourneyFacts {
  const ticketGroups = joinTickets(
    journey.map(({ tickets }) => tickets),
    agreed,
  );
  return {
    flightType: flightTypeOf(journey, ticketGroups),
    ticketGroups,
    notices: noticesFor(
      journey.map(({ notices }) => notices),
      ticketGroups,
    ),
    documents: documentsIn(journey.flatMap(({ countries }) => countries)),
  };
}

/** Separate tickets outweigh what the single flights are. */
function flightTypeOf(journey: readonly DirectionFacts[], groups: readonly TicketGroup[]): FlightType {
  if (groups.length > 1) return "vtrip";
  if (journey.some(({ notices }) => notices.isCharter)) return "charter";
  return journey.every(({ isLowCost }) => isLowCost) ? "lowcost" : "regular";
}
