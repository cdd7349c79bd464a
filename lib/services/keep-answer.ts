import { db } from "@/lib/db";
import type { KeptAnswer, RequestClaim } from "./claim-request";

function recordOf({ partnerId, keyHash, requestHash }: RequestClaim) {
  return { partnerId, keyHash: new Uint8Array(keyHash), requestHash: new Uint8Array(requestHash) };
}

/**
 * Keeps the answer that a request with an Idempotency-Key gets.
 * @returns the answer that was kept before, where somebody took this slow request for dead; null where there was none
 */
export async function keepAnswer(claim: RequestClaim, { status, body }: KeptAnswer): Promise<KeptAnswer | null> {
  const where = recordOf(claim);
  const { count } = await db().idempotencyRecord.updateMany({
    where: { ...where, status: null },
    data: { status, body, lockedUntil: null },
  });
  if (count > 0) return null;
  const kept = await db().idempotencyRecord.findFirst({ where, select: { status: true, body: true } });
  return kept && kept.status !== null && kept.body !== null ? { status: kept.status, body: kept.body } : null;
}

/** Lets the same request act again under its key: its answer was none to keep. */
export async function releaseRequest(claim: RequestClaim): Promise<void> {
  await db().idempotencyRecord.updateMany({ where: { ...recordOf(claim), status: null }, data: { lockedUntil: null } });
}
