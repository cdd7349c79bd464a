import { queryOptions } from "@tanstack/react-query";
import type { FoundPassengers } from "@/lib/contracts/portal/passenger-book";
import { postJson } from "../calls/fetch-json";
import { api } from "../calls/paths";

/** What is known of the passenger book begins so in the cache. */
export const BOOK_KEY = ["passenger-book"] as const;

/** Families of the agency's passenger book; an empty text finds those that were used last. Other people's passports: forgotten with the page. */
export function savedFamiliesOptions(search: string) {
  return queryOptions({
    queryKey: [...BOOK_KEY, search],
    queryFn: ({ signal }) => postJson<FoundPassengers>({ path: api.findPassengers(), body: { search }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
