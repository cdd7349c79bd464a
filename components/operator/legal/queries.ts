import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { LegalDetailsAnswer, LegalDetailsRequest } from "@/lib/contracts/operator/money/legal-details";
import { AGENCY_AFFAIRS } from "../proposals/queries";

/** @param code of an agency; null is the house itself */
export function legalQuery(code: string | null) {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "legal", code],
    queryFn: ({ signal }) => getJson<LegalDetailsAnswer>({ path: api.legalDetails(code), signal }),
  });
}

export function setLegal({ code, ...body }: { code: string | null } & LegalDetailsRequest) {
  return postJson<LegalDetailsAnswer>({ path: api.legalDetails(code), body });
}
