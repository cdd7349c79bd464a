"use client";

import { useSyncExternalStore } from "react";

/** Whether the window is at least as wide as Tailwind's `md`. On the server, no: what needs it opens only later. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

const QUERY = "(min-width: 48rem)";

function isWide(): boolean {
  return window.matchMedia(QUERY).matches;
}

function subscribe(notify: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
}
