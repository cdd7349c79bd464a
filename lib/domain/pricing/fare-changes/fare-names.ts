import type { Fare } from "../fare";

/** A season as fares have it. */
export type Season = Pick<Fare, "seasonFrom" | "seasonTo">;

/** Dates and flights that a fare is bounded by. */
type FareBounds = Pick<Fare, "travelFrom" | "travelTo" | "saleFrom" | "saleTo" | "flightNumbers">;

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

/** What tells the fares of a carrier apart: route, brand, class, season, days of the week, advance purchase, dates and flights. */
export function fareName(fare: Fare): string {
  return `${brandOnRoute(fare)} ${fare.bookingClass} ${seasonName(fare)} ${fare.daysOfWeek} ${fare.advancePurchaseDays}${boundsName(fare)}`;
}

/** ` travel 2027-06-01…2027-08-31 sale …2027-05-01 flights 101 103`; empty where nothing bounds it. */
export function boundsName({ travelFrom, travelTo, saleFrom, saleTo, flightNumbers }: FareBounds): string {
  const dates = (what: string, from: string | null, to: string | null) =>
    from === null && to === null ? "" : ` ${what} ${from ?? ""}…${to ?? ""}`;
  const flights = flightNumbers.length === 0 ? "" : ` flights ${flightNumbers.join(" ")}`;
  return `${dates("travel", travelFrom, travelTo)}${dates("sale", saleFrom, saleTo)}${flights}`;
}
