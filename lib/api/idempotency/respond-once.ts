import { createHash } from "node:crypto";
import { z } from "zod";
import { ERRORS } from "@/lib/contracts/errors";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { AppError } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { claimRequest, type RequestClaim, type StoredResponse } from "@/lib/services/channels/idempotency/claim-request";
import { type Effect, findEffect } from "@/lib/services/channels/idempotency/find-effect";
import { recallEffect } from "@/lib/services/channels/idempotency/recall-effect";
import { freeKey, releaseRequest, storeResponse } from "@/lib/services/channels/idempotency/store-response";
import { isUnavailable } from "@/lib/util/unavailable";
import { type ApiResponse, bodyText } from "../representation/api-response";
import { accept, type Exchange, refuse } from "../request/exchange";
import { meaningOf } from "./meaning-of";
import { settleLater } from "./settle-later";

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The header Idempotency-Key, or null where none was sent.
 * @throws AppError idempotency_key_invalid
 */
export function idempotencyKeyOf(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key !== null && !KEY.test(key)) throw new AppError("idempotency_key_invalid");
  return key;
}

interface Once {
  exchange: Exchange;
  operation: OperationName;
  partner: PartnerContext;
  /** The Idempotency-Key. */
  key: string;
  /** Does what the request asks, with what its effect is known by. */
  act: (requestKey: string) => Promise<unknown>;
}

/**
 * What becomes of the key: it is the effect's from now on, whose response is kept; or nothing was done, and any request may have it; or nobody knows
 * whether something was done, and this request alone may act again.
 */
type KeyEnd = "kept" | "free" | "in doubt";

interface Acted {
  response: ApiResponse;
  end: KeyEnd;
}

function refused(exchange: Exchange, error: unknown, isUndone: boolean): Acted {
  return { response: refuse(exchange, error), end: isUndone && isRefusal(error) ? "free" : "in doubt" };
}

/** Whether an error says that nothing was done; a carrier that has not confirmed yet (410) may have. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { status } = ERRORS[error.kind];
  return status < 500 && status !== 410;
}

/**
 * One effect and one response for an Idempotency-Key: the response of the effect is stored and given again byte for byte. A refusal does not use the key
 * up: the request that is put right may have it.
 * @throws AppError idempotency_key_reused; processing where another request with the key is still at work; body_too_large
 */
export async function respondOnce(once: Once): Promise<ApiResponse> {
  const claim = claimOf(once, await once.exchange.readText());
  const claimed = await claimRequest(claim).catch((error: unknown) => {
    // It may have got the key, and the answer that said so was lost.
    if (isUnavailable(error)) settleLater(() => releaseRequest(claim));
    throw error;
  });
  if ("response" in claimed) return replay(claimed.response);
  return settle(claim, await actOnce(once, claim.requestKey, claimed.effect));
}

/** Does it, unless it is done: the process that did it may have died before its response was stored. */
async function actOnce(once: Once, requestKey: string, done: Effect | null): Promise<Acted> {
  const { exchange, act } = once;
  try {
    if (done) return await recall(once, done);
    return { response: accept(exchange, await act(requestKey)), end: "kept" };
  } catch (error) {
    if (done) return refused(exchange, error, false);
    // It may have failed after its effect, or because another process was slow rather than dead and came first.
    const effect = await findEffect(requestKey).catch(() => "unknown" as const);
    if (effect === null || effect === "unknown") return refused(exchange, error, effect === null);
    return recall(once, effect).catch((other: unknown) => refused(exchange, other, false));
  }
}

async function recall({ exchange, operation, partner }: Once, effect: Effect): Promise<Acted> {
  return { response: accept(exchange, await recallEffect({ operation, partner, effect, locale: exchange.locale })), end: "kept" };
}

/**
 * Stores a response that is kept, and lets the key go after any other. Where that cannot be done now, the response is given all the same: it is done
 * as soon as it can be, and a repetition that comes before waits for it, or finds the effect.
 */
async function settle(claim: RequestClaim, { response, end }: Acted): Promise<ApiResponse> {
  const { requestId, status } = response;
  const settled = {
    kept: () => storeResponse(claim, { status, body: bodyText(response) }),
    free: () => freeKey(claim),
    "in doubt": () => releaseRequest(claim),
  }[end];
  try {
    const earlier = await settled();
    if (earlier) return replay(earlier);
  } catch {
    log.error({ requestId }, "could not store the response to an Idempotency-Key; trying again");
    settleLater(settled);
  }
  return response;
}

const envelope = z.object({ request_id: z.string() });

function replay({ status, body }: StoredResponse): ApiResponse {
  return { requestId: envelope.parse(JSON.parse(body)).request_id, status, body, retryAfter: null, replayed: true };
}

function claimOf({ exchange: { request, now }, partner, key }: Once, body: string): RequestClaim {
  const { pathname } = new URL(request.url);
  return {
    partnerId: partner.id,
    keyHash: sha256(key),
    requestHash: sha256(`${request.method} ${pathname}\n${meaningOf(body)}`),
    requestKey: sha256(`${partner.id}\n${key}`).toString("hex"),
    now,
  };
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
