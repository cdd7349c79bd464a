import { queryOptions } from "@tanstack/react-query";
import { getJson, postFile, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { TakenBack, Upload, UploadApplied, WaitingUploads } from "@/lib/contracts/operator/uploads";
import type { Locale } from "@/lib/domain/localized";
import type { UploadKind } from "@/lib/domain/uploads/upload";

/** What is uploaded where: each has its own routes, for its own right. */
export type UploadArea = "schedule" | "prices";

/** How often the page asks while the worker is at it. */
const POLL_MS = 1_000;

export function isUnderWay({ state }: Pick<Upload, "state">): boolean {
  return state === "checking" || state === "applying";
}

export function uploadQuery(area: UploadArea, uploadId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["uploads", area, uploadId, locale],
    queryFn: ({ signal }) => getJson<Upload>({ path: api.upload(area, uploadId), signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL_MS : false),
  });
}

export function uploadFile(area: UploadArea, { file, kind }: { file: File; kind: UploadKind }) {
  const named = area === "schedule" ? { name: file.name } : { name: file.name, kind };
  return postFile<Upload>({ path: api.uploads(area, named), file });
}

export function applyUpload(area: UploadArea, uploadId: string, body: UploadApplied) {
  return postJson<Upload>({ path: api.applyUpload(area, uploadId), body });
}

export const WAITING_KEY = ["uploads", "prices", "waiting"] as const;

/** Prices that nobody has applied yet. */
export function waitingQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...WAITING_KEY, locale],
    queryFn: ({ signal }) => getJson<WaitingUploads>({ path: api.uploads("prices", {}), signal }),
  });
}

/** Deletes what waits. */
export function discardUpload(uploadId: string, reason: string) {
  return postJson<unknown>({ path: api.discardUpload(uploadId), body: { reason } });
}

export function withdrawPlan(uploadId: string, body: TakenBack) {
  return postJson<Upload>({ path: api.withdrawUpload(uploadId), body });
}
