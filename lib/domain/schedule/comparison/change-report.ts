/** What can become of a flight's date: the kinds do not exclude each other, but of the first two. */
export const DATE_CHANGES = ["added", "cancelled", "retimed", "rerouted", "reequipped", "amended"] as const;

/**
 * `added` flies where nothing of this number did, `cancelled` the other way round. Of dates that stay: other times, other airports, another
 * aircraft or configuration; `amended` is anything else, e.g. a terminal.
 */
export type DateChange = (typeof DATE_CHANGES)[number];

/** How much changes in one way. */
export interface ChangeCount {
  /** Flight numbers. */
  flights: number;
  /** Flights with their dates. */
  dates: number;
  /** Seats sold on their legs: of the carrier's aircraft under any number, and of others' under its numbers; each once. */
  seats: number;
}

export interface CarrierChange extends Record<DateChange, ChangeCount> {
  carrier: string;
  /** Dated flights before, of the dates that are taken over. */
  before: number;
  /** Whether it loses more of them than was allowed. */
  beyondLimit: boolean;
}

/** One flight number that changes on dates on which seats are sold. */
export interface SoldFlightChange {
  carrier: string;
  flightNumber: number;
  suffix: string;
  /** Dates by what becomes of them. */
  dates: Record<DateChange, number>;
  /** Sold on the legs of dates that change in any way: under any number on its aircraft, and under its number on another's (code share). */
  seats: number;
  /** Those of them that are sold under other numbers, by number. */
  soldAs: SharedSeats[];
  /** Those of them that other flights fly, by flight. */
  flownAs: SharedSeats[];
}

/** Seats that one of two flights sells, and the other flies. */
export interface SharedSeats {
  carrier: string;
  flightNumber: number;
  suffix: string;
  seats: number;
}

/**
 * Where the seats of legs come from that name an aircraft and no seats: `flight` what the flight had with the same aircraft, `usual` what the
 * carrier mostly has in that type, `kept` what the flight had with another aircraft; `unknown` nothing tells, and the leg is not on sale.
 */
export const SEAT_SOURCES = ["flight", "usual", "kept", "unknown"] as const;

/** Legs of a change that were filed without seats: what nobody told is unknown, and not none. */
export interface AssumedSeats {
  carrier: string;
  /** IATA type. */
  aircraft: string;
  /** What they have now; empty where nothing is known. */
  configuration: string;
  source: (typeof SEAT_SOURCES)[number];
  legs: number;
}

/** What a change of the schedule does to it, from yesterday on. Kept with the import as JSON. */
export interface ChangeReport {
  carriers: CarrierChange[];
  /** Sold flights, those with the most seats first, at most LISTED_FLIGHTS. */
  soldFlights: SoldFlightChange[];
  /** How many there are. */
  soldFlightCount: number;
  /** Legs that name no seats, and which they have now. */
  assumedSeats: AssumedSeats[];
}

export const LISTED_FLIGHTS = 1_000;

/** Percent of the dated flights that a carrier loses; 0 where it had none. */
export function lossPercent({ before, cancelled }: CarrierChange): number {
  return before === 0 ? 0 : (100 * cancelled.dates) / before;
}

/** A count of nothing for every kind. */
export function noChange(carrier: string): CarrierChange {
  const none = (): ChangeCount => ({ flights: 0, dates: 0, seats: 0 });
  return {
    ...{ carrier, before: 0, beyondLimit: false },
    ...{ added: none(), cancelled: none(), retimed: none(), rerouted: none(), reequipped: none(), amended: none() },
  };
}

/** Whether the schedule is the same as before, from yesterday on. */
export function changesNothing({ carriers }: ChangeReport): boolean {
  return carriers.every((carrier) => DATE_CHANGES.every((change) => carrier[change].dates === 0));
}
