import type { z } from "zod";
import type { RefundRequestDetail, refundDecision } from "@/lib/contracts/operator";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { readRefundRequest } from "./read-refund-request";
import { rejectRefundRequest } from "./reject-refund-request";
import { settleRefundRequest } from "./settle-refund-request";

interface Decide {
  requestId: string;
  decision: z.output<typeof refundDecision>;
  /** `operator:<user id>` */
  actor: string;
  locale: Locale;
  now: Date;
}

/**
 * Settles or rejects a refund request.
 * @returns the request as it is now
 * @throws AppError those of settleRefundRequest
 */
export async function decideRefundRequest({ requestId, decision, actor, locale, now }: Decide): Promise<RefundRequestDetail> {
  const { note } = decision;
  if (decision.decision === "reject") await rejectRefundRequest({ requestId, actor, note, now });
  else {
    const { fare, taxes, fee } = decision;
    const settlement = { fareMinor: fromMajor(fare), taxesMinor: fromMajor(taxes), feeMinor: fromMajor(fee) };
    await settleRefundRequest({ requestId, ...settlement, actor, note, now });
  }
  return readRefundRequest({ requestId, locale, now });
}
