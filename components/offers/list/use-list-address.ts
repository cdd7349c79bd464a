"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type OfferView, parsePicks, parseView, writePicks, writeView } from "@/lib/client/travel/offer-view";

/** Browsers let a page write its address so many times a minute; a slider moves more often. */
const REST_MS = 200;

interface ListAddress {
  /** The view as the agent has set it this moment. */
  view: OfferView;
  /** The view as the address has it, by which the service is asked. */
  settledView: OfferView;
  /** Changes follow each other quickly, and none may undo the one before: each is given what that one made. */
  changeView: (change: (view: OfferView) => OfferView) => void;
  /** Keys of the directions that are chosen. */
  picks: readonly string[];
  /** A choice is a step of the browser's history: going back takes it back. */
  setPicks: (picks: readonly string[]) => void;
}

/** Order, filters and choices as the page's address keeps them. Going back leaves a choice or the search, not one filter after another. */
export function useListAddress(): ListAddress {
  const address = useSearchParams().toString();
  // The very view that was written: as another object of the same contents it would be judged and counted once more.
  const kept = useRef<{ address: string; view: OfferView } | null>(null);
  const settledView = useMemo(
    () => (kept.current?.address === address ? kept.current.view : parseView(new URLSearchParams(address))),
    [address],
  );
  const picks = useMemo(() => parsePicks(new URLSearchParams(address)), [address]);
  const [draft, setDraft] = useState<OfferView | null>(null);
  const written = draft && writeView(new URLSearchParams(address), draft).toString();
  useEffect(() => {
    if (written === null) return;
    // What a slider changes meanwhile comes after this and is kept.
    if (written === new URLSearchParams(address).toString()) return setDraft((before) => (before === draft ? null : before));
    const timer = setTimeout(() => {
      kept.current = draft && { address: written, view: draft };
      window.history.replaceState(null, "", `${window.location.pathname}?${written}`);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [written, address, draft]);
  const latest = useRef(settledView);
  latest.current = settledView;
  const changeView = useCallback((change: (view: OfferView) => OfferView) => setDraft((before) => change(before ?? latest.current)), []);
  const setPicks = (chosen: readonly string[]) => {
    const query = writePicks(new URLSearchParams(written ?? address), chosen).toString();
    window.history.pushState(null, "", `${window.location.pathname}?${query}`);
  };
  return { view: draft ?? settledView, settledView, changeView, picks, setPicks };
}
