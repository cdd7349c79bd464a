import type { TicketGroup } from "../offer";

/** A flight of a direction, as far as ticketing is concerned. */
export interface TicketedFlight {
  carrier: string;
  /** The passenger changes to this flight on their own risk: no agreement with the carrier before. */
  selfTransfer: boolean;
}

/** Whether two carriers ticket on each other's paper. */
export type Agreed = (left: string, right: string) => boolean;

interface Ticket {
  direction: number;
  segments: [number, number][];
  carriers: string[];
}

/**
 * Puts the flights of a journey on as few tickets as agreements allow. Carriers share a ticket where one of them, the validating
 * one, has an agreement with all others. A self transfer always parts tickets; parts of different directions may share one.
 */
export function groupTickets(directions: readonly (readonly TicketedFlight[])[], agreed: Agreed): TicketGroup[] {
  const merged: Ticket[] = [];
  for (const ticket of directions.flatMap((flights, direction) => splitDirection(flights, direction, agreed))) {
    const partner = merged.find(
      (other) => other.direction !== ticket.direction && validating([...other.carriers, ...ticket.carriers], agreed),
    );
    if (partner) join(partner, ticket);
    else merged.push(ticket);
  }
  return merged.map(({ carriers, segments }) => ({ validatingCarrier: validating(carriers, agreed) ?? "", carriers, segments }));
}

function splitDirection(flights: readonly TicketedFlight[], direction: number, agreed: Agreed): Ticket[] {
  const tickets: Ticket[] = [];
  flights.forEach((flight, index) => {
    const current = tickets.at(-1);
    const next: Ticket = { direction, segments: [[direction, index]], carriers: [flight.carrier] };
    if (current && !flight.selfTransfer && validating([...current.carriers, flight.carrier], agreed)) join(current, next);
    else tickets.push(next);
  });
  return tickets;
}

function join(into: Ticket, ticket: Ticket): void {
  into.segments.push(...ticket.segments);
  into.carriers = [...new Set([...into.carriers, ...ticket.carriers])];
  into.direction = ticket.direction;
}

/** The first carrier in the order of travel that has an agreement with all others. */
function validating(carriers: readonly string[], agreed: Agreed): string | undefined {
  return carriers.find((carrier) => carriers.every((other) => other === carrier || agreed(carrier, other)));
}
