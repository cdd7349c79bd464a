import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { LeanOffers } from "@/lib/contracts/interface/lean-offers";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import { unfoldOffers } from "./unfold-offers";

const MINUTE_MS = 60_000;

/** Search results. Going back to a search shows them at once; after some minutes they are fetched again. */
export const offersOptions = (query: SearchQuery, locale: string) =>
  queryOptions({
    queryKey: ["offers", locale, query],
    queryFn: async ({ signal }) => unfoldOffers(await getJson<LeanOffers>({ path: api.offers(query), signal })),
    staleTime: 5 * MINUTE_MS,
    gcTime: 20 * MINUTE_MS,
  });
