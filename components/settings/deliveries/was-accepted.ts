import type { CallbackAttempt } from "@/lib/contracts/callbacks";
import { isAccepted } from "@/lib/domain/webhooks/attempt";

/** Whether the address has taken the message. */
export function wasAccepted({ status }: Pick<CallbackAttempt, "status">): boolean {
  return status !== null && isAccepted({ status, error: null });
}
