import type { Task } from "graphile-worker";
import { AppError } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import { mailResetLink } from "@/lib/services/access/passwords/mail-reset-link";
import { claimDocuments } from "@/lib/services/booking/claim-documents";
import { expireBooking } from "@/lib/services/booking/expire-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/record-airline-cancellation";
import { sweepStuckBookings } from "@/lib/services/booking/sweep-stuck-bookings";
import { announceAccountEvent } from "@/lib/services/callbacks/announce-account-event";
import { announceEvent } from "@/lib/services/callbacks/announce-event";
import { deliverWebhook } from "@/lib/services/callbacks/deliver-webhook";
import { purgeWebhooks } from "@/lib/services/callbacks/purge-webhooks";
import { sweepDeliveries } from "@/lib/services/callbacks/sweep-deliveries";
import { databaseTime } from "@/lib/services/clock/database-time";
import { purgeExpired } from "@/lib/services/idempotency/purge-expired";
import { purgeKeyCalls } from "@/lib/services/key-calls/purge-key-calls";
import { mailEvent } from "@/lib/services/mail/mail-event";
import { purgeMails } from "@/lib/services/mail/purge-mails";
import { sendMail } from "@/lib/services/mail/send-mail";
import { sweepMails } from "@/lib/services/mail/sweep-mails";
import { eraseOldBookings } from "@/lib/services/personal-data/erase-old-bookings";
import { tendPersonalData } from "@/lib/services/personal-data/tend-personal-data";
import { purgeQuotes } from "@/lib/services/quotes/purge-quotes";
import { makeReceiptFiles } from "@/lib/services/receipts/make-receipt";
import { answerSandboxRefund } from "@/lib/services/sandbox/answer-refund";
import { recordDisruption } from "@/lib/services/schedule-changes/record-disruption";
import { recountOversales } from "@/lib/services/schedule-changes/recount-oversales";
import { settleOverdueChanges } from "@/lib/services/schedule-changes/settle-overdue-changes";
import { purgeShownOffers } from "@/lib/services/search/purge-shown-offers";
import { issueTicketsTask } from "./issue-tickets-task";
import { TASKS, type TaskName } from "./names";

/** What of its job a task looks at. */
interface Ran {
  job: { attempts: number };
}

/**
 * Every task of names.ts with its handler. Delivery is at least once: each may run again, and beside itself. Each asks the database once what time
 * it is, and does all by that: what a worker ends, settles or deletes cannot be had back, and its own clock may jump.
 */
export const taskList: Record<TaskName, Task> = {
  expire_booking: expireBookingTask,
  issue_tickets: issueTicketsTask,
  make_receipts: makeReceiptsTask,
  record_airline_cancellation: recordAirlineCancellationTask,
  record_disruption: recordDisruptionTask,
  answer_sandbox_refund: answerSandboxRefundTask,
  sweep_stuck_bookings: sweepStuckBookingsTask,
  settle_overdue_changes: settleOverdueChangesTask,
  recount_oversales: recountOversalesTask,
  purge_shown_offers: purgeShownOffersTask,
  purge_expired: purgeExpiredTask,
  announce_event: announceEventTask,
  announce_account_event: announceAccountEventTask,
  deliver_webhook: deliverWebhookTask,
  sweep_deliveries: sweepDeliveriesTask,
  purge_webhooks: purgeWebhooksTask,
  purge_key_calls: purgeKeyCallsTask,
  tend_personal_data: tendPersonalDataTask,
  erase_old_bookings: eraseOldBookingsTask,
  claim_documents: claimDocumentsTask,
  mail_event: mailEventTask,
  send_mail: sendMailTask,
  mail_reset_link: mailResetLinkTask,
  sweep_mails: sweepMailsTask,
  purge_mails: purgeMailsTask,
};

/** Minute, hour, day, month, weekday (UTC). Past runs are not made up for: the next one finds the same. */
export const crontab = [
  "* * * * * sweep_stuck_bookings ?max=3",
  "* * * * * sweep_deliveries ?max=3",
  "* * * * * sweep_mails ?max=3",
  "57 * * * * purge_mails ?max=3",
  "* * * * * settle_overdue_changes ?max=3",
  "* * * * * recount_oversales ?max=3",
  "17 * * * * purge_shown_offers ?max=3",
  "37 * * * * purge_expired ?max=3",
  "27 * * * * purge_webhooks ?max=3",
  "47 * * * * purge_key_calls ?max=3",
  "*/5 * * * * tend_personal_data ?max=3",
  "7 * * * * erase_old_bookings ?max=3",
  "*/5 * * * * claim_documents ?max=3",
].join("\n");

async function answerSandboxRefundTask(payload: unknown): Promise<void> {
  await answerSandboxRefund({ ...TASKS.answer_sandbox_refund.parse(payload), now: await databaseTime() });
}

