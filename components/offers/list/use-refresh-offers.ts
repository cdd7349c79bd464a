"use client";

import { useQueryClient } from "@tanstack/react-query";

/** Repeats the search that is on the page. */
export function useRefreshOffers(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ["offers"] });
}
