import { z } from "zod";
import { errorEnvelope } from "@/lib/contracts/shared";
import { ApiError } from "./api-error";
import { learnServerTime } from "./server-clock";

// The pages' security policy forbids eval; without this zod would try it once and the browser would report a violation.
z.config({ jitless: true });

interface Call<Schema extends z.ZodType> {
  /** From lib/client/paths.ts */
  path: string;
  /** What `data` of the envelope must be. */
  schema: Schema;
  signal?: AbortSignal | undefined;
  /** Beside those that every call sends. */
  headers?: Record<string, string> | undefined;
}

const envelope = z.object({ data: z.unknown() });

type Method = "GET" | "POST" | "DELETE";

/**
 * @returns `data` of the envelope, checked
 * @throws ApiError for every other answer, and where the server was not reached
 */
export function getJson<Schema extends z.ZodType>(call: Call<Schema>): Promise<z.output<Schema>> {
  return send("GET", call);
}

/** As getJson, with a JSON body. */
export function postJson<Schema extends z.ZodType>(call: Call<Schema> & { body?: unknown }): Promise<z.output<Schema>> {
  return send("POST", call, JSON.stringify(call.body ?? {}));
}

/** As getJson. */
export function deleteJson<Schema extends z.ZodType>(call: Call<Schema>): Promise<z.output<Schema>> {
  return send("DELETE", call);
}

async function send<Schema extends z.ZodType>(method: Method, call: Call<Schema>, body?: string): Promise<z.output<Schema>> {
  const response = await reach(call.path, {
    method,
    headers: { ...headers(body), ...call.headers },
    body: body ?? null,
    signal: call.signal ?? null,
  });
  learnServerTime(response.headers.get("date"));
  const answer: unknown = await response.json().catch(() => null);
  if (response.status !== 200) throw new ApiError(response.status, errorEnvelope.safeParse(answer).data);
  return call.schema.parse(envelope.parse(answer).data);
}

/** The portal header cannot be sent by a form of another site; the server asks for it beside the session cookie. */
function headers(body: string | undefined): Record<string, string> {
  const common = { "Accept-Language": document.documentElement.lang, "X-Parvoz-Portal": "1" };
  return body === undefined ? common : { ...common, "Content-Type": "application/json" };
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: "same-origin" });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0);
  }
}
