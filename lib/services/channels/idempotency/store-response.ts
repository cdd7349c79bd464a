import { z } from "zod";
import { runStatement } from "@/lib/db";
import type { RequestClaim, StoredResponse } from "./claim-request";
import { openResponse, sealResponse } from "./response-body";

const STORE = {
  name: "store_response",
  text: `update idempotency_record set is_done = true, status = $4, body = $5, request_hash = $3, locked_until = null
    where partner_id = $1::uuid and key_hash = $2 and request_hash in ($3, '') and status is null returning 1`,
};

const STORED = {
  name: "stored_response",
  text: 'select is_done as "isDone", status, body from idempotency_record where partner_id = $1::uuid and key_hash = $2 and request_hash = $3',
};

/** Who took the key when is what tells two requests apart that had it one after the other. */
const RELEASE = {
  name: "release_request",
  text: `update idempotency_record set locked_until = null
    where partner_id = $1::uuid and key_hash = $2 and request_hash = $3 and status is null and created_at = $4::timestamptz`,
};

/** The effect of whoever is slow rather than dead may still come, until another request has the key. */
const FREE = {
  name: "free_key",
  text: `update idempotency_record set locked_until = null, request_hash = ''
    where partner_id = $1::uuid and key_hash = $2 and request_hash = $3 and not is_done and status is null and created_at = $4::timestamptz`,
};

const stored = z.array(z.object({ isDone: z.boolean(), status: z.int().nullable(), body: z.string().nullable() })).max(1);

/** What names the record, as the statements take it. */
function recordOf({ partnerId, keyHash, requestHash }: RequestClaim): [string, Buffer, Buffer] {
  return [partnerId, keyHash, requestHash];
}

/**
 * Stores the response that a request with an Idempotency-Key gets.
 * @returns the response that was stored before, where somebody took this slow request for dead; null where there was none
 */
export async function storeResponse(claim: RequestClaim, { status, body }: StoredResponse): Promise<StoredResponse | null> {
  if ((await runStatement(STORE, [...recordOf(claim), status, await sealResponse(claim, body)])).length > 0) return null;
  return (await findOutcome(claim)).response;
}

/** What a request with an Idempotency-Key has come to. */
export interface RequestOutcome {
  isDone: boolean;
  /** Null while there is none. */
  response: StoredResponse | null;
}

export async function findOutcome(claim: RequestClaim): Promise<RequestOutcome> {
  const [found] = stored.parse(await runStatement(STORED, recordOf(claim)));
  if (!found) return { isDone: false, response: null };
  const { isDone, status, body } = found;
  return { isDone, response: status === null || body === null ? null : { status, body: await openResponse(claim, body) } };
}

/** Lets the same request act again under its key: its response was none to store. Does nothing where the key is another one's by now. */
export async function releaseRequest(claim: RequestClaim): Promise<null> {
  await runStatement(RELEASE, [...recordOf(claim), claim.now]);
  return null;
}

/** Lets any request have the key: the one that had it was refused, and has done nothing. Does nothing where the key is another one's by now. */
export async function freeKey(claim: RequestClaim): Promise<null> {
  await runStatement(FREE, [...recordOf(claim), claim.now]);
  return null;
}
