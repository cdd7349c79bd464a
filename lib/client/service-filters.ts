import type { SearchQuery } from "@/lib/contracts/offers";
import type { OfferFilters } from "./offer-view";

/** What the service can be told of the page's filters whatever it is asked. It lets through at least what they do. */
export function serviceFilters({
  stops,
  withBaggage,
  refundable,
}: OfferFilters): Pick<SearchQuery, "max_stops" | "baggage" | "refundable"> {
  const mostStops = ([0, 1] as const).find((most) => stops.length > 0 && stops.every((each) => each <= most));
  return {
    ...(mostStops === undefined ? {} : { max_stops: mostStops }),
    ...(withBaggage ? { baggage: "1" } : {}),
    ...(refundable ? { refundable: "1" } : {}),
  };
}
