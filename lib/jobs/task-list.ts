import type { JobHelpers, Task } from "graphile-worker";
import { AppError } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import { purgeKeyCalls } from "@/lib/services/access/key-calls/purge-key-calls";
import { recordDisruption } from "@/lib/services/aftersale/schedule-changes/record-disruption";
import { recountOversales } from "@/lib/services/aftersale/schedule-changes/recount-oversales";
import { settleOverdueChanges } from "@/lib/services/aftersale/schedule-changes/settle-overdue-changes";
import { lapsePapers } from "@/lib/services/booking/charter-papers/lapse-papers";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/life/record-airline-cancellation";
import { releaseHold } from "@/lib/services/booking/life/release-hold";
import { sweepStuckBookings } from "@/lib/services/booking/life/sweep-stuck-bookings";
import { announceAccountEvent } from "@/lib/services/channels/callbacks/announce-account-event";
import { announceEvent } from "@/lib/services/channels/callbacks/announce-event";
import { deliverWebhook } from "@/lib/services/channels/callbacks/deliver-webhook";
import { purgeWebhooks } from "@/lib/services/channels/callbacks/purge-webhooks";
import { sweepDeliveries } from "@/lib/services/channels/callbacks/sweep-deliveries";
import { purgeExpired } from "@/lib/services/channels/idempotency/purge-expired";
import { mailResetLink } from "@/lib/services/channels/mail/account/mail-reset-link";
import { mailEvent } from "@/lib/services/channels/mail/mail-event";
import { purgeMails } from "@/lib/services/channels/mail/purge-mails";
import { sendMail } from "@/lib/services/channels/mail/send-mail";
import { sweepMails } from "@/lib/services/channels/mail/sweep-mails";
import { mailWaitingLists } from "@/lib/services/channels/passenger-lists/mail-lists";
import { makeDueLists } from "@/lib/services/channels/passenger-lists/make-due-lists";
import { mailWaitingReports } from "@/lib/services/channels/reports/mail-reports";
import { makeDueReports } from "@/lib/services/channels/reports/make-due-reports";
import { checkWatches } from "@/lib/services/channels/watches/check-watches";
import { releaseHoldsOfClosed } from "@/lib/services/desk/agencies/release-holds-of-closed";
import { refundCancelled } from "@/lib/services/desk/cancellations/refund-cancelled";
import { numberActs } from "@/lib/services/documents/accounting/number-acts";
import { makeReceiptFiles } from "@/lib/services/documents/receipts/make-receipt";
import { purgeAttachments } from "@/lib/services/ground/attachments/purge-attachments";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { TASKS, type TaskName } from "@/lib/services/ground/outbox/job-names";
import { purgeSearchCounts } from "@/lib/services/offers/counting/purge-search-counts";
import { purgeShownOffers } from "@/lib/services/offers/offer/purge-shown-offers";
import { eraseOldBookings } from "@/lib/services/operations/personal-data/erase-old-bookings";
import { indexNumbers } from "@/lib/services/operations/personal-data/index-numbers";
import { renewDataKeys } from "@/lib/services/operations/personal-data/renew-data-keys";
import { purgeQuotes } from "@/lib/services/quotes/purge-quotes";
import { purgeScreens } from "@/lib/services/quotes/screens/purge-screens";
import { purgeWatches } from "@/lib/services/quotes/watches/purge-watches";
import { answerSandboxRefund } from "@/lib/services/sandbox/answer-refund";
import { purgeUploads } from "@/lib/services/schedule/uploads/purge-uploads";
import { sumDepositDays } from "@/lib/services/terms/ledger/sum-deposit-days";
import { applyAgreedTerms } from "@/lib/services/terms/partners/apply-agreed-terms";
import { inTimeSlice } from "@/lib/util/waiting/time-slice";
import { issueTicketsTask } from "./issue-tickets-task";
import { applyUploadTask, checkUploadTask } from "./upload-tasks";

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
  release_hold: releaseHoldTask,
  make_receipts: makeReceiptsTask,
  record_airline_cancellation: recordAirlineCancellationTask,
  record_disruption: recordDisruptionTask,
  answer_sandbox_refund: answerSandboxRefundTask,
  sweep_stuck_bookings: sweepStuckBookingsTask,
  settle_overdue_changes: settleOverdueChangesTask,
  recount_oversales: recountOversalesTask,
  make_due_lists: makeDueListsTask,
  mail_lists: mailListsTask,
  purge_shown_offers: inSlices(purgeShownOffersTask),
  purge_expired: inSlices(purgeExpiredTask),
  announce_event: announceEventTask,
  announce_account_event: announceAccountEventTask,
  deliver_webhook: deliverWebhookTask,
  sweep_deliveries: sweepDeliveriesTask,
  purge_webhooks: inSlices(purgeWebhooksTask),
  purge_key_calls: inSlices(purgeKeyCallsTask),
  sum_deposit_days: inSlices(sumDepositDays),
  number_acts: inSlices(numberActsTask),
  make_due_reports: makeDueReportsTask,
  mail_reports: mailReportsTask,
  index_phones: inSlices(async () => void (await indexNumbers())),
  apply_agreed_terms: applyAgreedTermsTask,
  lapse_charter_papers: lapseCharterPapersTask,
  renew_data_keys: renewDataKeysTask,
  erase_old_bookings: inSlices(eraseOldBookingsTask),
  mail_event: mailEventTask,
  send_mail: sendMailTask,
  mail_reset_link: mailResetLinkTask,
  sweep_mails: sweepMailsTask,
  purge_mails: inSlices(purgeMailsTask),
  check_upload: checkUploadTask,
  apply_upload: applyUploadTask,
  refund_cancelled: refundCancelledTask,
  release_closed: releaseClosedTask,
  check_watches: checkWatchesTask,
};

