import type { SaleTerms } from "./leg-sale";

/** Connections in which a restricted flight may be sold. */
type ConnectionCondition = "any" | "none" | "domestic" | "online" | "international" | "international online";

interface TrafficRestriction {
  /** Whether the flight may be sold by itself. */
  alone: boolean;
  connecting: ConnectionCondition;
  /** Whether nothing but a stopover would allow more: stopovers are not sold yet. */
  withStopover?: true;
  /** Whether timetables leave it out: nobody travels on it alone. */
  hidden?: true;
  /** Two such flights of one carrier may not make up all its connections. */
  notTwice?: true;
}

/** Traffic restriction codes for passengers (SSIM appendix G). */
const RESTRICTIONS: Readonly<Record<string, TrafficRestriction>> = {
  A: { alone: false, connecting: "none", hidden: true },
  B: { alone: true, connecting: "none" },
  C: { alone: true, connecting: "domestic" },
  D: { alone: false, connecting: "international online", withStopover: true, notTwice: true },
  E: { alone: false, connecting: "online", withStopover: true, notTwice: true },
  F: { alone: true, connecting: "online" },
  G: { alone: false, connecting: "online", notTwice: true },
  H: { alone: false, connecting: "none", hidden: true },
  I: { alone: false, connecting: "none", hidden: true },
  K: { alone: false, connecting: "any" },
  M: { alone: false, connecting: "none", withStopover: true },
  N: { alone: false, connecting: "international" },
  O: { alone: false, connecting: "international online" },
  Q: { alone: false, connecting: "international online", withStopover: true },
  T: { alone: false, connecting: "none", withStopover: true },
  V: { alone: false, connecting: "any", withStopover: true },
  W: { alone: false, connecting: "international", withStopover: true },
  X: { alone: false, connecting: "online", withStopover: true },
  Y: { alone: false, connecting: "online" },
};

const FREE: TrafficRestriction = { alone: true, connecting: "any" };
/** Restriction of an unknown code: nothing may be sold. */
const UNKNOWN: TrafficRestriction = { alone: false, connecting: "none" };

/** No code of the trade: the house may not sell the flight, as it has no document of the charter for that day. */
export const NOT_SOLD = "-";

/** @param code one letter; empty for none */
export function restrictionOf(code: string): TrafficRestriction {
  return code === "" ? FREE : (RESTRICTIONS[code] ?? UNKNOWN);
}

export function isKnownRestriction(code: string): boolean {
  return Object.hasOwn(RESTRICTIONS, code);
}

/** A flight of a direction, as restrictions see it. */
export interface RestrictedFlight {
  carrier: string;
  /** Whether its airports are in more than one country. */
  international: boolean;
  sale: SaleTerms;
}

/**
 * Whether the restrictions of a direction's flights let it be sold. A condition has to be met at one end of its flight, where nothing else
 * is said; only a connection on one ticket counts, for a self transfer sells each flight by itself.
 * @param selfTransfer per connection
 */
export function keepsRestrictions(flights: readonly RestrictedFlight[], selfTransfer: readonly boolean[]): boolean {
  if (flights.every(({ sale }) => sale.restriction === "")) return true;
  if (flights.length === 1) return flights.every(({ sale }) => restrictionOf(sale.restriction).alone);
  return flights.every((_, index) => mayConnect(flights, selfTransfer, index)) && !isTwiceRestricted(flights, selfTransfer);
}

function mayConnect(flights: readonly RestrictedFlight[], selfTransfer: readonly boolean[], index: number): boolean {
  const own = flights[index];
  if (!own || own.sale.restriction === "") return true;
  const { connecting } = restrictionOf(own.sale.restriction);
  const meets = (other: RestrictedFlight | undefined, isSelf: boolean | undefined) =>
    other !== undefined && isSelf === false && isMet(connecting, own, other);
  return metAtEnds(own.sale.qualifier, meets(flights[index - 1], selfTransfer[index - 1]), meets(flights[index + 1], selfTransfer[index]));
}

function metAtEnds(qualifier: string, board: boolean, off: boolean): boolean {
  if (qualifier === "710") return board;
  if (qualifier === "711") return off;
  return qualifier === "712" ? board && off : board || off;
}

function isMet(condition: ConnectionCondition, own: RestrictedFlight, other: RestrictedFlight): boolean {
  if (condition === "none" || condition === "any") return condition === "any";
  if (condition === "domestic") return !other.international;
  const isOnline = own.carrier === other.carrier;
  if (condition === "online") return isOnline;
  return other.international && (condition === "international" || isOnline);
}

/** Whether at every connection of one carrier a code that may not stand twice does so. */
function isTwiceRestricted(flights: readonly RestrictedFlight[], selfTransfer: readonly boolean[]): boolean {
  const online = flights.slice(1).flatMap((next, index) => {
    const before = flights[index];
    return before && before.carrier === next.carrier && selfTransfer[index] === false ? [[before, next]] : [];
  });
  return online.length > 0 && online.every((pair) => pair.every(({ sale }) => restrictionOf(sale.restriction).notTwice));
}
