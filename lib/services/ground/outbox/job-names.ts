import { z } from "zod";
import { LOCALES } from "@/lib/domain/localized";

/** The request that led to the job, for the log; absent where there was none. */
const requestId = z.string().max(64).optional();
const ofBooking = z.object({ bookingId: z.uuid(), requestId });
const ofBookingEvent = z.object({ bookingEventId: z.string().regex(/^\d+$/), requestId });
const ofAccountEvent = z.object({ accountEventId: z.string().regex(/^\d+$/) });
/** `attempt` from 1: whoever comes second with the same number does nothing. */
const ofDelivery = z.object({ deliveryId: z.uuid(), attempt: z.int(), requestId });
/** `attempt` from 1: whoever comes second with the same number does nothing. */
const ofMail = z.object({ mailId: z.uuid(), attempt: z.int(), requestId });
/** The address is sealed for the job alone. */
const ofResetRequest = z.object({ id: z.uuid(), sealedEmail: z.string(), locale: z.enum(LOCALES), requestId });
/** `unbooked`: what was asked of whom, for a booking that may never have been written. */
const ofRelease = ofBooking.extend({
  passengerIds: z.array(z.uuid()).optional(),
  unbooked: z.object({ supplier: z.string(), reference: z.string() }).optional(),
});
const ofUpload = z.object({ uploadId: z.uuid(), requestId });
/** `proposalId`: by which an agency was closed. */
const ofClosing = z.object({ proposalId: z.uuid(), requestId });
const ofCancellation = z.object({ cancellationId: z.int(), requestId });
/** `day`: prices that flights of that local day decide, `watchId`: that of one watch, `partnerId`: those of one agency; all where none is named. */
const ofWatches = z.object({ day: z.string().max(10).optional(), watchId: z.uuid().optional(), partnerId: z.uuid().optional(), requestId });
const nothing = z.object({ requestId });

/** Every task of the queue, with what its jobs carry. Never names or documents: jobs are logged. */
export const TASKS = {
  expire_booking: ofBooking,
  issue_tickets: ofBooking,
  release_hold: ofRelease,
  make_receipts: ofBooking,
  record_airline_cancellation: ofBooking,
  record_disruption: ofBooking,
  answer_sandbox_refund: ofBooking,
  /** Each minute. */
  sweep_stuck_bookings: nothing,
  /** Each minute. */
  settle_overdue_changes: nothing,
  /** Each minute. */
  recount_oversales: nothing,
  /** Each five minutes. */
  make_due_lists: nothing,
  /** Queued where lists are due that their carriers get by mail. */
  mail_lists: nothing,
  /** Each hour. */
  purge_shown_offers: nothing,
  /** Each hour. */
  purge_expired: nothing,
  /** Each hour. */
  purge_key_calls: nothing,
  /** Each hour. */
  sum_deposit_days: nothing,
  /** Telephones and documents. */
  index_phones: nothing,
  /** Each five minutes. */
  number_acts: nothing,
  /** Each five minutes. */
  make_due_reports: nothing,
  /** Queued where reports were made that are to be mailed. */
  mail_reports: nothing,
  /** Each five minutes. */
  apply_agreed_terms: nothing,
  /** Each five minutes. */
  lapse_charter_papers: nothing,
  /** Queued with the change, by the SQL function jobs_of_event. */
  announce_event: ofBookingEvent,
  /** Queued by a trigger on ledger_account. */
  announce_account_event: ofAccountEvent,
  deliver_webhook: ofDelivery,
  /** Each minute. */
  sweep_deliveries: nothing,
  /** Queued with the change, by the SQL function jobs_of_event. */
  mail_event: ofBookingEvent,
  send_mail: ofMail,
  mail_reset_link: ofResetRequest,
  /** Each minute. */
  sweep_mails: nothing,
  /** Each hour. */
  purge_mails: nothing,
  /** Each hour. */
  purge_webhooks: nothing,
  /** Each five minutes: makes each month's key for personal data. */
  renew_data_keys: nothing,
  /** Each hour. */
  erase_old_bookings: nothing,
  /** Finds out what an uploaded file would change. */
  check_upload: ofUpload,
  apply_upload: ofUpload,
  /** Queued with the confirmation of a departure's cancellation. */
  refund_cancelled: ofCancellation,
  /** Queued with the closing of an agency. */
  release_closed: ofClosing,
  /** Queued by triggers, when data or what an agency pays and takes on top have changed, or seats have come free that watched prices are made of. */
  check_watches: ofWatches,
} as const;