/** What takes long leaves its place to others after so long, milliseconds, and goes on when they had theirs. */
const SLICE_MS = 20_000;
const PAUSE_MS = 5_000;

type Queue = Pick<JobHelpers, "addJob"> & { job: { task_identifier: string } };

/** A task that goes on where it was left, by a job of its own, whenever its time is over. */
function inSlices(work: () => Promise<void>): Task {
  return async (_payload, { addJob, job: { task_identifier: task } }: Queue) => {
    const { isWhole } = await inTimeSlice(SLICE_MS, work);
    if (!isWhole) await addJob(task, {}, { jobKey: `${task}:on`, runAt: new Date(Date.now() + PAUSE_MS), maxAttempts: 3 });
  };
}

/** Minute, hour, day, month, weekday (UTC). Past runs are not made up for: the next one finds the same. One that nobody has begun yet is not queued a second time. */
const RUNS = [
  "* * * * * sweep_stuck_bookings",
  "* * * * * sweep_deliveries",
  "* * * * * sweep_mails",
  "57 * * * * purge_mails",
  "* * * * * settle_overdue_changes",
  "* * * * * recount_oversales",
  "*/5 * * * * make_due_lists",
  "17 * * * * purge_shown_offers",
  "37 * * * * purge_expired",
  "27 * * * * purge_webhooks",
  "47 * * * * purge_key_calls",
  "*/5 * * * * renew_data_keys",
  "7 * * * * erase_old_bookings",
  "2 * * * * sum_deposit_days",
  "*/5 * * * * number_acts",
  "*/5 * * * * make_due_reports",
  "12 * * * * index_phones",
  "*/5 * * * * apply_agreed_terms",
  "*/5 * * * * lapse_charter_papers",
];

export const crontab = RUNS.map((run) => `${run} ?max=3&jobKey=${run.split(" ").at(-1)}`).join("\n");

async function answerSandboxRefundTask(payload: unknown): Promise<void> {
  await answerSandboxRefund({ ...TASKS.answer_sandbox_refund.parse(payload), now: await databaseTime() });
}

async function makeDueReportsTask(): Promise<void> {
  const done = await makeDueReports({ now: await databaseTime() });
  if (done.made > 0) log.info(done, "reports that have fallen due");
}

async function mailReportsTask(): Promise<void> {
  const mailed = await mailWaitingReports({ now: await databaseTime() });
  if (mailed > 0) log.info({ mailed }, "reports have left by mail");
}

async function numberActsTask(): Promise<void> {
  await numberActs({ now: await databaseTime() });
}

async function applyAgreedTermsTask(): Promise<void> {
  await applyAgreedTerms({ now: await databaseTime() });
}

