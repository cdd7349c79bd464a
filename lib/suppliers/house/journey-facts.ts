import type { FlightType, SupplierOffer, TicketGroup } from "@/lib/domain/offer";
import type { Agreed } from "@/lib/domain/pricing/ticket-groups";
import type { FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import { airlineByCode } from "@/lib/reference/airlines";
import { documentsFor } from "./documents";
import { noticesFor } from "./notices";
import { isCharter } from "./selling-rules";
import { ticketsOf } from "./tickets-of";

/** What an offer says of its journey, whatever the fares. */
export type JourneyFacts = Pick<SupplierOffer, "flightType" | "ticketGroups" | "notices" | "documents">;

/** Carriers, airports, charters, self transfers and nights at airports decide it all (`patternKey` of OfferMaker). */
export function factsOf(journey: readonly Itinerary[], agreed: Agreed): JourneyFacts {
  const segments = journey.flatMap((itinerary) => itinerary.segments);
  const ticketGroups = ticketsOf(journey, agreed);
  return {
    flightType: flightTypeOf(segments, ticketGroups),
    ticketGroups,
    notices: noticesFor(journey, ticketGroups),
    documents: documentsFor(segments),
  };
}

/** Separate tickets outweigh what the single flights are. */
function flightTypeOf(segments: readonly FlightSegment[], groups: readonly TicketGroup[]): FlightType {
  if (groups.length > 1) return "vtrip";
  if (segments.some((segment) => isCharter(segment.serviceType))) return "charter";
  return segments.every((segment) => airlineByCode(segment.carrier)?.lowCost) ? "lowcost" : "regular";
}
