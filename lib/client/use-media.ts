"use client";

import { useSyncExternalStore } from "react";

/** Tailwind's `md` and `lg`, as media queries. */
export const WIDE = "(min-width: 48rem)";
export const DESK = "(min-width: 64rem)";

/** Whether the window is like this now. On the server, no. @param query a media query */
export function useMedia(query: typeof WIDE | typeof DESK): boolean {
  return useSyncExternalStore(
    SUBSCRIBE[query],
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const SUBSCRIBE = { [WIDE]: subscribeTo(WIDE), [DESK]: subscribeTo(DESK) };

function subscribeTo(query: string) {
  return (notify: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", notify);
    return () => list.removeEventListener("change", notify);
  };
}
