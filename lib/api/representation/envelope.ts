import { ERRORS } from "@/lib/contracts/errors";
import { createdAtText, successBody, successHead } from "@/lib/contracts/success-envelope";
import type { AppError, ErrorName } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { ReadyJson } from "@/lib/services/search/ready-json";

/** A success round data that was JSON already: what stands before the data, ASCII, and the data. */
export interface Wrapped {
  head: string;
  data: ReadyJson;
}

/** An answer as it goes out, and as a repetition of its request gets it again. */
export interface Reply {
  requestId: string;
  status: number;
  /** JSON. */
  body: string | Wrapped;
  /** Seconds until a repetition makes sense. */
  retryAfter: number | null;
  /** Whether it was first given to an earlier request with the same Idempotency-Key. */
  replayed: boolean;
}

/** The success envelope of interface.md, always HTTP 200. */
export function succeed(requestId: string, now: Date, data: unknown): Reply {
  const body = data instanceof ReadyJson ? { head: successHead(requestId, now), data } : successBody(requestId, now, data);
  return { requestId, status: 200, body, retryAfter: null, replayed: false };
}

/** The error envelope of interface.md, in the caller's language; `errors` where fields are to blame. */
export function fail(requestId: string, now: Date, error: AppError, locale: Locale): Reply {
  const { code, status, text } = ERRORS[error.kind];
  const fields =
    error.fields && Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, texts.map((one) => one[locale])]));
  const body = {
    request_id: requestId,
    created_at: createdAtText(now),
    error_code: code,
    message: text[locale],
    ...(error.data ? { data: error.data } : {}),
    ...(fields ? { errors: fields } : {}),
  };
  const retryAfter = error.retryAfter ?? (RETRY.has(error.kind) ? RETRY_SECONDS : null);
  return { requestId, status, body: JSON.stringify(body), retryAfter, replayed: false };
}

/** Kinds whose answer always says when to come back (interface-facts, HTTP statuses). */
const RETRY: ReadonlySet<ErrorName> = new Set(["too_many_requests", "unavailable"]);
const RETRY_SECONDS = 5;

/** The whole body as text. */
export function textOf(body: Reply["body"]): string {
  return typeof body === "string" ? body : `${body.head}${body.data}}`;
}
