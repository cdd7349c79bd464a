import { createHash } from "node:crypto";
import { z } from "zod";
import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { claimRequest, type RequestClaim, type StoredResponse } from "@/lib/services/channels/idempotency/claim-request";
import { sealResponse } from "@/lib/services/channels/idempotency/response-body";
import { findOutcome, freeKey, releaseRequest, storeResponse } from "@/lib/services/channels/idempotency/store-response";
import { KEY_TAKEN, type KeptEffect, type RequestKey } from "@/lib/services/ground/idempotency/request-key";
import { sqlState } from "@/lib/services/ground/outbox/retry-conflict";
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
  partner: PartnerContext;
  /** The Idempotency-Key. */
  key: string;
  /** Does what the request asks, and gives the data of its response unless `read` does. */
  act: (key: RequestKey) => Promise<unknown>;
  /** Reads the data of the response once that is done; null where what was done says all. */
  read: (() => Promise<unknown>) | null;
}

/**
 * What becomes of the key: it is the effect's from now on, whose response is to be stored, or was stored with it; or nothing was done, and any request may have
 * it; or nobody knows whether something was done, and this request alone may act again.
 */
type KeyEnd = "stored" | "to store" | "free" | "in doubt";

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
  return settle(claim, claimed.isDone ? await readAgain(once) : await actOnce(once, claim));
}

/** Does it, and looks whether it is done where that fails: after its effect, or because another process that was slow rather than dead came first. */
async function actOnce(once: Once, claim: RequestClaim): Promise<Acted> {
  const { exchange, act, read } = once;
  const key = new StoredWithEffect(once, claim);
  try {
    const data = await act(key);
    if (key.response && key.data === data) return { response: key.response, end: "stored" };
    return { response: accept(exchange, read ? await read() : data), end: "to store" };
  } catch (error) {
    const outcome = await findOutcome(claim).catch(() => null);
    if (outcome?.response) return { response: replay(outcome.response, exchange.requestId), end: "stored" };
    if (outcome?.isDone) return readAgain(once);
    const isTaken = outcome !== null && sqlState(error) === KEY_TAKEN;
    return refused(exchange, isTaken ? new AppError("idempotency_key_reused") : error, outcome !== null);
  }
}

/** The response of what is done already. */
async function readAgain({ exchange, read }: Once): Promise<Acted> {
  try {
    if (!read) throw new Error("what was done is to have its response");
    return { response: accept(exchange, await read()), end: "to store" };
  } catch (error) {
    return refused(exchange, error, false);
  }
}

/** What the transaction of an effect stores: that it is there, and the response, unless that is read afterwards. */
class StoredWithEffect implements RequestKey {
  /** The last data that were to be stored, and their response. An attempt that fails, or is too late, stores nothing, and another follows it. */
  data: unknown;
  response: ApiResponse | null = null;

  constructor(
    private readonly once: Once,
    private readonly claim: RequestClaim,
  ) {}

  async keep(data: unknown): Promise<KeptEffect> {
    this.data = data;
    this.response = this.once.read ? null : accept(this.once.exchange, data);
    const { partnerId, keyHash, requestHash } = this.claim;
    return {
      partnerId,
      keyHash: keyHash.toString("hex"),
      requestHash: requestHash.toString("hex"),
      response: this.response && { status: this.response.status, body: await sealResponse(this.claim, bodyText(this.response)) },
    };
  }
}

/**
 * Stores a response that is to be stored, and lets the key go where nothing was done. Where that cannot be done now, the response is given all the same: it is
 * done as soon as it can be, and a repetition that comes before waits for it.
 */
async function settle(claim: RequestClaim, { response, end }: Acted): Promise<ApiResponse> {
  if (end === "stored") return response;
  const { requestId, status } = response;
  const settled = {
    "to store": () => storeResponse(claim, { status, body: bodyText(response) }),
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

/** @param own id of the request that is answered, whose own response may have been stored though it failed */
function replay({ status, body }: StoredResponse, own: string | null = null): ApiResponse {
  const requestId = envelope.parse(JSON.parse(body)).request_id;
  return { requestId, status, body, retryAfter: null, replayed: requestId !== own };
}

function claimOf({ exchange: { request, now }, partner, key }: Once, body: string): RequestClaim {
  const { pathname } = new URL(request.url);
  return {
    partnerId: partner.id,
    keyHash: sha256(key),
    requestHash: sha256(`${request.method} ${pathname}\n${meaningOf(body)}`),
    now,
  };
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
