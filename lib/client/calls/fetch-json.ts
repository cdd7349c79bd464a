import { ALL_TEXTS_HEADER, type ErrorTexts } from "@/lib/contracts/error-texts";
import type { ErrorEnvelope } from "@/lib/contracts/shared";
import { learnServerTime } from "../server-clock";
import { ApiError } from "./api-error";

interface Call {
  /** From lib/client/calls/paths.ts */
  path: string;
  signal?: AbortSignal | undefined;
  /** Beside those that every call sends. */
  headers?: Record<string, string> | undefined;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/**
 * The service is of the same build as the page, and types hold it to the contract: the answer is taken at its word, without zod in the page
 * (docs/decisions/2026-11-24-light-pages.md).
 * @typeParam Data of the envelope: the type that the contract exports beside the schema of this path
 * @returns `data` of the envelope
 * @throws ApiError for every other answer; with status 0 where none came, or none whole: nobody knows then what was done
 */
export function getJson<Data>(call: Call): Promise<Data> {
  return send("GET", call);
}

/** As getJson, with a JSON body. */
export function postJson<Data>(call: Call & { body?: unknown }): Promise<Data> {
  return send("POST", call, JSON.stringify(call.body ?? {}));
}

/** As getJson, with a JSON body of what is to be changed. */
export function patchJson<Data>(call: Call & { body: unknown }): Promise<Data> {
  return send("PATCH", call, JSON.stringify(call.body));
}

/** As getJson, with a file as the body. */
export function postFile<Data>(call: Call & { file: Blob }): Promise<Data> {
  return send("POST", call, call.file);
}

/** As getJson. */
export function deleteJson<Data>(call: Call): Promise<Data> {
  return send("DELETE", call);
}

async function send<Data>(method: Method, call: Call, body?: string | Blob): Promise<Data> {
  const response = await reach(call.path, {
    method,
    headers: { ...headers(body), ...call.headers },
    body: body ?? null,
    signal: call.signal ?? null,
  });
  learnServerTime(response.headers.get("date"));
  const answer: unknown = await response.json().catch(() => null);
  call.signal?.throwIfAborted();
  if (response.status === 200 && isEnvelope<Data>(answer)) return answer.data;
  if (isErrorEnvelope(answer)) throw new ApiError(response.status, answer);
  throw new ApiError(response.ok ? 0 : response.status);
}

/** What stands between us and the service may answer with a page of its own, and an answer may be cut on its way. */
function isEnvelope<Data>(answer: unknown): answer is { data: Data } {
  return typeof answer === "object" && answer !== null && "data" in answer;
}

function isErrorEnvelope(answer: unknown): answer is ErrorEnvelope & ErrorTexts {
  return typeof answer === "object" && answer !== null && "error_code" in answer && "message" in answer;
}

/** The portal header cannot be sent by a form of another site; the server asks for it beside the session cookie. */
function headers(body: string | Blob | undefined): Record<string, string> {
  const common = { "Accept-Language": document.documentElement.lang, "X-Parvoz-Portal": "1", [ALL_TEXTS_HEADER]: "all" };
  if (body === undefined) return common;
  return { ...common, "Content-Type": typeof body === "string" ? "application/json" : "application/octet-stream" };
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    // A payment that is redirected becomes another call, whose page is no answer to it.
    return await fetch(path, { ...init, credentials: "same-origin", redirect: "error" });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0);
  }
}
