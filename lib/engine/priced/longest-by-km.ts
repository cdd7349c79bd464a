import type { Network } from "../network";

/** The longest flight of all routes of at most some length. */
export class LongestByKm {
  /** Lengths of the routes, ascending, and the longest flight of each and all before it, minutes. */
  private readonly km: Float64Array;
  private readonly minutes: Uint16Array;

  constructor({ routes, services }: Network) {
    const order = Uint32Array.from(routes.from.keys()).sort((one, other) => (routes.km[one] ?? 0) - (routes.km[other] ?? 0));
    this.km = Float64Array.from(order, (route) => routes.km[route] ?? 0);
    let longest = 0;
    this.minutes = Uint16Array.from(order, (route) => {
      for (let service = services.ofRoute[route] ?? 0; service < (services.ofRoute[route + 1] ?? 0); service++) {
        longest = Math.max(longest, services.duration[service] ?? 0);
      }
      return longest;
    });
  }

  /** Minutes; 0 where no route is as short. */
  within(km: number): number {
    let low = 0;
    let high = this.km.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.km[middle] ?? 0) <= km) low = middle + 1;
      else high = middle;
    }
    return this.minutes[low - 1] ?? 0;
  }
}
