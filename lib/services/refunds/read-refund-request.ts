import { validate } from "uuid";
import type { RefundRequestDetail } from "@/lib/contracts/operator";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { presentRefundRequestDetail } from "./present-refund-request";
import { findRefundRequests } from "./refund-request-record";

/** One request with everything that a decision needs. @throws AppError refund_request_not_found */
export async function readRefundRequest(options: { requestId: string; locale: Locale; now: Date }): Promise<RefundRequestDetail> {
  // PostgreSQL refuses a key of another form with an error of its own.
  const [request] = validate(options.requestId) ? await findRefundRequests([options.requestId]) : [];
  if (!request) throw new AppError("refund_request_not_found");
  return presentRefundRequestDetail(request, options);
}
