import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { FareDraftBody, FareImportPage, FarePage } from "@/lib/contracts/operator/fares";
import type { TakenBack, Upload } from "@/lib/contracts/operator/uploads";
import type { Locale } from "@/lib/domain/localized";
import type { FareFilter } from "./fare-filter";

/** A page of the fares. */
export function fareQuery(filter: FareFilter) {
  return queryOptions({
    queryKey: ["prices", "fares", filter],
    queryFn: ({ signal }) => getJson<FarePage>({ path: api.fares({ ...filter }), signal }),
    staleTime: 5_000,
  });
}

/** Imports of fares, the newest first. */
export function fareImportsQuery(page: number, locale: Locale) {
  return queryOptions({
    queryKey: ["prices", "imports", page, locale],
    queryFn: ({ signal }) => getJson<FareImportPage>({ path: api.fareImports({ page }), signal }),
    staleTime: 5_000,
  });
}

export function undoFareImport(importId: string, body: TakenBack) {
  return postJson<unknown>({ path: api.undoFareImport(importId), body });
}

/** Makes a draft of an edit: a file that is looked at as an uploaded one. */
export function draftFares(body: FareDraftBody) {
  return postJson<Upload>({ path: api.fareDrafts(), body });
}
