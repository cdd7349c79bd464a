"use client";

import { useSearchParams } from "next/navigation";
import { pages } from "@/lib/client/paths";
import type { Offer } from "@/lib/contracts/offers";

/** The booking form's address of an offer: with the price that the agent has seen, and this search to come back to. */
export function useBookAddress(): (offer: Offer) => string {
  const search = useSearchParams().toString();
  return ({ id, price }) => pages.book(id, { total: price.amount, search });
}
