import type { Task } from "graphile-worker";
import { AppError } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import { expireBooking } from "@/lib/services/booking/expire-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/record-airline-cancellation";
import { sweepStuckBookings } from "@/lib/services/booking/sweep-stuck-bookings";
import { announceEvent } from "@/lib/services/callbacks/announce-event";
import { deliverWebhook } from "@/lib/services/callbacks/deliver-webhook";
import { purgeWebhooks } from "@/lib/services/callbacks/purge-webhooks";
import { sweepDeliveries } from "@/lib/services/callbacks/sweep-deliveries";
import { purgeExpired } from "@/lib/services/idempotency/purge-expired";
import { makeReceiptFiles } from "@/lib/services/receipts/make-receipt";
import { recordDisruption } from "@/lib/services/schedule-changes/record-disruption";
import { recountOversales } from "@/lib/services/schedule-changes/recount-oversales";
import { settleOverdueChanges } from "@/lib/services/schedule-changes/settle-overdue-changes";
import { purgeShownOffers } from "@/lib/services/search/purge-shown-offers";
import { issueTicketsTask } from "./issue-tickets-task";
import { TASKS, type TaskName } from "./names";

/** Every task of names.ts with its handler. Delivery is at least once: each may run again, and beside itself. */
export const taskList: Record<TaskName, Task> = {
  expire_booking: expireBookingTask,
  issue_tickets: issueTicketsTask,
  make_receipts: makeReceiptsTask,
  record_airline_cancellation: recordAirlineCancellationTask,
  record_disruption: recordDisruptionTask,
  sweep_stuck_bookings: sweepStuckBookingsTask,
  settle_overdue_changes: settleOverdueChangesTask,
  recount_oversales: recountOversalesTask,
  purge_shown_offers: purgeShownOffersTask,
  purge_expired: purgeExpiredTask,
  announce_event: announceEventTask,
  deliver_webhook: deliverWebhookTask,
  sweep_deliveries: sweepDeliveriesTask,
  purge_webhooks: purgeWebhooksTask,
};

/** Minute, hour, day, month, weekday (UTC). Past runs are not made up for: the next one finds the same. */
export const crontab = [
  "* * * * * sweep_stuck_bookings ?max=3",
  "* * * * * sweep_deliveries ?max=3",
  "* * * * * settle_overdue_changes ?max=3",
  "* * * * * recount_oversales ?max=3",
  "17 * * * * purge_shown_offers ?max=3",
  "37 * * * * purge_expired ?max=3",
  "27 * * * * purge_webhooks ?max=3",
].join("\n");

async function announceEventTask(payload: unknown): Promise<void> {
  await announceEvent({ ...TASKS.announce_event.parse(payload), now: new Date() });
}

async function deliverWebhookTask(payload: unknown): Promise<void> {
  await deliverWebhook({ ...TASKS.deliver_webhook.parse(payload), now: new Date() });
}

async function expireBookingTask(payload: unknown): Promise<void> {
  await expireBooking({ ...TASKS.expire_booking.parse(payload), now: new Date() });
}

/** A booking that was voided or cancelled since has no receipts any more, and trying again would not bring them. */
async function makeReceiptsTask(payload: unknown): Promise<void> {
  await makeReceiptFiles(TASKS.make_receipts.parse(payload)).catch((error: unknown) => {
    if (!(error instanceof AppError && error.kind === "receipt_unavailable")) throw error;
  });
}

async function purgeExpiredTask(): Promise<void> {
  await purgeExpired({ now: new Date() });
}

async function purgeShownOffersTask(): Promise<void> {
  await purgeShownOffers({ now: new Date() });
}

async function purgeWebhooksTask(): Promise<void> {
  await purgeWebhooks({ now: new Date() });
}

export async function recordAirlineCancellationTask(payload: unknown): Promise<void> {
  await recordAirlineCancellation({ ...TASKS.record_airline_cancellation.parse(payload), now: new Date() });
}

export async function recordDisruptionTask(payload: unknown): Promise<void> {
  await recordDisruption({ ...TASKS.record_disruption.parse(payload), now: new Date() });
}

async function settleOverdueChangesTask(): Promise<void> {
  const found = await settleOverdueChanges({ now: new Date() });
  if (found.escalated + found.settled > 0) log.info(found, "changes of schedule that nobody has answered");
}

async function recountOversalesTask(): Promise<void> {
  const found = await recountOversales({ now: new Date() });
  if (found.seated > 0) log.info(found, "bookings that have seats again on oversold departures");
}

async function sweepDeliveriesTask(): Promise<void> {
  const requeued = await sweepDeliveries({ now: new Date() });
  if (requeued > 0) log.warn({ requeued }, "the sweep found callbacks that a job had left behind");
}

async function sweepStuckBookingsTask(): Promise<void> {
  const found = await sweepStuckBookings({ now: new Date() });
  if (found.expired + found.requeued > 0) log.warn(found, "the sweep found bookings that a job had left behind");
}
