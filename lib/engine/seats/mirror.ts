import { SeatChanges } from "./changes";
import { LegIds, NO_LEG, packCode, packEnds, packFlight } from "./leg-ids";
import { SeatRows } from "./rows";

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
    const id = this.idOf(leg);
    if (id === NO_LEG || leg.day < this.oldest) return;
    if (this.rows.write(id, leg.day, counts)) this.changes.add(id, leg.day);
  }

  /** Counts of classes A…Z; null where nothing has been sold. */
  find(leg: SoldLeg): ArrayLike<number> | null {
    return this.rows.find(this.idOf(leg), leg.day);
  }

  /** Drops the flights before this day. */
  forgetBefore(day: number): void {
    this.oldest = day;
    this.rows = this.rows.since(day);
  }

  private idOf({ carrier, flightNumber, suffix, origin, destination }: SoldLeg): number {
    return this.legs.idOf(packFlight(carrier, flightNumber, suffix), packEnds(packCode(origin), packCode(destination)));
  }
}
