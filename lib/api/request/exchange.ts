import { randomUUID } from "node:crypto";
import { ALL_TEXTS_HEADER } from "@/lib/contracts/error-texts";
import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { log, traceOf } from "@/lib/log";
import { isConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { isUnavailable } from "@/lib/util/unavailable";
import { type ApiResponse, fail, type HeaderFields, notModified, succeed } from "../representation/api-response";
import { namesTag, taggedJson } from "../representation/tagged-json";
import type { BodyBound } from "./body-bound";
import { localeOf } from "./locale";
import { CallerLeft, readFile, readText } from "./read-body";

/** One request, and what is known of its response before there is one. */
export interface Exchange {
  request: Request;
  requestId: string;
  now: Date;
  locale: Locale;
  /** The query as it was sent, with its question mark; empty where there is none. */
  search: string;
  /** What the caller should know of its request, in its language: told with a success. */
  warnings: string[];
  /** Header fields that the response will have, whatever it is. */
  headers: HeaderFields;
  /**
   * The body, read once.
   * @throws AppError body_too_large, or what the route says of its own bound
   * @throws CallerLeft
   */
  readText: () => Promise<string>;
  /** The same where it is a file, instead of `readText`. */
  readFile: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** @param bound of the body, where it is not the usual one */
export function openExchange(request: Request, bound?: BodyBound): Exchange {
  let text: Promise<string> | undefined;
  const locale = localeOf(request.headers);
  return {
    request,
    // Given at the front door.
    requestId: request.headers.get("x-request-id") ?? randomUUID(),
    now: new Date(),
    locale,
    search: new URL(request.url).search,
    warnings: [],
    headers: { "Content-Language": locale },
    readText: () => {
      text ??= readText(request, bound);
      return text;
    },
    readFile: () => readFile(request, bound),
  };
}

/** The response to a request that has done what it asks. */
export function accept({ requestId, now, warnings }: Exchange, data: unknown): ApiResponse {
  return succeed(requestId, now, data, warnings);
}

/** The same with a tag of its data; without them, where the caller has them already. @param data never changed afterwards */
export function acceptTagged({ request, requestId, now, warnings }: Exchange, data: object): ApiResponse {
  const { json, etag } = taggedJson(data);
  if (namesTag(request.headers.get("if-none-match"), etag)) return notModified(requestId, etag);
  return { ...succeed(requestId, now, json, warnings), etag };
}

/** The response to a request that ends with an error, which is logged. */
export function refuse(exchange: Exchange, error: unknown): ApiResponse {
  const { request, requestId, now, locale } = exchange;
  return fail(requestId, now, known(error, exchange), locale, request.headers.has(ALL_TEXTS_HEADER));
}

/** The error as the caller may see it; logged. */
function known(error: unknown, { request, requestId }: Exchange): AppError {
  const { method } = request;
  const path = loggedPath(request.url);
  if (error instanceof AppError) {
    log.info({ requestId, method, path, error: error.kind, code: ERRORS[error.kind].code }, "refused");
    return error;
  }
  if (isUnavailable(error) || isConflict(error)) {
    log.warn({ requestId, method, path }, "what this needs is away");
    return new AppError("unavailable", { retryAfter: AWAY_SECONDS });
  }
  if (error instanceof CallerLeft) log.info({ requestId, method, path }, "the caller left");
  else log.error({ requestId, method, path, error: traceOf(error) }, "failed");
  return new AppError("internal");
}

/** A database that went away is mostly back by then (docs/operating.md). */
const AWAY_SECONDS = 2;

/** Words of our own addresses, and ids of rows. */
const LOGGED_PART = /^([a-z0-9-]{0,24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The path alone, a query may hold names; of the path no tokens of trips, and nothing that a caller has put where an id belongs. */
function loggedPath(url: string): string {
  const parts = new URL(url).pathname.split("/");
  return parts.map((part) => (LOGGED_PART.test(part) ? part : "*")).join("/");
}
