import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";

/**
 * A report as pages ask for it: what was shown stays while another period or grouping is on its way.
 * @param key of the report, what is asked of it, and the language where it names carriers
 */
export function reportQuery<Answer>(key: readonly unknown[], path: string) {
  return queryOptions({
    queryKey: ["reports", ...key],
    queryFn: ({ signal }) => getJson<Answer>({ path, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