async function announceEventTask(payload: unknown): Promise<void> {
  await announceEvent({ ...TASKS.announce_event.parse(payload), now: await databaseTime() });
}

async function announceAccountEventTask(payload: unknown): Promise<void> {
  await announceAccountEvent({ ...TASKS.announce_account_event.parse(payload), now: await databaseTime() });
}

/** A job that runs again has broken off: its attempt is made once more, for nobody knows what became of it. */
async function claimDocumentsTask(): Promise<void> {
  const bookings = await claimDocuments({ now: await databaseTime() });
  if (bookings > 0) log.info({ bookings }, "documents of bookings of an earlier release have their places on flights");
}

async function deliverWebhookTask(payload: unknown, { job }: Ran): Promise<void> {
  await deliverWebhook({ ...TASKS.deliver_webhook.parse(payload), isRepeated: job.attempts > 1, now: await databaseTime() });
}

async function eraseOldBookingsTask(): Promise<void> {
  const erased = await eraseOldBookings({ now: await databaseTime() });
  if (erased > 0) log.info({ erased }, "personal data of old bookings are erased");
}

async function expireBookingTask(payload: unknown): Promise<void> {
  await expireBooking({ ...TASKS.expire_booking.parse(payload), now: await databaseTime() });
}

/** A booking that was voided or cancelled since has no receipts any more, and trying again would not bring them. */
async function makeReceiptsTask(payload: unknown): Promise<void> {
  await makeReceiptFiles(TASKS.make_receipts.parse(payload)).catch((error: unknown) => {
    if (!(error instanceof AppError && error.kind === "receipt_unavailable")) throw error;
  });
}

async function mailEventTask(payload: unknown): Promise<void> {
  await mailEvent({ ...TASKS.mail_event.parse(payload), now: await databaseTime() });
}

/** A job that runs again has broken off: its attempt is made once more, for nobody knows what became of it. */
async function sendMailTask(payload: unknown, { job }: Ran): Promise<void> {
  await sendMail({ ...TASKS.send_mail.parse(payload), isRepeated: job.attempts > 1, now: await databaseTime() });
}

async function mailResetLinkTask(payload: unknown): Promise<void> {
  await mailResetLink({ ...TASKS.mail_reset_link.parse(payload), now: await databaseTime() });
}

async function sweepMailsTask(): Promise<void> {
  const requeued = await sweepMails({ now: await databaseTime() });
  if (requeued > 0) log.warn({ requeued }, "the sweep found mails that a job had left behind");
}

async function purgeMailsTask(): Promise<void> {
  await purgeMails({ now: await databaseTime() });
}

async function purgeExpiredTask(): Promise<void> {
  const now = await databaseTime();
  await purgeExpired({ now });
  await purgeQuotes({ now });
}

async function purgeKeyCallsTask(): Promise<void> {
  await purgeKeyCalls({ now: await databaseTime() });
}

async function purgeShownOffersTask(): Promise<void> {
  await purgeShownOffers({ now: await databaseTime() });
}

async function purgeWebhooksTask(): Promise<void> {
  await purgeWebhooks({ now: await databaseTime() });
}

export async function recordAirlineCancellationTask(payload: unknown): Promise<void> {
  const { bookingId, requestId } = TASKS.record_airline_cancellation.parse(payload);
  await recordAirlineCancellation({ bookingId, byRequest: requestId ?? null, now: await databaseTime() });
}

export async function recordDisruptionTask(payload: unknown): Promise<void> {
  await recordDisruption({ ...TASKS.record_disruption.parse(payload), now: await databaseTime() });
}

async function settleOverdueChangesTask(): Promise<void> {
  const found = await settleOverdueChanges({ now: await databaseTime() });
  if (found.escalated + found.settled > 0) log.info(found, "changes of schedule that nobody has answered");
}

async function recountOversalesTask(): Promise<void> {
  const found = await recountOversales({ now: await databaseTime() });
  if (found.seated > 0) log.info(found, "bookings that have seats again on oversold departures");
}

async function sweepDeliveriesTask(): Promise<void> {
  const requeued = await sweepDeliveries({ now: await databaseTime() });
  if (requeued > 0) log.warn({ requeued }, "the sweep found callbacks that a job had left behind");
}

async function tendPersonalDataTask(): Promise<void> {
  const sealed = await tendPersonalData({ now: await databaseTime() });
  if (sealed > 0) log.info({ sealed }, "personal data of an earlier release are sealed");
}

async function sweepStuckBookingsTask(): Promise<void> {
  const found = await sweepStuckBookings({ now: await databaseTime() });
  if (found.expired + found.requeued > 0) log.warn(found, "the sweep found bookings that a job had left behind");
}
