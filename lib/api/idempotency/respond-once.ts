import { createHash } from "node:crypto";
import { z } from "zod";
import type { OperationName } from "@/lib/contracts/operations";
import { AppError, type ErrorName } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import type { PartnerContext } from "@/lib/services/access/partner-context";
import { claimRequest, type RequestClaim, type StoredResponse } from "@/lib/services/idempotency/claim-request";
import { type Effect, findEffect } from "@/lib/services/idempotency/find-effect";
import { recallEffect } from "@/lib/services/idempotency/recall-effect";
import { releaseRequest, storeResponse } from "@/lib/services/idempotency/store-response";
import { isUnavailable } from "@/lib/util/unavailable";
import { type ApiResponse, bodyText } from "../representation/api-response";
import { accept, type Exchange, refuse } from "../request/exchange";
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
 * Mistakes in the request itself: the same bytes are refused for ever. Whatever hangs on money, prices, seats, time or the state of a booking
 * may be put right, and the same key then acts.
 */
const MISTAKES: ReadonlySet<ErrorName> = new Set([
  ...(["bad_json", "too_deep", "too_many_parameters", "validation", "bad_format"] as const),
  ...(["first_name_missing", "last_name_missing", "birthdate_missing", "document_missing", "passenger_field_missing"] as const),
  ...(["payer_email_missing", "payer_phone_missing", "name_length", "names_too_long", "cyrillic_not_allowed"] as const),
  ...(["counts_mismatch", "wrong_passenger_types", "infant_needs_adult", "passenger_invalid"] as const),
]);

/** A response, and whether it is the key's own from now on. */
interface Acted {
  response: ApiResponse;
  isKept: boolean;
}

function refused(exchange: Exchange, error: unknown): Acted {
  return { response: refuse(exchange, error), isKept: error instanceof AppError && MISTAKES.has(error.kind) && !error.mayPass };
}

/**
 * One effect and one response for an Idempotency-Key: the response of the effect, or of a mistake in the request, is stored and given again byte for
 * byte. After any other refusal the key acts again.
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
    return { response: accept(exchange, await act(requestKey)), isKept: true };
  } catch (error) {
    // It may have failed after its effect, or because another process was slow rather than dead and came first.
    const effect = done ? null : await findEffect(requestKey).catch(() => null);
    return effect ? recall(once, effect).catch((other: unknown) => refused(exchange, other)) : refused(exchange, error);
  }
}

async function recall({ exchange, operation, partner }: Once, effect: Effect): Promise<Acted> {
  return { response: accept(exchange, await recallEffect({ operation, partner, effect, locale: exchange.locale })), isKept: true };
}

/**
 * Stores a response that is kept, and frees the key after any other. Where that cannot be done now, the response is given all the same: it is done
 * as soon as it can be, and a repetition that comes before waits for it, or finds the effect.
 */
async function settle(claim: RequestClaim, { response, isKept }: Acted): Promise<ApiResponse> {
  const { requestId, status } = response;
  const store = () => storeResponse(claim, { status, body: bodyText(response) });
  try {
    if (!isKept) await releaseRequest(claim);
    else {
      const earlier = await store();
      if (earlier) return replay(earlier);
    }
  } catch {
    log.error({ requestId }, "could not store the response to an Idempotency-Key; trying again");
    settleLater(isKept ? store : () => releaseRequest(claim));
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
