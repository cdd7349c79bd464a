import { Growing } from "./growing";

/** What makes journeys worth showing, column by column. */
export class Merits {
  readonly price = new Growing(Float64Array);
  /** Minutes of all directions together. */
  readonly duration = new Growing(Int32Array);
  readonly stops = new Growing(Int32Array);
  /** Numbers of who flies, and of the parts of the day in which it leaves; the same for the same ones. */
  readonly carriers = new Growing(Int32Array);
  readonly dayparts = new Growing(Int32Array);

  get count(): number {
    return this.price.count;
  }

  clear(): void {
    this.price.clear();
    for (const column of [this.duration, this.stops, this.carriers, this.dayparts]) column.clear();
  }

  add(price: number, duration: number, stops: number, carriers: number, daypart: number): void {
    this.price.push(price);
    this.duration.push(duration);
    this.stops.push(stops);
    this.carriers.push(carriers);
    this.dayparts.push(daypart);
  }
}
