"use client";

import { useSearchParams } from "next/navigation";
import { pages } from "@/lib/client/calls/paths";
import { useSellOffer } from "@/lib/client/money/selling";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";

/** The booking form's address of an offer: with the prices that the agent has seen, and this search to come back to. */
export function useBookAddress(): (offer: ListedOffer) => string {
  const search = useSearchParams().toString();
  const sell = useSellOffer();
  return (offer) => {
    const figures = sell(offer);
    return pages.book(offer.id, { total: offer.price.amount, ...(figures && { sold: figures.selling }), search });
  };
}
