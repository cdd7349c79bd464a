import { wordsOf } from "@/lib/domain/schedule/day-set";
import { u32At } from "@/lib/util/at";
import { listFlights } from "./list-flights";
import type { Network } from "./network";

/**
 * The last local day on which a flight departs, as a day number, and at most the last day that the network was compiled for. Null where there is
 * none at all.
 */
export function lastFlightDay(network: Network): number | null {
  const utcDay = lastUtcDay(network);
  if (utcDay === null) return null;
  // Nowhere is the local day more than one away from that of UTC.
  for (let day = Math.min(utcDay + 1, network.toDay); day >= network.fromDay; day--) {
    if (utcDay > day + 1) return day;
    if (listFlights(network, { fromDay: day, toDay: day, origin: null, destination: null, carriers: [] }).length > 0) return day;
  }
  return null;
}

/** Of all day sets, whatever flight has them. */
function lastUtcDay({ window, services: { dayPool } }: Network): number | null {
  const words = wordsOf(window);
  let last = -1;
  for (let at = 0; at < dayPool.length; at++) {
    const bits = u32At(dayPool, at);
    if (bits !== 0) last = Math.max(last, (at % words) * 32 + 31 - Math.clz32(bits));
  }
  return last < 0 ? null : window.first + last;
}
