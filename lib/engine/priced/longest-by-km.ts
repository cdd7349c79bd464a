import type { Schedule } from "./schedule";

/** Lengths of the routes, ascending, and the longest flight of each and all before it, minutes. */
export interface LongestColumns {
  km: Float64Array;
  minutes: Uint16Array;
}

export function longestOf({ routes, services }: Schedule): LongestColumns {
  const order = Uint32Array.from(routes.from.keys()).sort((one, other) => (routes.km[one] ?? 0) - (routes.km[other] ?? 0));
  let longest = 0;
  const minutes = order.map((route) => {
    for (let service = services.ofRoute[route] ?? 0; service < (services.ofRoute[route + 1] ?? 0); service++) {
      longest = Math.max(longest, services.duration[service] ?? 0);
    }
    return longest;
  });
  return { km: Float64Array.from(order, (route) => routes.km[route] ?? 0), minutes: new Uint16Array(minutes) };
}

/** The longest flight of all routes of at most some length. */
export class LongestByKm {
  constructor(private readonly columns: LongestColumns) {}

  /** Minutes; 0 where no route is as short. */
  within(km: number): number {
    const lengths = this.columns.km;
    let low = 0;
    let high = lengths.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((lengths[middle] ?? 0) <= km) low = middle + 1;
      else high = middle;
    }
    return this.columns.minutes[low - 1] ?? 0;
  }
}
