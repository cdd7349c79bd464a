import { SeatChanges } from "./seats-changes";
import { LegIds, NO_LEG, packCode, packEnds, packFlight } from "./seats-leg-ids";
import { SeatRows } from "./seats-rows";

/** A leg of a flight on a day. */
export interface SoldLeg {
  carrier: string;
  flightNumber: number;
  /** One letter or empty. */
  suffix: string;
  /** Day number of the local departure. */
  day: number;
  origin: string;
  destination: string;
}

/** A copy of the seats sold on all flights, whatever network they belong to. Whoever holds it keeps it up to date. */
export class SeatMirror {
  readonly legs = new LegIds();
  readonly changes = new SeatChanges();
  rows = new SeatRows();
  /** Earlier days are not kept. */
  oldest = 0;

  /** Writes the counts of classes A…Z and remembers what has changed. Days that were forgotten stay so. */
  write(leg: SoldLeg, counts: ArrayLike<number>): void {
    const ends = packEnds(packCode(leg.origin), packCode(leg.destination));
    const id = this.legs.idOf(packFlight(leg.carrier, leg.flightNumber, leg.suffix), ends);
    if (id === NO_LEG || leg.day < this.oldest) return;
    if (this.rows.write(id, leg.day, counts)) this.changes.add(id, leg.day);
  }

  /** Drops the flights before this day. */
  forgetBefore(day: number): void {
    this.oldest = day;
    this.rows = this.rows.since(day);
  }
}
