import type { AttemptOutcome } from "@/lib/domain/webhooks/attempt";
import { type Callback, type SenderLimits, sendCallback } from "../sender/send-callback";
import { callbackRequest } from "./callback-request";
import type { DeliveryRecord } from "./delivery-record";

/** One attempt as it is written into the log. */
export type Attempt = AttemptOutcome & { startedAt: Date; durationMs: number };

/** What an attempt sends, signed for this moment. @throws Error where the secret cannot be opened: nothing was tried then */
export function prepareAttempt({ event, endpoint }: DeliveryRecord, now: Date): Callback {
  return { url: endpoint.url, ...callbackRequest({ ...endpoint, kind: endpoint.kind }, event, now) };
}

/** Sends it once; changes nothing. */
export async function makeAttempt(callback: Callback, now: Date, limits?: SenderLimits): Promise<Attempt> {
  return { ...(await sendCallback(callback, limits)), startedAt: now };
}
