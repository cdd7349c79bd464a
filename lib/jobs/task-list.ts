import type { Task } from "graphile-worker";
import type { TaskName } from "./names";
import { expireBookingTask } from "./tasks/expire-booking";
import { forgetExpiredTask } from "./tasks/forget-expired";
import { forgetShownOffersTask } from "./tasks/forget-shown-offers";
import { issueTicketsTask } from "./tasks/issue-tickets";
import { makeReceiptsTask } from "./tasks/make-receipts";
import { sweepStuckBookingsTask } from "./tasks/sweep-stuck-bookings";

/** Every task of names.ts with its handler. Delivery is at least once: each may run again, and beside itself. */
export const taskList: Record<TaskName, Task> = {
  expire_booking: expireBookingTask,
  issue_tickets: issueTicketsTask,
  make_receipts: makeReceiptsTask,
  sweep_stuck_bookings: sweepStuckBookingsTask,
  forget_shown_offers: forgetShownOffersTask,
  forget_expired: forgetExpiredTask,
};

/** Minute, hour, day, month, weekday (UTC). Past runs are not made up for: the next one finds the same. */
export const crontab = [
  "* * * * * sweep_stuck_bookings ?max=3",
  "17 * * * * forget_shown_offers ?max=3",
  "37 * * * * forget_expired ?max=3",
].join("\n");
