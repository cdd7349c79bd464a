interface Route {
  departure: { airport: { code: string } };
  arrival: { airport: { code: string } };
}

/** `TAS – IST` of a direction. */
export function routeOf(direction: Route | undefined): string {
  return direction ? `${direction.departure.airport.code} – ${direction.arrival.airport.code}` : "";
}
