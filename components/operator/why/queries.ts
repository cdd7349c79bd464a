import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { PriceStory } from "@/lib/contracts/operator/why";

/** How the price of a booking came about. */
export function storyQuery(booking: string) {
  return queryOptions({
    queryKey: ["office", "why", booking],
    queryFn: ({ signal }) => getJson<PriceStory>({ path: api.why(booking), signal }),
    staleTime: 5_000,
  });
}
