import { STORED_HOURS } from "../../idempotency/claim-request";

/** What an endpoint keeps of the request that made its secret. */
interface KeyColumns {
  requestKey: Uint8Array<ArrayBuffer> | null;
  keyedAt: Date | null;
}

/** @param requestKey hex, from the Idempotency-Key; null where none was sent */
export function keyColumns(requestKey: string | null, now: Date): KeyColumns {
  return requestKey === null
    ? { requestKey: null, keyedAt: null }
    : { requestKey: new Uint8Array(Buffer.from(requestKey, "hex")), keyedAt: now };
}

/** Whether this request has made the present secret, and its answer was lost before it was stored. */
export function isRepeated(
  endpoint: { requestKey: Uint8Array | null; keyedAt: Date | null },
  requestKey: string | null,
  now: Date,
): boolean {
  if (requestKey === null || endpoint.requestKey === null || endpoint.keyedAt === null) return false;
  const isSame = Buffer.from(endpoint.requestKey).equals(Buffer.from(requestKey, "hex"));
  return isSame && now.getTime() - endpoint.keyedAt.getTime() < STORED_HOURS * 3_600_000;
}
