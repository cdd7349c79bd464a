import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { CharterPapers, DeclarePaperRequest, EndPaperRequest } from "@/lib/contracts/operator/carriers/charter-papers";

/** Who is on sale follows from it: the page of ticket numbers is asked anew with it. */
export const STOCK = ["office", "stock"] as const;

export function papersQuery() {
  return queryOptions({
    queryKey: [...STOCK, "charters"],
    queryFn: ({ signal }) => getJson<CharterPapers>({ path: api.charterPapers(), signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
}

export function declarePaper(body: DeclarePaperRequest) {
  return postJson<CharterPapers>({ path: api.charterPapers(), body });
}

export function confirmPaper(paper: number) {
  return postJson<CharterPapers>({ path: api.confirmPaper(paper) });
}

export function endPaper(paper: number, body: EndPaperRequest) {
  return postJson<CharterPapers>({ path: api.endPaper(paper), body });
}
