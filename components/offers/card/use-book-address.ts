"use client";

import { useSearchParams } from "next/navigation";
import { pages } from "@/lib/client/paths";
import { useSellOffer } from "@/lib/client/selling";
import type { Offer } from "@/lib/contracts/offers";

/** The booking form's address of an offer: with the prices that the agent has seen, and this search to come back to. */
export function useBookAddress(): (offer: Offer) => string {
  const search = useSearchParams().toString();
  const sell = useSellOffer();
  return (offer) => {
    const figures = sell(offer);
    return pages.book(offer.id, { total: offer.price.amount, ...(figures && { sold: figures.selling }), search });
  };
}
