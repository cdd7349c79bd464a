import type { TicketGroup } from "../offer";

/** A flight of a direction, as far as ticketing is concerned. */
export interface TicketedFlight {
  carrier: string;
  /** The passenger changes to this flight on their own risk: no agreement with the carrier before. */
  selfTransfer: boolean;
}

/** Whether two carriers ticket on each other's paper. */
export type Agreed = (left: string, right: string) => boolean;

/** Flights of one direction that share a ticket, or of several: then `direction` is the last of them. Never changed, so that journeys can share it. */
export interface Ticket extends Readonly<TicketGroup> {
  readonly direction: number;
}

/**
 * Puts the flights of a journey on as few tickets as agreements allow. Carriers share a ticket where one of them, the validating
 * one, has an agreement with all others. A self transfer always parts tickets; parts of different directions may share one.
 */
export function groupTickets(directions: readonly (readonly TicketedFlight[])[], agreed: Agreed): TicketGroup[] {
  return joinTickets(
    directions.map((flights, direction) => ticketsOf(flights, direction, agreed)),
    agreed,
  );
}

/** The tickets of one direction by itself. @param direction its place in the journey, from 0 */
export function ticketsOf(flights: readonly TicketedFlight[], direction: number, agreed: Agreed): Ticket[] {
  const tickets: Ticket[] = [];
  for (const [index, { carrier, selfTransfer }] of flights.entries()) {
    const next: Ticket = { direction, validatingCarrier: carrier, carriers: [carrier], segments: [[direction, index]] };
    const current = tickets.at(-1);
    const both = current && !selfTransfer ? joined(current, next, agreed) : null;
    if (both) tickets[tickets.length - 1] = both;
    else tickets.push(next);
  }
  return tickets;
}

/** What `groupTickets` gives. @param directions what `ticketsOf` gives of each, in their order */
export function joinTickets(directions: readonly (readonly Ticket[])[], agreed: Agreed): TicketGroup[] {
  const merged: Ticket[] = [];
  for (const ticket of directions.flat()) {
    if (!joinFirst(merged, ticket, agreed)) merged.push(ticket);
  }
  return merged.map(({ validatingCarrier, carriers, segments }) => ({ validatingCarrier, carriers, segments }));
}

/** Puts a ticket with the first of another direction that agreements allow. @returns whether there is one */
function joinFirst(merged: Ticket[], ticket: Ticket, agreed: Agreed): boolean {
  for (const [place, other] of merged.entries()) {
    const both = other.direction === ticket.direction ? null : joined(other, ticket, agreed);
    if (!both) continue;
    merged[place] = both;
    return true;
  }
  return false;
}

/** Both on one ticket; null where no agreement allows it. */
function joined(one: Ticket, other: Ticket, agreed: Agreed): Ticket | null {
  const carriers = [...one.carriers, ...other.carriers.filter((carrier) => !one.carriers.includes(carrier))];
  const validatingCarrier = validating(carriers, agreed);
  if (validatingCarrier === undefined) return null;
  return { direction: other.direction, validatingCarrier, carriers, segments: [...one.segments, ...other.segments] };
}

/** The first carrier in the order of travel that has an agreement with all others. */
function validating(carriers: readonly string[], agreed: Agreed): string | undefined {
  return carriers.find((carrier) => carriers.every((other) => other === carrier || agreed(carrier, other)));
}
