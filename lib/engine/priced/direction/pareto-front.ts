import { f64At } from "@/lib/util/at";
/**
 * The best of many (price, arrival) pairs: for every price the earliest arrival that it or less buys. Prices ascend and arrivals descend, so
 * a question is a search in a short sorted list.
 */
export class Staircase {
  private prices = new Float64Array(64);
  private arrivals = new Float64Array(64);
  private count = 0;

  clear(): void {
    this.count = 0;
  }

  /** Earliest arrival for at most this price; infinite where there is none. */
  arrivalFor(price: number): number {
    const at = this.countUpTo(price);
    return at === 0 ? Number.POSITIVE_INFINITY : f64At(this.arrivals, at - 1);
  }

  insert(price: number, arrival: number): void {
    const at = this.countUpTo(price);
    if (at > 0 && f64At(this.arrivals, at - 1) <= arrival) return;
    // A step of the same price gives way, and so do dearer ones that arrive no earlier.
    const from = at > 0 && this.prices[at - 1] === price ? at - 1 : at;
    let to = at;
    while (to < this.count && f64At(this.arrivals, to) >= arrival) to++;
    this.replace(from, to, price, arrival);
  }

  private replace(from: number, to: number, price: number, arrival: number): void {
    if (from === to && this.count === this.prices.length) this.grow();
    this.prices.copyWithin(from + 1, to, this.count);
    this.arrivals.copyWithin(from + 1, to, this.count);
    this.count += from + 1 - to;
    this.prices[from] = price;
    this.arrivals[from] = arrival;
  }

  /** How many steps cost no more than this. */
  private countUpTo(price: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (f64At(this.prices, middle) <= price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private grow(): void {
    const [prices, arrivals] = [this.prices, this.arrivals];
    this.prices = new Float64Array(prices.length * 2);
    this.prices.set(prices);
    this.arrivals = new Float64Array(arrivals.length * 2);
    this.arrivals.set(arrivals);
  }
}
