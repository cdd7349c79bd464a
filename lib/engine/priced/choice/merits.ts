import { GrowingIntegers, GrowingNumbers } from "@/lib/util/growing";

/** What makes journeys worth showing, column by column. */
export class Merits {
  readonly price = new GrowingNumbers();
  /** Minutes of all directions together. */
  readonly duration = new GrowingIntegers();
  readonly stops = new GrowingIntegers();
  /** Numbers of who flies, and of the parts of the day in which it leaves; the same for the same ones. */
  readonly carriers = new GrowingIntegers();
  readonly dayparts = new GrowingIntegers();

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
