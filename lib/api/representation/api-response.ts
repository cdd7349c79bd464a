import { ERRORS } from "@/lib/contracts/errors";
import { createdAtText, successBody, successHead, successTail } from "@/lib/contracts/success-envelope";
import type { AppError, ErrorName } from "@/lib/domain/errors";
import { LOCALES, type Locale } from "@/lib/domain/localized";

/** What the interface sends, as a repetition of its request gets it again. */
export interface ApiResponse {
  requestId: string;
  status: number;
  /**
   * JSON: a text, or UTF-8 in parts, which are sent as they are. Joining 1 MB costs four times the CPU of sending it, most of it in the
   * garbage collector.
   */
  body: string | readonly Buffer[];
  /** Seconds until a repetition makes sense. */
  retryAfter: number | null;
  /** Whether it was first given to an earlier request with the same Idempotency-Key. */
  replayed: boolean;
  /** ETag of data that a caller may keep, asking each time whether they still hold. */
  etag?: string;
}

/** Header fields of a response, by name. */
export type HeaderFields = Record<string, string>;

/**
 * The success envelope of interface.md, always HTTP 200.
 * @param data what JSON can write; a Buffer is JSON that is written already
 * @param warnings what the caller should know of its request, in its language
 */
export function succeed(requestId: string, now: Date, data: unknown, warnings: readonly string[] = []): ApiResponse {
  const body = Buffer.isBuffer(data)
    ? [Buffer.from(successHead(requestId, now)), data, Buffer.from(successTail(warnings))]
    : successBody(requestId, now, data, warnings);
  return { requestId, status: 200, body, retryAfter: null, replayed: false };
}

/** Says that the caller has these data already (RFC 9110, 15.4.5). */
export function notModified(requestId: string, etag: string): ApiResponse {
  return { requestId, status: NOT_MODIFIED, body: "", retryAfter: null, replayed: false, etag };
}

const NOT_MODIFIED = 304;

/** Kinds whose answer always says when to come back (interface-facts, HTTP statuses). */
const RETRY: ReadonlySet<ErrorName> = new Set(["too_many_requests", "unavailable"]);
const RETRY_SECONDS = 5;

/**
 * The error envelope of interface.md, in the caller's language; `errors` where fields are to blame.
 * @param isInAll whether the caller is a page that asks for its texts in all languages besides
 */
export function fail(requestId: string, now: Date, error: AppError, locale: Locale, isInAll = false): ApiResponse {
  const { code, status } = ERRORS[error.kind];
  const { message, ...errors } = textsOf(error, locale);
  const body = {
    request_id: requestId,
    created_at: createdAtText(now),
    error_code: code,
    message,
    ...(error.data ? { data: error.data } : {}),
    ...errors,
    ...(isInAll ? { texts: Object.fromEntries(LOCALES.map((language) => [language, textsOf(error, language)])) } : {}),
  };
  const retryAfter = error.retryAfter ?? (RETRY.has(error.kind) ? RETRY_SECONDS : null);
  return { requestId, status, body: JSON.stringify(body), retryAfter, replayed: false };
}

function textsOf(
  { kind, text = ERRORS[kind].text, fields }: AppError,
  locale: Locale,
): { message: string; errors?: Record<string, string[]> } {
  const errors = fields && Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map((one) => one[locale])]));
  return { message: text[locale], ...(errors ? { errors } : {}) };
}

/** How one says who asks (RFC 6750, 3). */
const CHALLENGE = 'Bearer realm="parvoz"';

/** Compressing less saves nothing. */
const MIN_COMPRESSED_BYTES = 1024;

/** The same as the platform has it. @param headers besides those of every response, which are added to them */
export function toResponse(response: ApiResponse, headers: HeaderFields): Response {
  const { requestId, status, body, retryAfter, replayed, etag } = response;
  const size = typeof body === "string" ? Buffer.byteLength(body) : body.reduce((sum, part) => sum + part.byteLength, 0);
  const keeping = etag === undefined ? "no-store" : "private, no-cache";
  // Next drops the length, and would compress what compressing makes larger.
  headers["Cache-Control"] = size < MIN_COMPRESSED_BYTES && status !== NOT_MODIFIED ? `${keeping}, no-transform` : keeping;
  if (etag !== undefined) headers.ETag = etag;
  headers.Vary = "Accept-Encoding, Accept-Language";
  headers["X-Request-Id"] = requestId;
  if (status === 401) headers["WWW-Authenticate"] = CHALLENGE;
  if (retryAfter !== null) headers["Retry-After"] = String(retryAfter);
  if (replayed) {
    headers["Idempotency-Replayed"] = "true";
    // A repeated response is in whatever language the first one was.
    delete headers["Content-Language"];
  }
  if (status === NOT_MODIFIED) return new Response(null, { status, headers });
  headers["Content-Type"] = "application/json";
  headers["Content-Length"] = String(size);
  return new Response(typeof body === "string" ? body : streamOf(body), { status, headers });
}

function streamOf(parts: readonly Buffer[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

/** The body of a response as one text. */
export function bodyText({ body }: ApiResponse): string {
  return typeof body === "string" ? body : Buffer.concat(body).toString();
}