export type TaskName = keyof typeof TASKS;

/** One job to queue, as the SQL function `queue_jobs_v1` takes it. */
export interface QueuedJob {
  task: TaskName;
  payload: z.input<(typeof TASKS)[TaskName]>;
  /** Jobs of one queue run one after the other, in all workers together. */
  queueName?: string;
  /** ISO 8601; now where absent. */
  runAt?: string;
  /** A second job with the same key takes the place of the first. */
  jobKey: string;
  maxAttempts?: number;
}

/** The same jobs, each with the request that leaves them. */
export function jobsOf(requestId: string | null | undefined, jobs: readonly QueuedJob[]): QueuedJob[] {
  return jobs.map((job) => (requestId ? { ...job, payload: { ...job.payload, requestId } } : job));
}

/** The waits between attempts double and more: eight take about half an hour together. */
const TICKETING_ATTEMPTS = 8;

/** Queued by the sweep shortly before the moment. */
export function expiryJob(bookingId: string, at: Date): QueuedJob {
  const jobKey = `expire:${bookingId}`;
  return { task: "expire_booking", payload: { bookingId }, runAt: at.toISOString(), jobKey };
}

export function ticketingJob(bookingId: string, at: Date): QueuedJob {
  // The sweep looks for this key.
  const jobKey = `ticket:${bookingId}`;
  return { task: "issue_tickets", payload: { bookingId }, runAt: at.toISOString(), jobKey, maxAttempts: TICKETING_ATTEMPTS };
}

/** A supplier lets go of what it holds for a booking that has ended; at a later moment, of one that may never be written. */
export function releaseJob(payload: z.input<typeof ofRelease>, at?: Date): QueuedJob {
  return { task: "release_hold", payload, jobKey: `release:${payload.bookingId}`, ...(at && { runAt: at.toISOString() }) };
}

/** The same of passengers who leave. @param booking.version the one that they leave */
export function partReleaseJob({ version, ...payload }: z.input<typeof ofRelease> & { version: number }): QueuedJob {
  return { task: "release_hold", payload, jobKey: `release:${payload.bookingId}:${version}` };
}

/** The carrier has cancelled the flight, or will at that moment. */
export function airlineCancellationJob(bookingId: string, at: Date): QueuedJob {
  const jobKey = `airline-cancel:${bookingId}`;
  return { task: "record_airline_cancellation", payload: { bookingId }, runAt: at.toISOString(), jobKey };
}

/** The supplier's own airline has changed the flights, or will at that moment. */
export function disruptionJob(bookingId: string, at: Date): QueuedJob {
  return { task: "record_disruption", payload: { bookingId }, runAt: at.toISOString(), jobKey: `disruption:${bookingId}` };
}

/** The sandbox's back office decides a refund request at that moment. */
export function sandboxRefundJob(bookingId: string, at: Date): QueuedJob {
  const jobKey = `sandbox-refund:${bookingId}`;
  return { task: "answer_sandbox_refund", payload: { bookingId }, runAt: at.toISOString(), jobKey };
}

/** The bookings of a departure that the house has cancelled go back. Carriers may be slow to confirm: the waits double and more. */
export function cancelledJob(cancellationId: number): QueuedJob {
  return {
    task: "refund_cancelled",
    payload: { cancellationId },
    jobKey: `refund-cancelled:${cancellationId}`,
    maxAttempts: CANCELLED_ATTEMPTS,
  };
}

/** The waits come to about six hours; who is left then is told on the page of the departure. */
const CANCELLED_ATTEMPTS = 10;

/** By then what was being booked or bought at a closing is written, or never will be. */
const WRITTEN_MS = 300_000;
/** The waits come to about six hours: few holds last longer. */
const CLOSED_ATTEMPTS = 10;

