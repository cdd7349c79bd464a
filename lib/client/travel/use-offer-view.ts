"use client";

import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { type OfferView, parseView, writeView } from "./offer-view";

/** The view of the address, and its change in place: going back leaves the search, not one filter after another. */
export function useOfferView(): [OfferView, (view: OfferView) => void] {
  const parameters = useSearchParams();
  const view = useMemo(() => parseView(new URLSearchParams(parameters)), [parameters]);
  const change = (changed: OfferView) => {
    const query = writeView(new URLSearchParams(parameters), changed).toString();
    window.history.replaceState(null, "", `${window.location.pathname}?${query}`);
  };
  return [view, change];
}
