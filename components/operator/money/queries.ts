import { infiniteQueryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { PostingPage } from "@/lib/contracts/operator/postings";
import type { TransactionKind } from "@/lib/domain/ledger";
import { AGENCY_AFFAIRS } from "../proposals/queries";

/** Filter of postings, as the page's address has it. */
export interface PostingFilter {
  partner?: string;
  kind?: TransactionKind;
  day?: string;
}

export function postingsQuery({ partner, kind, day }: PostingFilter) {
  return infiniteQueryOptions({
    queryKey: [...AGENCY_AFFAIRS, "postings", { partner, kind, day }],
    queryFn: ({ signal, pageParam }) => getJson<PostingPage>({ path: api.postings({ partner, kind, day, after: pageParam }), signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 5_000,
  });
}
