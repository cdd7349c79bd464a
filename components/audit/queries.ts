import { infiniteQueryOptions } from "@tanstack/react-query";
import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { TableFormat } from "@/lib/contracts/limits";
import type { AuditPage, OperatorAuditRequest } from "@/lib/contracts/portal/audit";
import type { TableFile } from "@/lib/contracts/portal/work-list";

/** What of the log is asked for; the portal has no `partner`. */
export type AuditFilter = Omit<OperatorAuditRequest, "after">;

/** The log, page by page. @param isOffice the back office's, of all partners */
export function auditQuery(isOffice: boolean, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ["audit", isOffice, filter],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...filter, ...(pageParam === "" ? {} : { after: pageParam }) };
      return postJson<AuditPage>({ path: isOffice ? api.operatorAudit() : api.audit(), body, signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    staleTime: 5_000,
  });
}

/** The back office's log as a file, which the log records. */
export function exportAudit(filter: AuditFilter, format: TableFormat) {
  return postJson<TableFile>({ path: api.operatorAuditExport(), body: { ...filter, format } });
}
