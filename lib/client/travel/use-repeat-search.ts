import { useQueryClient } from "@tanstack/react-query";

/** Repeats the search that is on the page: every list of offers in sight is fetched anew. */
export function useRepeatSearch(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ["offers"] });
}
