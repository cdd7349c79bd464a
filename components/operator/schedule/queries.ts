import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type {
  ScheduleChangePage,
  ScheduleImportDetail,
  ScheduleImportPage,
  SettleChanges,
  SettledChanges,
} from "@/lib/contracts/operator/operator-schedule";
import type { ScheduleInboxPage, SettleInboxItem } from "@/lib/contracts/operator/schedule-inbox";
import type { ScheduleMessages, ScheduleMessagesReport } from "@/lib/contracts/operator/schedule-messages";
import type { TakenBack } from "@/lib/contracts/operator/uploads";
import type { Locale } from "@/lib/domain/localized";
import type { ChangeState } from "@/lib/domain/schedule-change/states";

const POLL_LIST_MS = 30_000;

/** Imports, messages and commands, the newest first. */
export function importListQuery(page: number, locale: Locale) {
  return queryOptions({
    queryKey: ["office", "imports", page, locale],
    queryFn: ({ signal }) => getJson<ScheduleImportPage>({ path: api.scheduleImports({ page }), signal }),
    staleTime: 5_000,
    refetchInterval: POLL_LIST_MS,
  });
}

/** One of them, by the flights that it touches. */
export function importQuery(importId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["office", "import", importId, locale],
    queryFn: ({ signal }) => getJson<ScheduleImportDetail>({ path: api.scheduleImport(importId), signal }),
    staleTime: 5_000,
  });
}

/** Which changes of bookings are listed, as a page's address has it. */
export interface ChangeFilter {
  state?: ChangeState | "escalated";
  /** Id of the only import to list. */
  import?: string;
  /** `HY271` */
  flight?: string;
  page?: number;
}

/** Bookings that the airline has changed, those that wait for an answer first. */
export function changeListQuery(filter: ChangeFilter, locale: Locale) {
  return queryOptions({
    queryKey: ["office", "changes", filter, locale],
    queryFn: ({ signal }) => getJson<ScheduleChangePage>({ path: api.scheduleChanges(filter), signal }),
    staleTime: 5_000,
    refetchInterval: POLL_LIST_MS,
    refetchOnWindowFocus: true,
  });
}

export function settleChanges(body: SettleChanges) {
  return postJson<SettledChanges>({ path: api.settleChanges(), body });
}

/** @param body why */
export function undoImport(importId: string, body: TakenBack) {
  return postJson<unknown>({ path: api.undoImport(importId), body });
}

/** Sends schedule messages; with `dry_run` the answer only says what would change. */
export function sendMessages(body: ScheduleMessages) {
  return postJson<ScheduleMessagesReport>({ path: api.scheduleMessages(), body });
}

/** What came into the inbox of messages, the newest first; with `isOpen` only what was refused and is still to be settled. */
export function inboxQuery({ page, isOpen }: { page: number; isOpen: boolean }, locale: Locale) {
  return queryOptions({
    queryKey: ["office", "inbox", page, isOpen, locale],
    queryFn: ({ signal }) => getJson<ScheduleInboxPage>({ path: api.scheduleInbox({ page, ...(isOpen ? { open: "1" } : {}) }), signal }),
    staleTime: 5_000,
    refetchInterval: POLL_LIST_MS,
  });
}

export function settleInboxItem(number: number, body: SettleInboxItem) {
  return postJson<unknown>({ path: api.scheduleInboxItem(number), body });
}
