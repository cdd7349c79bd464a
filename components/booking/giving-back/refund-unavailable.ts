import { ApiError } from "@/lib/client/calls/api-error";

/** interface-facts: refund unavailable. */
const REFUND_UNAVAILABLE = 5233;

/** Whether the fare rules give nothing back at this moment. */
export function isRefundUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.code === REFUND_UNAVAILABLE;
}
