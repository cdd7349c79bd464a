"use client";

import { useCallback, useSyncExternalStore } from "react";
import { WIDTHS, type Width } from "./widths";

/** Whether the window is at least so wide now. On the server, no. */
export function useMedia(width: Width): boolean {
  const query = WIDTHS[width];
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
