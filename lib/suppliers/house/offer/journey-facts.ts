import type { FlightType, SupplierOffer, TicketGroup } from "@/lib/domain/offer";
import { type Agreed, groupTickets } from "@/lib/domain/pricing/ticket-groups";
import type { FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import { airlineByCode } from "@/lib/reference/airlines";
import { documentsAt } from "@/lib/suppliers/travel-documents";
import { firstLeg } from "../flights";
import { isCharter } from "../selling-rules";
import { noticesFor } from "./notices";

/** What an offer says of its journey, whatever the fares. */
export type JourneyFacts = Pick<SupplierOffer, "flightType" | "ticketGroups" | "notices" | "documents">;

export function factsOf(journey: readonly Itinerary[], agreed: Agreed): JourneyFacts {
  const segments = journey.flatMap((itinerary) => itinerary.segments);
  const ticketGroups = ticketGroupsOf(journey, agreed);
  return {
    flightType: flightTypeOf(segments, ticketGroups),
    ticketGroups,
    notices: noticesFor(journey, ticketGroups),
    documents: documentsAt(segments.flatMap((segment) => [firstLeg(segment).origin, ...segment.legs.map((leg) => leg.destination)])),
  };
}

function ticketGroupsOf(journey: readonly Itinerary[], agreed: Agreed): TicketGroup[] {
  const directions = journey.map(({ segments, selfTransfer }) =>
    segments.map(({ carrier }, index) => ({ carrier, selfTransfer: selfTransfer[index - 1] ?? false })),
  );
  return groupTickets(directions, agreed);
}

/** Separate tickets outweigh what the single flights are. */
function flightTypeOf(segments: readonly FlightSegment[], groups: readonly TicketGroup[]): FlightType {
  if (groups.length > 1) return "vtrip";
  if (segments.some((segment) => isCharter(segment.serviceType))) return "charter";
  return segments.every((segment) => airlineByCode(segment.carrier)?.lowCost) ? "lowcost" : "regular";
}
