import { queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { SavedReportRequest, SavedReports } from "@/lib/contracts/operator/reports/saved";

/** Reports that were saved, and who may get them by mail. */
export const savedReportsQuery = queryOptions({
  queryKey: ["saved reports"],
  queryFn: ({ signal }) => getJson<SavedReports>({ path: api.savedReports(), signal }),
  staleTime: 5_000,
});

export function saveReport(body: SavedReportRequest) {
  return postJson<SavedReports>({ path: api.savedReports(), body });
}

export function deleteSavedReport(reportId: string) {
  return deleteJson<SavedReports>({ path: api.savedReport(reportId) });
}
