import { createHash } from "node:crypto";
import { z } from "zod";
import type { OperationName } from "@/lib/contracts/operations";
import { log } from "@/lib/log";
import type { PartnerContext } from "@/lib/services/access/partner-context";
import { claimRequest, type KeptAnswer, type RequestClaim } from "@/lib/services/idempotency/claim-request";
import { type Effect, findEffect } from "@/lib/services/idempotency/find-effect";
import { keepAnswer, releaseRequest } from "@/lib/services/idempotency/keep-answer";
import { recallEffect } from "@/lib/services/idempotency/recall-effect";
import { type Reply, textOf } from "../representation/envelope";
import { accept, type Exchange, refuse } from "../request/exchange";

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
 * One effect and one answer for an Idempotency-Key: the first final answer is kept, and given again byte for byte.
 * @throws AppError idempotency_key_reused; processing where another request with the key is still at work; body_too_large
 */
export async function answerOnce(once: Once): Promise<Reply> {
  const claim = claimOf(once, await once.exchange.readText());
  const claimed = await claimRequest(claim);
  if ("answer" in claimed) return replay(claimed.answer);
  const reply = await actOnce(once, claim.requestKey, claimed.effect);
  return settle(claim, reply);
}

/** Does it, unless it is done: the process that did it may have died before its answer was kept. */
async function actOnce(once: Once, requestKey: string, done: Effect | null): Promise<Reply> {
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

async function recall({ exchange, operation, partner }: Once, effect: Effect): Promise<Reply> {
  return accept(exchange, await recallEffect({ operation, partner, effect, locale: exchange.locale }));
}

/** Keeps a final answer. Where it cannot be kept it is given all the same: a repetition will find the effect. */
async function settle(claim: RequestClaim, reply: Reply): Promise<Reply> {
  try {
    if (!isFinal(reply.status)) await releaseRequest(claim);
    else {
      const earlier = await keepAnswer(claim, { status: reply.status, body: textOf(reply.body) });
      if (earlier) return replay(earlier);
    }
  } catch {
    log.error({ requestId: reply.requestId }, "could not keep the answer to an Idempotency-Key");
  }
  return reply;
}

const envelope = z.object({ request_id: z.string() });

function replay({ status, body }: KeptAnswer): Reply {
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
