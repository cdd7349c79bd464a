/** What becomes of a request to the back office: the column refund_request.state. */
export const REFUND_REQUEST_STATES = ["open", "settled", "rejected"] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];
