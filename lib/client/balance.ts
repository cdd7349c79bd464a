import { queryOptions } from "@tanstack/react-query";
import { balance } from "@/lib/contracts/accounts";
import { getJson } from "./fetch-json";
import { api } from "./paths";

const MINUTE_MS = 60_000;

/** The partner's deposit and credit. Invalidate it after everything that moves money. */
export const balanceOptions = () =>
  queryOptions({
    queryKey: ["balance"],
    queryFn: ({ signal }) => getJson({ path: api.balance(), schema: balance, signal }),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
