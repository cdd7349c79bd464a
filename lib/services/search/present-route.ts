import type { z } from "zod";
import type { routeEnd } from "@/lib/contracts/portal";
import type { Locale } from "@/lib/domain/localized";
import type { JourneyDirection, Stop } from "@/lib/domain/offer";
import { presentAirport } from "./present-place";

type RouteEnd = z.infer<typeof routeEnd>;

/** From where to where a direction leads, and when. */
export function presentRoute({ segments }: JourneyDirection, locale: Locale): { departure: RouteEnd; arrival: RouteEnd } {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) throw new Error("a direction without flights");
  return { departure: presentEnd(first.departure, locale), arrival: presentEnd(last.arrival, locale) };
}

function presentEnd({ airport, local }: Stop, locale: Locale): RouteEnd {
  return { airport, city: presentAirport(airport, locale).city, local };
}
