/** Letters and numbers of a filed list of booking classes, or of an aircraft configuration. */
interface Filed {
  /** Booking classes (PRBD), e.g. `CYBM` or `C20YBM130`; complete, not `XX`. */
  designators: string;
  /** Aircraft configuration (ACV), e.g. `C20Y180VVA1`; complete, not `XX`. */
  configuration: string;
  /** Blocked seats (data element 104), e.g. `Y12`; empty for none. */
  blocked: string;
}

/** What of it is sold. */
interface Saleable {
  /** Letters alone, in their order. */
  bookingDesignators: string;
  configuration: string;
}

/** A letter twice begins what is no seat: containers, pallets, a version. */
const NO_SEATS = /([A-Z])\1/;

/**
 * Classes, and the aircraft with the seats that may be sold: those that the booking classes number, which are net and cover the letters before
 * them, else the aircraft's less the blocked ones.
 */
export function saleableSeats({ designators, configuration, blocked }: Filed): Saleable {
  const bookingDesignators = designators.replaceAll(/\d/g, "");
  const cabins = cabinsOf(configuration);
  return { bookingDesignators, configuration: (numbered(designators) || without(cabins, blocked)) + configuration.slice(cabins.length) };
}

/** The part of a configuration that tells of seats. */
function cabinsOf(configuration: string): string {
  return configuration.slice(0, NO_SEATS.exec(configuration)?.index);
}

/** Seats by the first letter of those that share them; empty where some letters have no number behind them. */
function numbered(designators: string): string {
  if (!/\d$/.test(designators)) return "";
  return [...designators.matchAll(/([A-Z])[A-Z]*(\d+)/g)].map(([, letter, seats]) => `${letter}${Number(seats)}`).join("");
}

function without(cabins: string, blocked: string): string {
  const seats = new Map([...cabinsOf(blocked).matchAll(/([A-Z])(\d+)/g)].map(([, cabin, count]) => [cabin, Number(count)]));
  return cabins.replaceAll(/([A-Z])(\d+)/g, (filed, cabin: string, count: string) => {
    const taken = seats.get(cabin);
    return taken === undefined ? filed : `${cabin}${Math.max(0, Number(count) - taken)}`;
  });
}
