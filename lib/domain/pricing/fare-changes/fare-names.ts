import type { Fare } from "../fare";

/** A season as fares have it. */
export type Season = Pick<Fare, "seasonFrom" | "seasonTo">;

/** `06-01…08-31`, or `all year`. */
export function seasonName({ seasonFrom, seasonTo }: Season): string {
  return seasonFrom === null || seasonTo === null ? "all year" : `${seasonFrom}…${seasonTo}`;
}

/** `TAS–IST` */
export function routeOf({ origin, destination }: Pick<Fare, "origin" | "destination">): string {
  return `${origin}–${destination}`;
}

/** `TAS–IST LITE` */
export function brandOnRoute(fare: Pick<Fare, "origin" | "destination" | "brand">): string {
  return `${routeOf(fare)} ${fare.brand}`;
}

/** What tells the fares of a carrier apart: route, brand, class, season, days of the week and advance purchase. */
export function fareName(fare: Fare): string {
  return `${brandOnRoute(fare)} ${fare.bookingClass} ${seasonName(fare)} ${fare.daysOfWeek} ${fare.advancePurchaseDays}`;
}
