import { z } from "zod";

const ofBooking = z.object({ bookingId: z.uuid() });
const nothing = z.object({});

/** Every task of the queue, with what its jobs carry. Never names or documents: jobs are logged. */
export const TASKS = {
  expire_booking: ofBooking,
  issue_tickets: ofBooking,
  make_receipts: ofBooking,
  /** Each minute. */
  sweep_stuck_bookings: nothing,
  /** Each hour. */
  forget_shown_offers: nothing,
  /** Each hour. */
  forget_expired: nothing,
} as const;

export type TaskName = keyof typeof TASKS;

/** One job to queue, as the SQL function `queue_jobs` takes it. */
export interface QueuedJob {
  task: TaskName;
  payload: { bookingId: string };
  /** ISO 8601; now where absent. */
  runAt?: string;
  /** A second job with the same key takes the place of the first. */
  jobKey: string;
  /** Only for a key that cannot have been used before: twice as fast, as no older job is looked for. */
  jobKeyMode?: "unsafe_dedupe";
  maxAttempts?: number;
}

/** The waits between attempts double and more: eight take about half an hour together. */
const TICKETING_ATTEMPTS = 8;

/** To be queued once, with its booking. */
export function expiryJob(bookingId: string, at: Date): QueuedJob {
  const jobKey = `expire:${bookingId}`;
  return { task: "expire_booking", payload: { bookingId }, runAt: at.toISOString(), jobKey, jobKeyMode: "unsafe_dedupe" };
}

export function ticketingJob(bookingId: string, at: Date): QueuedJob {
  // The sweep looks for this key.
  const jobKey = `ticket:${bookingId}`;
  return { task: "issue_tickets", payload: { bookingId }, runAt: at.toISOString(), jobKey, maxAttempts: TICKETING_ATTEMPTS };
}

/** A receipt that is missing is made when somebody asks for it: no need to insist. */
const RECEIPT_ATTEMPTS = 5;

export function receiptsJob(bookingId: string): QueuedJob {
  return { task: "make_receipts", payload: { bookingId }, jobKey: `receipts:${bookingId}`, maxAttempts: RECEIPT_ATTEMPTS };
}
