import type { FlightType, SupplierOffer, TicketGroup } from "@/lib/domain/offer";
import { type Agreed, groupTickets, type TicketedFlight } from "@/lib/domain/pricing/ticket-groups";
import type { Itinerary } from "@/lib/engine/itinerary";
import { airlineByCode } from "@/lib/reference/airlines";
import { documentsAt } from "@/lib/suppliers/travel-documents";
import { firstLeg } from "../flights";
import { isCharter } from "../selling-rules";
import { type DirectionNotices, directionNotices, noticesFor } from "./notices";

/** What a direction says of itself, in whatever journey: worked out once, where hundreds of offers are pairs of some thirty directions. */
export interface DirectionFacts {
  ticketed: readonly TicketedFlight[];
  notices: DirectionNotices;
  isLowCost: boolean;
  /** That it calls at. */
  airports: readonly string[];
}

export function directionFacts(itinerary: Itinerary): DirectionFacts {
  const { segments, selfTransfer } = itinerary;
  return {
    ticketed: segments.map(({ carrier }, index) => ({ carrier, selfTransfer: selfTransfer[index - 1] ?? false })),
    notices: directionNotices(
      itinerary,
      segments.some((segment) => isCharter(segment.serviceType)),
    ),
    isLowCost: segments.every(({ carrier }) => airlineByCode(carrier)?.lowCost),
    airports: segments.flatMap((segment) => [firstLeg(segment).origin, ...segment.legs.map((leg) => leg.destination)]),
  };
}

/** What an offer says of its journey, whatever the fares. */
export type JourneyFacts = Pick<SupplierOffer, "flightType" | "ticketGroups" | "notices" | "documents">;

export function factsOf(journey: readonly DirectionFacts[], agreed: Agreed): JourneyFacts {
  const ticketGroups = groupTickets(
    journey.map(({ ticketed }) => ticketed),
    agreed,
  );
  return {
    flightType: flightTypeOf(journey, ticketGroups),
    ticketGroups,
    notices: noticesFor(
      journey.map(({ notices }) => notices),
      ticketGroups,
    ),
    documents: documentsAt(journey.flatMap(({ airports }) => airports)),
  };
}

/** Separate tickets outweigh what the single flights are. */
function flightTypeOf(journey: readonly DirectionFacts[], groups: readonly TicketGroup[]): FlightType {
  if (groups.length > 1) return "vtrip";
  if (journey.some(({ notices }) => notices.isCharter)) return "charter";
  return journey.every(({ isLowCost }) => isLowCost) ? "lowcost" : "regular";
}
