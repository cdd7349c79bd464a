import { f64At, u16At, u32At } from "@/lib/util/at";
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
    const place = firstFrom(km, f64At(routes.km, route));
    for (let service = u32At(ofRoute, route); service < u32At(ofRoute, route + 1); service++) {
      if (u16At(duration, service) > u16At(minutes, place)) minutes[place] = u16At(duration, service);
    }
  }
  for (let place = 1; place < km.length; place++) minutes[place] = Math.max(u16At(minutes, place), u16At(minutes, place - 1));
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
      if (f64At(lengths, middle) <= km) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : u16At(this.columns.minutes, low - 1);
  }
}
