import { firstFrom } from "@/lib/util/first-from";
import type { Schedule } from "./schedule";

/** Lengths of the routes, ascending, and the longest flight of each, of those as long, and of all before it, minutes. */
export interface LongestColumns {
  km: Float64Array;
  minutes: Uint16Array;
}

export function longestOf({ routes, services }: Schedule): LongestColumns {
  const { ofRoute, duration } = services;
  const km = routes.km.slice().sort();
  const minutes = new Uint16Array(km.length);
  for (let route = 0; route < km.length; route++) {
    const place = firstFrom(km, routes.km[route] ?? 0);
    for (let service = ofRoute[route] ?? 0; service < (ofRoute[route + 1] ?? 0); service++) {
      if ((duration[service] ?? 0) > (minutes[place] ?? 0)) minutes[place] = duration[service] ?? 0;
    }
  }
  for (let place = 1; place < km.length; place++) minutes[place] = Math.max(minutes[place] ?? 0, minutes[place - 1] ?? 0);
  return { km, minutes };
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
