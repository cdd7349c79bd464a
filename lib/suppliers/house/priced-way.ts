import type { LowestPrice } from "../port";

/** A journey in one direction, as far as lowest prices tell of it. Instants are minutes since epoch, UTC. */
export interface PricedWay {
  /** Whole party, taxes included, minor units. */
  totalMinor: number;
  departureUtc: number;
  arrivalUtc: number;
  /** From when on the next direction may leave. */
  readyUtc: number;
  /** IATA code of the airport where it ends. */
  destination: string;
  stops: number;
  carriers: readonly string[];
}

/** The cheapest journey of some directions, as the port shows it. */
export function lowestOf(ways: readonly PricedWay[]): LowestPrice {
  return {
    totalMinor: totalOf(ways),
    stops: Math.max(...ways.map((way) => way.stops)),
    carriers: [...new Set(ways.flatMap((way) => way.carriers))],
    durationMinutes: minutesOf(ways),
  };
}

/** Whether the first journey is cheaper, or shorter at the same price. */
export function isLower(ways: readonly PricedWay[], than: readonly PricedWay[]): boolean {
  return totalOf(ways) < totalOf(than) || (totalOf(ways) === totalOf(than) && minutesOf(ways) < minutesOf(than));
}

function totalOf(ways: readonly PricedWay[]): number {
  return ways.reduce((total, way) => total + way.totalMinor, 0);
}

function minutesOf(ways: readonly PricedWay[]): number {
  return ways.reduce((total, way) => total + way.arrivalUtc - way.departureUtc, 0);
}
