import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { runStatement } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { openResponse } from "./response-body";

/** A key, and the response to it, is stored so long. */
const STORED_HOURS = 24;
/**
 * Who has not answered by then is taken for dead, and whoever waits under the same key takes over, before its own wait ends. A statement ends after six
 * seconds, and who was slow rather than dead finds that the key has had the other's effect.
 */
const LEASE_SECONDS = 9;
/** How long to wait for another request with the same key, milliseconds: about ten seconds together. */
const PAUSES = [25, 50, 100, 200, 400, 800, 1200, 1600, 1600, 2000, 2000];

/** A request with an Idempotency-Key. */
export interface RequestClaim {
  partnerId: string;
  keyHash: Buffer;
  /** Of method, path and what the body means. A record that no request has any more keeps an empty one. */
  requestHash: Buffer;
  now: Date;
}

export interface StoredResponse {
  status: number;
  body: string;
}

type Claimed = { isDone: boolean } | { response: StoredResponse };

const row = z.object({
  claimed: z.boolean(),
  same: z.boolean().nullable(),
  status: z.int().nullable(),
  body: z.string().nullable(),
  isDone: z.boolean().nullable(),
});

/**
 * Takes a key for a request to act under, or finds the response that was given under it. While another request is at work under the key
 * it waits for that one's response.
 * @returns `isDone` where an earlier request has had its effect and died, or failed, before its response was stored
 * @throws AppError idempotency_key_reused where the key belongs to another request; processing where the other one takes too long
 */
export async function claimRequest(claim: RequestClaim): Promise<Claimed> {
  for (const pause of [0, ...PAUSES]) {
    if (pause > 0) await wait(pause);
    const { claimed, same, status, body, isDone } = await tryClaim(claim);
    if (claimed) return { isDone: isDone === true };
    if (same === false) throw new AppError("idempotency_key_reused");
    if (status !== null && body !== null) return { response: { status, body: await openResponse(claim, body) } };
  }
  throw new AppError("processing");
}

/**
 * One statement, so that of two requests at once one gets the key. What it reads beside is as it was before. How long a key is held goes by
 * the database's clock, which all processes share: one whose clock is ahead must not take the others for dead.
 */
const CLAIM = {
  name: "claim_request",
  text: `
    with claim as (
      insert into idempotency_record as r (partner_id, key_hash, request_hash, locked_until, created_at, expires_at)
      values ($1::uuid, $2::bytea, $3::bytea, now() + $5::float * interval '1 second', $4::timestamptz, $6::timestamptz)
      on conflict (partner_id, key_hash) do update
         set request_hash = excluded.request_hash, locked_until = excluded.locked_until, status = null, body = null,
             is_done = r.is_done and r.expires_at > $4, created_at = excluded.created_at, expires_at = excluded.expires_at
       where r.expires_at <= $4
          or (r.status is null and r.request_hash in (excluded.request_hash, '') and (r.locked_until is null or r.locked_until <= now()))
      returning r.is_done)
    select exists (select from claim) as claimed, (select is_done from claim) as "isDone", r.request_hash in ($3, '') as same, r.status, r.body
      from (select) one left join idempotency_record r on r.partner_id = $1 and r.key_hash = $2`,
};

async function tryClaim({ partnerId, keyHash, requestHash, now }: RequestClaim): Promise<z.infer<typeof row>> {
  const expiresAt = new Date(now.getTime() + STORED_HOURS * 3_600_000);
  const [claimed] = await runStatement(CLAIM, [partnerId, keyHash, requestHash, now, LEASE_SECONDS, expiresAt]);
  return row.parse(claimed);
}