/** What a closed agency holds is released, and once more what it was just booking. @param now when it was closed */
export function closedJobs(proposalId: string, now: Date): QueuedJob[] {
  const job = { task: "release_closed", payload: { proposalId }, maxAttempts: CLOSED_ATTEMPTS } as const;
  const jobKey = `release-closed:${proposalId}`;
  return [
    { ...job, jobKey },
    { ...job, jobKey: `${jobKey}:rest`, runAt: new Date(now.getTime() + WRITTEN_MS).toISOString() },
  ];
}

/** Whoever has uploaded a file looks at the page: what fails twice is told. */
const UPLOAD_ATTEMPTS = 2;

/** One file after the other: imports of a kind wait for each other. @param at when; now where absent */
export function uploadJob(task: "check_upload" | "apply_upload", uploadId: string, at?: Date): QueuedJob {
  const runAt = at && { runAt: at.toISOString() };
  return { task, payload: { uploadId }, jobKey: `${task}:${uploadId}`, queueName: "uploads", maxAttempts: UPLOAD_ATTEMPTS, ...runAt };
}

/** The waits come to about a minute and a half; whatever moves prices next looks again. */
const WATCH_ATTEMPTS = 5;

/**
 * One watched price is looked at: one that has just begun to be watched, so that what changed at that moment is not missed, and one that could not be
 * looked at with the others.
 */
export function watchJob(watchId: string, at: Date): QueuedJob {
  const jobKey = `watch:${watchId}`;
  return { task: "check_watches", payload: { watchId }, jobKey, runAt: at.toISOString(), maxAttempts: WATCH_ATTEMPTS };
}

/** A receipt that is missing is made when somebody asks for it: no need to insist. */
const RECEIPT_ATTEMPTS = 5;

export function receiptsJob(bookingId: string): QueuedJob {
  return { task: "make_receipts", payload: { bookingId }, jobKey: `receipts:${bookingId}`, maxAttempts: RECEIPT_ATTEMPTS };
}

/** Calls to one endpoint at once. */
const LANES = 3;

/** Messages of one booking go one after the other, and a slow receiver holds up nobody but itself. */
function laneOf({ endpointId, bookingId }: { endpointId: string; bookingId: string | null }): string {
  const number = Number.parseInt((bookingId ?? "0").slice(-6), 16) % LANES;
  return `endpoint:${endpointId}:${number}`;
}

interface ToDeliver {
  id: string;
  endpointId: string;
  bookingId: string | null;
  /** Id of the request that made the change. */
  requestId: string | null;
}

/** @param attempt from 1 */
export function deliveryJob(delivery: ToDeliver, attempt: number, at: Date): QueuedJob {
  // The sweep looks for this key.
  const jobKey = `deliver:${delivery.id}`;
  const payload = { deliveryId: delivery.id, attempt };
  const job = { task: "deliver_webhook", payload, runAt: at.toISOString(), jobKey, queueName: laneOf(delivery) } as const;
  return delivery.requestId === null ? job : { ...job, payload: { ...payload, requestId: delivery.requestId } };
}

/** @param attempt from 1 */
export function mailJob(mailId: string, attempt: number, at: Date): QueuedJob {
  // The sweep looks for this key.
  return { task: "send_mail", payload: { mailId, attempt }, runAt: at.toISOString(), jobKey: `mail:${mailId}` };
}

/** Passenger lists wait to be mailed. */
export function listMailsJob(at: Date): QueuedJob {
  return { task: "mail_lists", payload: {}, runAt: at.toISOString(), jobKey: "mail lists" };
}

/** Reports wait to be mailed. */
export function reportMailsJob(at: Date): QueuedJob {
  return { task: "mail_reports", payload: {}, runAt: at.toISOString(), jobKey: "mail reports" };
}

/** Somebody has forgotten their password, or says so. */
export function resetRequestJob(payload: z.input<typeof ofResetRequest>): QueuedJob {
  return { task: "mail_reset_link", payload, jobKey: `reset:${payload.id}`, maxAttempts: RESET_ATTEMPTS };
}

/** A link that comes much later is not waited for any more. */
const RESET_ATTEMPTS = 5;
