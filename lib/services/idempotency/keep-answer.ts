import { z } from "zod";
import { runStatement } from "@/lib/db";
import type { KeptAnswer, RequestClaim } from "./claim-request";

const KEEP = {
  name: "keep_answer",
  text: `update idempotency_record set status = $4, body = $5, locked_until = null
    where partner_id = $1::uuid and key_hash = $2 and request_hash = $3 and status is null returning 1`,
};

const KEPT = {
  name: "kept_answer",
  text: "select status, body from idempotency_record where partner_id = $1::uuid and key_hash = $2 and request_hash = $3",
};

const RELEASE = {
  name: "release_request",
  text: `update idempotency_record set locked_until = null
    where partner_id = $1::uuid and key_hash = $2 and request_hash = $3 and status is null`,
};

const kept = z.array(z.object({ status: z.int().nullable(), body: z.string().nullable() })).max(1);

/** What names the record, as the statements take it. */
function recordOf({ partnerId, keyHash, requestHash }: RequestClaim): [string, Buffer, Buffer] {
  return [partnerId, keyHash, requestHash];
}

/**
 * Keeps the answer that a request with an Idempotency-Key gets.
 * @returns the answer that was kept before, where somebody took this slow request for dead; null where there was none
 */
export async function keepAnswer(claim: RequestClaim, { status, body }: KeptAnswer): Promise<KeptAnswer | null> {
  if ((await runStatement(KEEP, [...recordOf(claim), status, body])).length > 0) return null;
  const [earlier] = kept.parse(await runStatement(KEPT, recordOf(claim)));
  return earlier && earlier.status !== null && earlier.body !== null ? { status: earlier.status, body: earlier.body } : null;
}

/** Lets the same request act again under its key: its answer was none to keep. */
export async function releaseRequest(claim: RequestClaim): Promise<void> {
  await runStatement(RELEASE, recordOf(claim));
}
