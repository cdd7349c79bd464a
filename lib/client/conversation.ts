import { queryOptions } from "@tanstack/react-query";
import type { BookingConversation, RequestFile } from "@/lib/contracts/portal/refund-conversation";
import type { RequestSide } from "@/lib/domain/refund/request";
import { getJson, postJson } from "./calls/fetch-json";
import { api } from "./calls/paths";
import { KEPT_WHILE_HIDDEN_MS } from "./customer-mode";

/** One side of a conversation about a refund request. */
export interface ConversationPlace {
  side: RequestSide;
  /** The partner's booking; of the back office the request. */
  id: string;
}

const POLL_MS = 15_000;

const PATHS = {
  partner: {
    read: api.bookingConversation,
    write: api.bookingConversationMessages,
    seen: api.bookingConversationSeen,
    file: api.refundFile,
  },
  office: { read: api.requestMessages, write: api.requestMessages, seen: api.requestSeen, file: api.operatorRefundFile },
} as const;

/** What was said so far; new messages appear by themselves. A partner's is a part of its booking. */
export function conversationOptions({ side, id }: ConversationPlace) {
  return queryOptions({
    queryKey: [side === "partner" ? "booking" : "operator", "conversation", id],
    queryFn: ({ signal }) => getJson<BookingConversation>({ path: PATHS[side].read(id), signal }),
    gcTime: KEPT_WHILE_HIDDEN_MS,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
}

/** @returns the conversation as it is then */
export function writeMessage({ side, id }: ConversationPlace, text: string) {
  return postJson<BookingConversation>({ path: PATHS[side].write(id), body: { text } });
}

/** Adds a partner's file. @param file its bytes in base64 @returns the conversation as it is then */
export function addFile(bookingId: string, file: { name: string; content: string }) {
  return postJson<BookingConversation>({ path: api.bookingConversationFiles(bookingId), body: file });
}

/** @param until moment of the last entry that was shown, ISO 8601, UTC */
export function noteSeen({ side, id }: ConversationPlace, until: string) {
  return postJson<BookingConversation>({ path: PATHS[side].seen(id), body: { until } });
}

export function readFile(side: RequestSide, fileId: string) {
  return getJson<RequestFile>({ path: PATHS[side].file(fileId) });
}
