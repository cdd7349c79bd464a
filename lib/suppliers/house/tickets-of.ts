import type { TicketGroup } from "@/lib/domain/offer";
import { type Agreed, groupTickets } from "@/lib/domain/pricing/ticket-groups";
import type { Itinerary } from "@/lib/engine/itinerary";

/** The tickets that a journey needs. */
export function ticketsOf(journey: readonly Itinerary[], agreed: Agreed): TicketGroup[] {
  const directions = journey.map(({ segments, selfTransfer }) =>
    segments.map(({ carrier }, index) => ({ carrier, selfTransfer: selfTransfer[index - 1] ?? false })),
  );
  return groupTickets(directions, agreed);
}