async function announceEventTask(payload: unknown): Promise<void> {
  await announceEvent({ ...TASKS.announce_event.parse(payload), now: await databaseTime() });
}

async function announceAccountEventTask(payload: unknown): Promise<void> {
  await announceAccountEvent({ ...TASKS.announce_account_event.parse(payload), now: await databaseTime() });
}

/** A job that runs again has broken off: its attempt is made once more, for nobody knows what became of it. */
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

async function checkWatchesTask(payload: unknown): Promise<void> {
  const done = await checkWatches({ ...TASKS.check_watches.parse(payload), now: await databaseTime() });
  if (done.told > 0) log.info(done, "falls of watched prices are told");
}

async function purgeExpiredTask(): Promise<void> {
  const now = await databaseTime();
  await purgeExpired({ now });
  await purgeQuotes({ now });
  await purgeWatches({ now });
  await purgeScreens({ now });
  await purgeUploads({ now });
  await purgeAttachments({ now });
}

async function purgeKeyCallsTask(): Promise<void> {
  const now = await databaseTime();
  await purgeKeyCalls({ now });
  await purgeSearchCounts({ now });
}

async function purgeShownOffersTask(): Promise<void> {
  await purgeShownOffers({ now: await databaseTime() });
}

async function purgeWebhooksTask(): Promise<void> {
  await purgeWebhooks({ now: await databaseTime() });
}

async function releaseHoldTask(payload: unknown): Promise<void> {
  await releaseHold(TASKS.release_hold.parse(payload));
}

export async function recordAirlineCancellationTask(payload: unknown): Promise<void> {
  const { bookingId, requestId } = TASKS.record_airline_cancellation.parse(payload);
  await recordAirlineCancellation({ bookingId, requestId: requestId ?? null, now: await databaseTime() });
}

export async function recordDisruptionTask(payload: unknown): Promise<void> {
  await recordDisruption({ ...TASKS.record_disruption.parse(payload), now: await databaseTime() });
}

/** What is left is tried again by the queue. */
async function refundCancelledTask(payload: unknown): Promise<void> {
  const { refunded, left } = await refundCancelled({ ...TASKS.refund_cancelled.parse(payload), now: await databaseTime() });
  log.info({ refunded, left }, "bookings of a cancelled departure");
  if (left > 0) throw new Error("some bookings of a cancelled departure could not be given back yet");
}

/** What is left is tried again by the queue. */
async function releaseClosedTask(payload: unknown): Promise<void> {
  const { released, left } = await releaseHoldsOfClosed({ ...TASKS.release_closed.parse(payload), now: await databaseTime() });
  log.info({ released, left }, "holds of a closed agency");
  if (left > 0) throw new Error("some holds of a closed agency could not be released yet");
}

async function settleOverdueChangesTask(): Promise<void> {
  const found = await settleOverdueChanges({ now: await databaseTime() });
  if (found.escalated + found.settled > 0) log.info(found, "changes of schedule that nobody has answered");
}

async function recountOversalesTask(): Promise<void> {
  const found = await recountOversales({ now: await databaseTime() });
  if (found.seated > 0) log.info(found, "bookings that have seats again on oversold departures");
}

async function lapseCharterPapersTask(): Promise<void> {
  const lapsed = await lapsePapers({ now: await databaseTime() });
  if (lapsed > 0) log.warn({ lapsed }, "documents of charters have run out");
}

async function makeDueListsTask(): Promise<void> {
  const done = await makeDueLists({ now: await databaseTime() });
  if (done.made > 0) log.info(done, "passenger lists that have fallen due");
}

async function mailListsTask(): Promise<void> {
  const mailed = await mailWaitingLists({ now: await databaseTime() });
  if (mailed > 0) log.info({ mailed }, "passenger lists have left by mail");
}

async function sweepDeliveriesTask(): Promise<void> {
  const requeued = await sweepDeliveries({ now: await databaseTime() });
  if (requeued > 0) log.warn({ requeued }, "the sweep found callbacks that a job had left behind");
}

async function renewDataKeysTask(): Promise<void> {
  await renewDataKeys({ now: await databaseTime() });
}

async function sweepStuckBookingsTask(): Promise<void> {
  const found = await sweepStuckBookings({ now: await databaseTime() });
  if (found.expired + found.requeued > 0) log.warn(found, "the sweep found bookings that a job had left behind");
}
