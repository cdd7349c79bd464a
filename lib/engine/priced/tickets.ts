import { groupTickets } from "@/lib/domain/pricing/ticket-groups";
import type { CarrierTable } from "../carrier-table";

/** More than any day's searches ask for; it keeps an unusual day from filling the memory. */
const MOST_REMEMBERED = 100_000;

/** Carriers of a direction in the order of travel, and which of its connections is a self transfer: 0 none, 1 the first, 2 the second. */
export interface TicketedDirection {
  carriers: readonly number[];
  self: number;
}

/** Tells whether journeys need more than one ticket (`groupTickets`), for the same carriers once. */
export class Tickets {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly carriers: CarrierTable) {}

  areSeparate(directions: readonly TicketedDirection[]): boolean {
    // Within one direction connections that are no self transfers are between carriers that agree.
    if (directions.length === 1) return directions.some(({ self }) => self > 0);
    const key = directions.map(({ carriers, self }) => `${carriers.join()}:${self}`).join("/");
    const known = this.known.get(key) ?? this.group(directions);
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.set(key, known);
    return known;
  }

  private group(directions: readonly TicketedDirection[]): boolean {
    const { codes, indexOf, agreed } = this.carriers;
    const bounds = directions.map(({ carriers, self }) =>
      carriers.map((carrier, flight) => ({ carrier: codes[carrier] ?? "", selfTransfer: flight > 0 && self === flight })),
    );
    const areAgreed = (left: string, right: string) => agreed[(indexOf.get(left) ?? 0) * codes.length + (indexOf.get(right) ?? 0)] === 1;
    return groupTickets(bounds, areAgreed).length > 1;
  }
}
