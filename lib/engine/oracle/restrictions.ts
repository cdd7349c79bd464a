import { itemAt } from "@/lib/util/at";
import type { FlightSegment } from "../itinerary";

/** A flight with its neighbours on the same ticket, where it has any. */
interface Placed {
  own: Side;
  before: Side | undefined;
  after: Side | undefined;
}

export interface Side {
  segment: FlightSegment;
  international: boolean;
}

/** May the flight be sold with this one before or after it on the ticket? Line by line the table of SSIM's traffic restriction codes. */
const CONNECTS: Readonly<Record<string, (own: Side, other: Side) => boolean>> = {
  C: (_, other) => !other.international,
  D: (own, other) => other.international && sameCarrier(own, other),
  E: (own, other) => sameCarrier(own, other),
  F: (own, other) => sameCarrier(own, other),
  G: (own, other) => sameCarrier(own, other),
  K: () => true,
  N: (_, other) => other.international,
  O: (own, other) => other.international && sameCarrier(own, other),
  Q: (own, other) => other.international && sameCarrier(own, other),
  V: () => true,
  W: (_, other) => other.international,
  X: (own, other) => sameCarrier(own, other),
  Y: (own, other) => sameCarrier(own, other),
};
/** Without stopovers, what else is sold by itself. */
const SOLD_ALONE = ["", "B", "C", "F"];

const sameCarrier = (one: Side, other: Side) => one.segment.carrier === other.segment.carrier;
const codeOf = ({ segment }: Side) => segment.sale.restriction;

/** Whether a direction may be sold as far as traffic restrictions go. @param selfTransfers per connection */
export function obeysRestrictions(flights: readonly Side[], selfTransfers: readonly boolean[]): boolean {
  const [only] = flights;
  if (flights.length === 1) return only !== undefined && SOLD_ALONE.includes(codeOf(only));
  const placed = flights.map((own, index): Placed => {
    const before = selfTransfers[index - 1] === false ? flights[index - 1] : undefined;
    const after = selfTransfers[index] === false ? flights[index + 1] : undefined;
    return { own, before, after };
  });
  return placed.every(isObeyed) && !isDegEverywhere(flights, selfTransfers);
}

function isObeyed({ own, before, after }: Placed): boolean {
  const code = codeOf(own);
  if (code === "") return true;
  const holds = (other: Side | undefined) => other !== undefined && (CONNECTS[code]?.(own, other) ?? false);
  const { qualifier } = own.segment.sale;
  if (qualifier === "712") return holds(before) && holds(after);
  return (qualifier !== "711" && holds(before)) || (qualifier !== "710" && holds(after));
}

/** D, E and G: a trip is invalid where such a code stands on both sides of every online connection of the carrier. */
function isDegEverywhere(flights: readonly Side[], selfTransfers: readonly boolean[]): boolean {
  const isDeg = (at: number) => ["D", "E", "G"].includes(codeOf(itemAt(flights, at)));
  const online = [0, 1].filter(
    (at) => at + 1 < flights.length && selfTransfers[at] === false && sameCarrier(itemAt(flights, at), itemAt(flights, at + 1)),
  );
  return online.length > 0 && online.filter((at) => isDeg(at) && isDeg(at + 1)).length === online.length;
}
