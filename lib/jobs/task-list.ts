import type { Task } from "graphile-worker";
import type { TaskName } from "./names";
import { announceEventTask } from "./tasks/announce-event";
import { deliverWebhookTask } from "./tasks/deliver-webhook";
import { expireBookingTask } from "./tasks/expire-booking";
import { issueTicketsTask } from "./tasks/issue-tickets";
import { makeReceiptsTask } from "./tasks/make-receipts";
import { purgeExpiredTask } from "./tasks/purge-expired";
import { purgeShownOffersTask } from "./tasks/purge-shown-offers";
import { purgeWebhooksTask } from "./tasks/purge-webhooks";
import { recordAirlineCancellationTask } from "./tasks/record-airline-cancellation";
import { sweepDeliveriesTask } from "./tasks/sweep-deliveries";
import { sweepStuckBookingsTask } from "./tasks/sweep-stuck-bookings";

/** Every task of names.ts with its handler. Delivery is at least once: each may run again, and beside itself. */
export const taskList: Record<TaskName, Task> = {
  expire_booking: expireBookingTask,
  issue_tickets: issueTicketsTask,
  make_receipts: makeReceiptsTask,
  record_airline_cancellation: recordAirlineCancellationTask,
  sweep_stuck_bookings: sweepStuckBookingsTask,
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
  "17 * * * * purge_shown_offers ?max=3",
  "37 * * * * purge_expired ?max=3",
  "27 * * * * purge_webhooks ?max=3",
].join("\n");
