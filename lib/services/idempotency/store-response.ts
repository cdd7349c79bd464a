import { z } from "zod";
import { runStatement } from "@/lib/db";
import type { RequestClaim, StoredResponse } from "./claim-request";

const STORE = {
  name: "store_response",
  text: `update idempotency_record set status = $4, body = $5, locked_until = null
    where partner_id = $1::uuid and key_hash = $2 and request_hash = $3 and status is null returning 1`,
};

const STORED = {
  name: "stored_response",
  text: "select status, body from idempotency_record where partner_id = $1::uuid and key_hash = $2 and request_hash = $3",
};

const RELEASE = {
  name: "release_request",
  text: `update idempotency_record set locked_until = null
    where partner_id = $1::uuid and key_hash = $2 and request_hash = $3 and status is null`,
};

const stored = z.array(z.object({ status: z.int().nullable(), body: z.string().nullable() })).max(1);

/** What names the record, as the statements take it. */
function recordOf({ partnerId, keyHash, requestHash }: RequestClaim): [string, Buffer, Buffer] {
  return [partnerId, keyHash, requestHash];
}

/**
 * Stores the response that a request with an Idempotency-Key gets.
 * @returns the response that was stored before, where somebody took this slow request for dead; null where there was none
 */
export async function storeResponse(claim: RequestClaim, { status, body }: StoredResponse): Promise<StoredResponse | null> {
  if ((await runStatement(STORE, [...recordOf(claim), status, body])).length > 0) return null;
  const [earlier] = stored.parse(await runStatement(STORED, recordOf(claim)));
  return earlier && earlier.status !== null && earlier.body !== null ? { status: earlier.status, body: earlier.body } : null;
}

/** Lets the same request act again under its key: its response was none to store. */
export async function releaseRequest(claim: RequestClaim): Promise<void> {
  await runStatement(RELEASE, recordOf(claim));
}
