import type { Network } from "@/lib/engine/network";

/** One departure of the compiled schedule. */
export interface DatedFlight {
  service: number;
  route: number;
  /** Minutes since epoch, UTC. */
  departure: number;
  arrival: number;
}

const DAY_MINUTES = 1440;

/** All departures of the engine's own network from one UTC day on: both the peers and the engine have the same flights. */
export function flightsOfDays({ routes, services, window }: Network, firstDay: number, days: number): DatedFlight[] {
  const flights: DatedFlight[] = [];
  for (const route of routes.from.keys()) {
    for (let service = services.ofRoute[route] ?? 0; service < (services.ofRoute[route + 1] ?? 0); service++) {
      for (let day = firstDay; day < firstDay + days; day++) {
        const index = day - window.first;
        const word = services.dayPool[(services.days[service] ?? 0) + (index >>> 5)] ?? 0;
        if (index < 0 || index >= window.count || ((word >>> (index & 31)) & 1) === 0) continue;
        const departure = day * DAY_MINUTES + (services.departureMinute[service] ?? 0);
        flights.push({ service, route, departure, arrival: departure + (services.duration[service] ?? 0) });
      }
    }
  }
  return flights;
}
