import { queryOptions } from "@tanstack/react-query";
import type { Balance } from "@/lib/contracts/interface/accounts";
import type { Currency } from "@/lib/domain/money";
import { getJson } from "../calls/fetch-json";
import { api } from "../calls/paths";

const MINUTE_MS = 60_000;

/** The partner's deposit and credit, in its own currency where none is named. Invalidate those of all after everything that moves money. */
export const balanceOptions = (currency?: Currency) =>
  queryOptions({
    queryKey: ["balance", ...(currency ? [currency] : [])],
    queryFn: ({ signal }) => getJson<Balance>({ path: api.balance(currency), signal }),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
