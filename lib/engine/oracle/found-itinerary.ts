import type { Network } from "../network";
import { legKinds } from "../service-table";

/** An itinerary as indices into the network. One object serves a whole search: read it before returning. */
export interface FoundItinerary {
  /** How many segments: 1 to 3. */
  count: number;
  services: Int32Array;
  /** Departure of each segment, minutes since epoch, UTC. */
  departures: Int32Array;
  /** Per connection, 1 where it is a self transfer. */
  selfTransfers: Uint8Array;
}

/** Whether no technical stop is at an airport that the journey visits elsewhere, nor at one that `mayStopAt` refuses. */
export function technicalStopsAllowed(network: Network, found: FoundItinerary, mayStopAt: (airport: number) => boolean): boolean {
  const visited = new Set<number>();
  let calls = 0;
  for (const service of found.services.subarray(0, found.count)) {
    const legs = legKinds(network.services, service);
    if (legs.slice(1).some(({ origin }) => !mayStopAt(origin))) return false;
    for (const { origin } of legs) visited.add(origin);
    calls += legs.length;
    const end = legs.at(-1);
    if (end && service === found.services[found.count - 1]) {
      visited.add(end.destination);
      calls++;
    }
  }
  return visited.size === calls;
}
