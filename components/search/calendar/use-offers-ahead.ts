import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { type PointerEvent, useEffect, useRef } from "react";
import { offersOptions } from "@/lib/client/offers/offers-options";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { toSearchQuery } from "@/lib/contracts/to-search-query";
import type { SearchValues } from "../form/search-form-schema";
import { movedTo } from "./day-search";

/** Who goes over the days does not stay on one of them for so long. */
const RESTING_MS = 90;

/**
 * Asks for the offers of a day once a pointer or the keyboard rests on it, or a finger goes down: a press then finds them there. A day that nobody
 * turns to is never asked for, because each question is a search, which carriers count; and one that was asked for is not asked for again while it is fresh.
 * @returns what the link of the day listens to
 */
export function useOffersAhead(search: SearchValues, day: Pick<SoldDay, "date" | "return_date">) {
  const cache = useQueryClient();
  const locale = useLocale();
  const resting = useRef<number | undefined>(undefined);
  const stop = () => window.clearTimeout(resting.current);
  useEffect(() => () => window.clearTimeout(resting.current), []);
  const ask = () => void cache.prefetchQuery(offersOptions(toSearchQuery(movedTo(search, day)), locale));
  const start = () => {
    stop();
    resting.current = window.setTimeout(ask, RESTING_MS);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === "mouse" ? start() : undefined),
    onPointerLeave: stop,
    onPointerDown: ask,
    onFocus: start,
    onBlur: stop,
  };
}
