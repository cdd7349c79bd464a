import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { FareDraftBody, FareImportItem, FareImportPage, FarePage } from "@/lib/contracts/operator/fares";
import type { TableImportItem, TableImportPage, TableUndoPreview } from "@/lib/contracts/operator/table-imports";
import type { TakenBack, Upload } from "@/lib/contracts/operator/uploads";
import type { Locale } from "@/lib/domain/localized";
import type { PriceKind, TableKind } from "@/lib/domain/uploads/upload";
import type { FareFilter } from "./fare-filter";

/** A page of the fares. */
export function fareQuery(filter: FareFilter) {
  return queryOptions({
    queryKey: ["prices", "fares", filter],
    queryFn: ({ signal }) => getJson<FarePage>({ path: api.fares({ ...filter }), signal }),
    staleTime: 5_000,
  });
}

/** An import of any kind of prices, as its page shows it. */
export type ImportItem = TableImportItem;

/** Imports of a kind, the newest first. */
export function importsQuery(kind: PriceKind, page: number, locale: Locale) {
  return queryOptions({
    queryKey: ["prices", "imports", kind, page, locale],
    queryFn: ({ signal }) => (kind === "fares" ? readFareImports(page, signal) : readTableImports(kind, page, signal)),
    staleTime: 5_000,
  });
}

function readTableImports(kind: TableKind, page: number, signal: AbortSignal) {
  return getJson<TableImportPage>({ path: api.tableImports({ kind, page }), signal });
}

async function readFareImports(page: number, signal: AbortSignal): Promise<TableImportPage> {
  const { items, ...place } = await getJson<FareImportPage>({ path: api.fareImports({ page }), signal });
  return { ...place, items: items.map(withScopes) };
}

function withScopes({ carriers, ...item }: FareImportItem): ImportItem {
  return { ...item, scopes: carriers.map(({ carrier, ...counts }) => ({ scope: carrier, ...counts })) };
}

/** What taking an import back would change at this moment. */
export function undoQuery(kind: PriceKind, importId: string) {
  return queryOptions({
    queryKey: ["prices", "undo", importId],
    queryFn: ({ signal }) => getJson<TableUndoPreview>({ path: undoPath(kind, importId), signal }),
    staleTime: 0,
  });
}

export function undoImport(kind: PriceKind, importId: string, body: TakenBack) {
  return postJson<unknown>({ path: undoPath(kind, importId), body });
}

function undoPath(kind: PriceKind, importId: string): string {
  return kind === "fares" ? api.undoFareImport(importId) : api.undoTableImport(importId);
}

/** Makes a draft of an edit: a file that is looked at as an uploaded one. */
export function draftFares(body: FareDraftBody) {
  return postJson<Upload>({ path: api.fareDrafts(), body });
}
