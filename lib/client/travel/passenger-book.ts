import { queryOptions } from "@tanstack/react-query";
import type { EndingDocuments, FoundPassengers } from "@/lib/contracts/portal/people/passenger-book";
import type { Locale } from "@/lib/domain/localized";
import { getJson, postJson } from "../calls/fetch-json";
import { api } from "../calls/paths";

/** What is known of the passenger book begins so in the cache. */
export const BOOK_KEY = ["passenger-book"] as const;

/** Whom the agency knows; an empty text finds those of the book that were used last. Other people's passports: forgotten with the page. */
export function savedFamiliesOptions(search: string) {
  return queryOptions({
    queryKey: [...BOOK_KEY, search],
    queryFn: ({ signal }) => postJson<FoundPassengers>({ path: api.findPassengers(), body: { search }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

const MINUTES_MS = 60_000;

/** Booked passengers whose documents end too soon: hundreds of bookings are opened for it, and days matter, not minutes. */
export function endingDocumentsOptions(locale: Locale) {
  return queryOptions({
    queryKey: [...BOOK_KEY, "ending", locale],
    queryFn: ({ signal }) => getJson<EndingDocuments>({ path: api.endingDocuments(), signal }),
    staleTime: 10 * MINUTES_MS,
  });
}
