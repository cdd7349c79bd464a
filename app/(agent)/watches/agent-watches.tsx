"use client";

import { formatSearch } from "@/components/search/search-address";
import { WatchesPage } from "@/components/watches/watches-page";
import { pages } from "@/lib/client/calls/paths";
import { NO_FILTERS, writeView } from "@/lib/client/travel/offer-view";
import type { WatchItem } from "@/lib/contracts/portal/watches";

/** The watches, with the way from each to the offers of its search. */
export function AgentWatches() {
  return <WatchesPage searchAddress={searchAddress} />;
}

function searchAddress({ asked, is_direct, has_baggage }: NonNullable<WatchItem["search"]>): string {
  const filters = { ...NO_FILTERS, stops: is_direct ? [0] : [], withBaggage: has_baggage };
  return pages.search(writeView(new URLSearchParams(formatSearch(asked)), { sort: "price", filters }).toString());
}
