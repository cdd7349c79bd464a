import { flightCode } from "@/lib/domain/schedule/inventory";
import type { LegPattern } from "@/lib/domain/schedule/schedule";

export interface FlownLeg {
  pattern: LegPattern;
  /** Minutes since epoch, UTC. */
  departure: number;
  arrival: number;
}

/** A flight from boarding to leaving the aircraft on one date. */
export type Flown = FlownLeg[];

/** Its number, as `flightCode` writes it. */
export function numberOf([first]: Flown): string {
  return first ? flightCode(first.pattern.carrier, first.pattern.flightNumber, first.pattern.suffix) : "";
}
