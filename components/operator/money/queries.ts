import { infiniteQueryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { PostingPage } from "@/lib/contracts/operator/postings";
import type { TransactionKind } from "@/lib/domain/ledger";
import type { Currency } from "@/lib/domain/money";
import { AGENCY_AFFAIRS } from "../proposals/queries";

/** Filter of postings, as the page's address has it. */
export interface PostingFilter {
  partner?: string;
  kind?: TransactionKind;
  currency?: Currency;
  from?: string;
  to?: string;
  /** ISO 8601: the moment from which on. */
  since?: string;
}

export function postingsQuery({ partner, kind, currency, from, to, since }: PostingFilter) {
  const filter = { partner, kind, currency, from, to, since };
  return infiniteQueryOptions({
    queryKey: [...AGENCY_AFFAIRS, "postings", filter],
    queryFn: ({ signal, pageParam }) => getJson<PostingPage>({ path: api.postings({ ...filter, after: pageParam }), signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 5_000,
  });
}
