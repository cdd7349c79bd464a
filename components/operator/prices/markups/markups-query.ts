import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { MarkupList } from "@/lib/contracts/operator/markups";
import { AGENCY_AFFAIRS } from "../../proposals/queries";

/** The house's markups; asked anew after every proposal. */
export function markupsQuery() {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "markups"],
    queryFn: ({ signal }) => getJson<MarkupList>({ path: api.markups(), signal }),
    staleTime: 5_000,
  });
}
