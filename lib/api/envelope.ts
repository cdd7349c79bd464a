import { type AppError, ERRORS, type ErrorName } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";

const NO_STORE = { "cache-control": "no-store" };

/** `YYYY-MM-DD HH:MM`, UTC (interface.md, Success envelope). */
function createdAt(now: Date): string {
  return now.toISOString().slice(0, 16).replace("T", " ");
}

/** The success envelope of interface.md, always HTTP 200. */
export function succeed(requestId: string, now: Date, data: unknown): Response {
  const body = { request_id: requestId, created_at: createdAt(now), message: "The request was completed successfully.", data };
  return Response.json(body, { headers: NO_STORE });
}

/** The error envelope of interface.md, in the caller's language; `errors` where fields are to blame. */
export function fail(requestId: string, now: Date, error: AppError, locale: Locale): Response {
  const { code, status, text } = ERRORS[error.kind];
  const fields =
    error.fields && Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, texts.map((one) => one[locale])]));
  const body = {
    request_id: requestId,
    created_at: createdAt(now),
    error_code: code,
    message: text[locale],
    ...(error.data ? { data: error.data } : {}),
    ...(fields ? { errors: fields } : {}),
  };
  const headers = new Headers(NO_STORE);
  if (error.retryAfter !== undefined) headers.set("retry-after", String(error.retryAfter));
  else if (RETRY.has(error.kind)) headers.set("retry-after", "5");
  return Response.json(body, { status, headers });
}

/** Kinds whose answer always says when to come back (interface-facts, HTTP statuses). */
const RETRY: ReadonlySet<ErrorName> = new Set(["too_many_requests", "unavailable"]);
