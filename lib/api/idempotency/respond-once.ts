import { createHash } from "node:crypto";
import { z } from "zod";
import type { OperationName } from "@/lib/contracts/operations";
import { AppError } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import type { PartnerContext } from "@/lib/services/access/partner-context";
import { claimRequest, type RequestClaim, type StoredResponse } from "@/lib/services/idempotency/claim-request";
import { type Effect, findEffect } from "@/lib/services/idempotency/find-effect";
import { recallEffect } from "@/lib/services/idempotency/recall-effect";
import { releaseRequest, storeResponse } from "@/lib/services/idempotency/store-response";
import { type ApiResponse, bodyText } from "../representation/api-response";
import { accept, type Exchange, refuse } from "../request/exchange";

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

/** Refusals that a repetition may overcome by itself; with them everything from 500 up. */
const NOT_FINAL: readonly number[] = [401, 403, 410, 429];

function isFinal(status: number): boolean {
  return status < 500 && !NOT_FINAL.includes(status);
}

/**
 * One effect and one response for an Idempotency-Key: the first final response is stored, and given again byte for byte.
 * @throws AppError idempotency_key_reused; processing where another request with the key is still at work; body_too_large
 */
export async function respondOnce(once: Once): Promise<ApiResponse> {
  const claim = claimOf(once, await once.exchange.readText());
  const claimed = await claimRequest(claim);
  if ("response" in claimed) return replay(claimed.response);
  return settle(claim, await actOnce(once, claim.requestKey, claimed.effect));
}

/** Does it, unless it is done: the process that did it may have died before its response was stored. */
async function actOnce(once: Once, requestKey: string, done: Effect | null): Promise<ApiResponse> {
  const { exchange, act } = once;
  try {
    if (done) return await recall(once, done);
    return accept(exchange, await act(requestKey));
  } catch (error) {
    // It may have failed after its effect, or because another process was slow rather than dead and came first.
    const effect = done ? null : await findEffect(requestKey).catch(() => null);
    return effect ? recall(once, effect).catch((other: unknown) => refuse(exchange, other)) : refuse(exchange, error);
  }
}

async function recall({ exchange, operation, partner }: Once, effect: Effect): Promise<ApiResponse> {
  return accept(exchange, await recallEffect({ operation, partner, effect, locale: exchange.locale }));
}

/** Stores a final response. Where it cannot be stored it is given all the same: a repetition will find the effect. */
async function settle(claim: RequestClaim, response: ApiResponse): Promise<ApiResponse> {
  try {
    if (!isFinal(response.status)) await releaseRequest(claim);
    else {
      const earlier = await storeResponse(claim, { status: response.status, body: bodyText(response) });
      if (earlier) return replay(earlier);
    }
  } catch {
    log.error({ requestId: response.requestId }, "could not store the response to an Idempotency-Key");
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
    requestHash: sha256(`${request.method} ${pathname}\n${body}`),
    requestKey: sha256(`${partner.id}\n${key}`).toString("hex"),
    now,
  };
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
