import { z } from "zod";

/** What becomes of a request to the back office: the column refund_request.state. */
export const REFUND_REQUEST_STATES = ["open", "settled", "rejected"] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

/** Why a partner asks: the column refund_request.reason. */
export const REFUND_REASONS = ["illness", "death_in_family", "schedule_change", "visa_refused", "duplicate", "other"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What of a booking a request is about: who gives back which directions, from 0. The column refund_request.part. */
export const requestedPart = z.array(z.object({ passengerId: z.string(), directions: z.array(z.int()).min(1) })).min(1);
export type RequestedPart = z.infer<typeof requestedPart>;

/** Who talks about a request: the column refund_message.side. */
export const REQUEST_SIDES = ["partner", "office"] as const;
export type RequestSide = (typeof REQUEST_SIDES)[number];

/** How many files a request can have. */
export const MOST_FILES = 5;
/** Bytes of one of them. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** How many messages both sides can write together. */
export const MOST_MESSAGES = 200;
