import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { CarrierStopRequest, StoppableCarriers } from "@/lib/contracts/operator/carriers/carrier-stops";
import type {
  AgainRequest,
  HousePage,
  MailPreview,
  MailPreviewQuery,
  SentAgain,
  TestMail,
  TriedRestore,
} from "@/lib/contracts/operator/house";
import type { OfficeStuck } from "@/lib/contracts/operator/stuck";
import type { UploadLimitRequest, UploadLimits } from "@/lib/contracts/operator/upload-limits";
import type { Locale } from "@/lib/domain/localized";

const POLL_MS = 30_000;

/** How the service does; it is asked again by itself. */
export const houseQuery = queryOptions({
  queryKey: ["office", "house"],
  queryFn: ({ signal }) => getJson<HousePage>({ path: api.house(), signal }),
  staleTime: 5_000,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
});

/** What has not arrived; it is asked again with the house, by its key. */
export const stuckQuery = queryOptions({
  queryKey: ["office", "house", "stuck"],
  queryFn: ({ signal }) => getJson<OfficeStuck>({ path: api.stuck(), signal }),
  staleTime: 5_000,
  refetchInterval: POLL_MS,
});

export function sendMailAgain(mailId: string, body: AgainRequest) {
  return postJson<SentAgain>({ path: api.houseMail(mailId), body });
}

export function tryDeliveryAgain(deliveryId: string, body: AgainRequest) {
  return postJson<SentAgain>({ path: api.houseDelivery(deliveryId), body });
}

export function sendTestMail() {
  return postJson<TestMail>({ path: api.houseTestMail(), body: {} });
}

export function noteRestore(body: TriedRestore) {
  return postJson<Pick<HousePage, "backup" | "restore">>({ path: api.houseRestores(), body });
}

/** Carriers that may be taken off sale, and those that are; named in the reader's language. */
export function carrierStopsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["office", "house", "carriers", locale],
    queryFn: ({ signal }) => getJson<StoppableCarriers>({ path: api.houseCarriers(), signal }),
    staleTime: 5_000,
  });
}

export function settleCarrierStop(body: CarrierStopRequest) {
  return postJson<StoppableCarriers>({ path: api.houseCarriers(), body });
}

/** A kind of mail as its receiver has it. Only an upgrade changes it. */
export function mailPreviewOptions({ kind, language }: MailPreviewQuery) {
  return queryOptions({
    queryKey: ["office", "mail-preview", kind, language],
    queryFn: ({ signal }) => getJson<MailPreview>({ path: api.mailPreview({ kind, language }), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How far a file of prices may go that one person brings and applies. */
export const uploadLimitsQuery = queryOptions({
  queryKey: ["office", "house", "upload-limits"],
  queryFn: ({ signal }) => getJson<UploadLimits>({ path: api.uploadLimits(), signal }),
});

export function setUploadLimit(body: UploadLimitRequest) {
  return postJson<UploadLimits>({ path: api.uploadLimits(), body });
}
