import { type Agreed, groupTickets, type TicketedFlight } from "@/lib/domain/pricing/ticket-groups";
import type { LowestJourney } from "@/lib/engine/priced/query";
import type { LowestPrice } from "@/lib/suppliers/port";
import type { HouseSnapshot } from "../snapshot/snapshot";

/** Who flies, and who tickets on whose paper. */
type Market = Pick<HouseSnapshot, "network" | "agreed">;

/** The cheapest journey of some directions, as the port shows it. */
export function toLowestPrice(directions: readonly Omit<LowestJourney, "readyUtc">[], { network, agreed }: Market): LowestPrice {
  const { carriers, services } = network;
  const flown = directions.map((each) => each.services.map((service) => carriers.codes[services.carrier[service] ?? 0] ?? ""));
  return {
    totalMinor: totalOf(directions),
    stops: Math.max(...directions.map((each) => each.services.length - 1)),
    carriers: [...new Set(flown.flat())],
    durationMinutes: minutesOf(directions),
    isSeparate:
      groupTickets(
        flown.map((codes) => ticketedFlights(codes, agreed)),
        agreed,
      ).length > 1,
  };
}

function ticketedFlights(carriers: readonly string[], agreed: Agreed): TicketedFlight[] {
  return carriers.map((carrier, index) => {
    const before = carriers[index - 1];
    return { carrier, selfTransfer: before !== undefined && !agreed(before, carrier) };
  });
}

/** A direction, as far as putting two together goes. Minutes since epoch, UTC, and minor units. */
export type PairedDirection = Pick<LowestJourney, "totalMinor" | "departureUtc" | "arrivalUtc" | "readyUtc">;

/**
 * The cheapest outbound direction with an inbound one that leaves when it is ready or later; the shorter pair where two cost the same.
 * Prices of directions add up, so of the outbound ones that are ready in time the cheapest one is the best for every inbound one: one walk
 * over both, in the order of time.
 * @returns null where no inbound direction leaves late enough
 */
export function cheapestPair<Any extends PairedDirection>(outbound: readonly Any[], inbound: readonly Any[]): [Any, Any] | null {
  const outs = outbound.toSorted((left, right) => left.readyUtc - right.readyUtc).values();
  let next = outs.next();
  let out: Any | null = null;
  let best: [Any, Any] | null = null;
  for (const back of inbound.toSorted((left, right) => left.departureUtc - right.departureUtc)) {
    for (; !next.done && next.value.readyUtc <= back.departureUtc; next = outs.next()) {
      if (!out || isLower([next.value], [out])) out = next.value;
    }
    if (out && (!best || isLower([out, back], best))) best = [out, back];
  }
  return best;
}

/** Whether the first journey is cheaper, or shorter at the same price. */
function isLower(directions: readonly PairedDirection[], than: readonly PairedDirection[]): boolean {
  const [price, other] = [totalOf(directions), totalOf(than)];
  return price < other || (price === other && minutesOf(directions) < minutesOf(than));
}

/** What all directions cost together. */
export function totalOf(directions: readonly Pick<PairedDirection, "totalMinor">[]): number {
  return directions.reduce((total, { totalMinor }) => total + totalMinor, 0);
}

/** How long all directions last together. */
function minutesOf(directions: readonly Pick<PairedDirection, "departureUtc" | "arrivalUtc">[]): number {
  return directions.reduce((total, { departureUtc, arrivalUtc }) => total + arrivalUtc - departureUtc, 0);
}
