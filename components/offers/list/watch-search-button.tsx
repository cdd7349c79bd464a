"use client";

import { WatchButton } from "@/components/travel/watch/watch-button";
import { useCurrencies } from "@/lib/client/money/currencies";
import type { OfferFilters } from "@/lib/client/travel/offer-view";
import type { RecentSearch } from "@/lib/contracts/portal/recent-searches";

interface WatchSearchProps {
  /** The search as it was asked for. */
  asked: RecentSearch;
  /** Of the list: flights without a connection and fares with baggage are watched alone where they are shown alone. */
  filters: Pick<OfferFilters, "stops" | "withBaggage">;
  /** Whether its name stands beside its icon. */
  isNamed?: boolean;
}

/** Watches the lowest price of a search. */
export function WatchSearchButton({ asked, filters: { stops, withBaggage }, isNamed = false }: WatchSearchProps) {
  const [own = "UZS"] = useCurrencies();
  const isDirect = stops.length === 1 && stops[0] === 0;
  return (
    <WatchButton
      watched={{ kind: "search", search: asked, is_direct: isDirect, has_baggage: withBaggage }}
      currency={asked.currency ?? own}
      isIcon={!isNamed}
    />
  );
}
