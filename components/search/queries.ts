import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import { SOLD_PRICES } from "@/lib/client/money/selling";
import type { DestinationsQuery } from "@/lib/contracts/interface/calendar";
import type { SoldCalendar, SoldCalendarQuery, SoldDestination } from "@/lib/contracts/portal/sold-prices";

const MINUTE_MS = 60_000;

/** Lowest prices by days. Going back to a search shows them at once; after some minutes they are fetched again, as offers are. */
export const calendarOptions = (query: SoldCalendarQuery) =>
  queryOptions({
    queryKey: [SOLD_PRICES, "calendar", query],
    queryFn: ({ signal }) => getJson<SoldCalendar>({ path: api.calendar(query), signal }),
    staleTime: 5 * MINUTE_MS,
    gcTime: 20 * MINUTE_MS,
  });

/** Lowest prices to every city, in the language of the page. */
export const destinationsOptions = (query: DestinationsQuery, locale: string) =>
  queryOptions({
    queryKey: [SOLD_PRICES, "destinations", locale, query],
    queryFn: ({ signal }) => getJson<SoldDestination[]>({ path: api.destinations(query), signal }),
    staleTime: 5 * MINUTE_MS,
    gcTime: 20 * MINUTE_MS,
  });
