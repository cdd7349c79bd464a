/** Domestic (D) or international (I) arrival, then departure. */
export const CONNECTION_STATUSES = ["DD", "DI", "ID", "II"] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** Minimum connecting times of an airport in minutes, whatever the carriers and terminals. */
export type ConnectionTimes = Record<ConnectionStatus, number>;

/** A minimum that holds for some connections of an airport only. Empty fields hold for all. */
export interface ConnectionException {
  status: ConnectionStatus;
  arrivalTerminal: string;
  departureTerminal: string;
  arrivalCarrier: string;
  departureCarrier: string;
  minutes: number;
}

/** All minimum connecting times of an airport. */
export interface ConnectionRules {
  times: ConnectionTimes;
  /** Exceptions in the order of `byPrecedence`; empty at nearly all airports. */
  exceptions: readonly ConnectionException[];
}

/** One flight of a connection, as far as its time is concerned. */
export interface ConnectionSide {
  /** Marketing designator: nothing is inherited from the operating carrier (SSIM chapter 8). */
  carrier: string;
  /** Terminal of arrival or departure; empty where the schedule names none. */
  terminal: string;
  /** Whether every airport that the flight calls at is in one country. */
  isDomestic: boolean;
}

/**
 * The minimum time between two flights at an airport, minutes. The most particular exception decides: of the departing flight first its
 * carrier, then its terminal, then likewise of the arriving one (the order of SSIM chapter 8, where the receiving carrier decides).
 */
export function connectionMinutes({ times, exceptions }: ConnectionRules, arriving: ConnectionSide, departing: ConnectionSide): number {
  const status = statusOf(arriving.isDomestic, departing.isDomestic);
  return exceptions.find((each) => each.status === status && holdsFor(each, arriving, departing))?.minutes ?? times[status];
}

export function statusOf(isDomesticArrival: boolean, isDomesticDeparture: boolean): ConnectionStatus {
  if (isDomesticArrival) return isDomesticDeparture ? "DD" : "DI";
  return isDomesticDeparture ? "ID" : "II";
}

/** The more particular one first; those of different statuses never meet. */
export function byPrecedence(one: ConnectionException, other: ConnectionException): number {
  return precedence(other) - precedence(one);
}

function precedence({ departureCarrier, departureTerminal, arrivalCarrier, arrivalTerminal }: ConnectionException): number {
  const given = [departureCarrier, departureTerminal, arrivalCarrier, arrivalTerminal];
  return given.reduce((rank, text) => rank * 2 + (text === "" ? 0 : 1), 0);
}

function holdsFor(each: ConnectionException, arriving: ConnectionSide, departing: ConnectionSide): boolean {
  const holds = (asked: string, actual: string) => asked === "" || asked === actual;
  return (
    holds(each.departureCarrier, departing.carrier) &&
    holds(each.departureTerminal, departing.terminal) &&
    holds(each.arrivalCarrier, arriving.carrier) &&
    holds(each.arrivalTerminal, arriving.terminal)
  );
}
