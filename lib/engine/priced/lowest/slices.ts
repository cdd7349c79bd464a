import type { DepartureTable } from "../direction/departure-table";

/** Units of work after which others have their turn: two to five milliseconds on the machine of docs/performance.md. */
const SLICE = 30_000;
/** Units that extending a first flight takes on average, where listing a departure or looking at a way takes one. */
const EXTENDING = 50;

/** Counts the work of a long question, so that it gives way to others after so much of it, whatever it consists of. */
export class Slices {
  private extended = 0;
  private seen = 0;
  private end = SLICE;

  constructor(private readonly timetable: DepartureTable) {}

  /** Starts to count anew, as the timetable does. */
  begin(): void {
    this.extended = 0;
    this.seen = 0;
    this.end = SLICE;
  }

  /** A first flight was extended. */
  extend(): void {
    this.extended++;
  }

  /** So many ways on were looked at. */
  see(ways: number): void {
    this.seen += ways;
  }

  /** Whether others are to have their turn now; if so, the next slice begins. */
  isOver(): boolean {
    const done = this.extended * EXTENDING + this.seen + this.timetable.count;
    if (done < this.end) return false;
    this.end = done + SLICE;
    return true;
  }
}
