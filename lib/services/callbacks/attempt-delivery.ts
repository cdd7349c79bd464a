import { oneOf } from "@/lib/domain/one-of";
import type { AttemptOutcome } from "@/lib/domain/webhooks/attempt";
import { ENDPOINT_KINDS } from "@/lib/domain/webhooks/endpoint";
import { type SenderLimits, sendCallback } from "../callback-sender/send-callback";
import { callbackRequest } from "./callback-request";
import type { DeliveryRecord } from "./delivery-record";

/** One attempt as it is written into the log. */
export type Attempt = AttemptOutcome & { startedAt: Date; durationMs: number };

/** Sends a delivery's message once; changes nothing. */
export async function attemptDelivery({ event, endpoint }: DeliveryRecord, now: Date, limits?: SenderLimits): Promise<Attempt> {
  const request = callbackRequest({ ...endpoint, kind: oneOf(ENDPOINT_KINDS, endpoint.kind) }, event, now);
  return { ...(await sendCallback({ url: endpoint.url, ...request }, limits)), startedAt: now };
}
