import { queryOptions } from "@tanstack/react-query";
import type { FundsList } from "@/lib/contracts/portal/desk";
import { getJson } from "../calls/fetch-json";
import { api } from "../calls/paths";

/** What may be spent in each currency, how long it lasts, and below what the agency is warned. A payment does not wait for it. */
export const fundsOptions = () =>
  queryOptions({
    queryKey: ["money", "funds"],
    queryFn: ({ signal }) => getJson<FundsList>({ path: api.funds(), signal }),
  });
