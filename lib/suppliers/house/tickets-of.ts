import type { TicketGroup } from "@/lib/domain/offer";
import { type Agreed, groupTickets } from "@/lib/domain/pricing/ticket-groups";
import type { PricedChoice } from "./price-itinerary";

/** The tickets that a journey needs. */
export function ticketsOf(choices: readonly PricedChoice[], agreed: Agreed): TicketGroup[] {
  const bounds = choices.map(({ direction: { itinerary } }) =>
    itinerary.segments.map(({ carrier }, index) => ({ carrier, selfTransfer: itinerary.selfTransfer[index - 1] ?? false })),
  );
  return groupTickets(bounds, agreed);
}
