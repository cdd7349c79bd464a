import type { JobHelpers } from "graphile-worker";
import { log } from "@/lib/log";
import { failTicketing, issueTickets, TicketingFailed } from "@/lib/services/booking/life/issue-tickets";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { TASKS } from "@/lib/services/ground/outbox/job-names";

type Attempts = Pick<JobHelpers["job"], "attempts" | "max_attempts">;

/**
 * Asks the supplier again with growing pauses; where it has failed to the last attempt, or for good, the booking is refunded. Any other failure
 * (our own database, say) never costs a booking: the sweep queues it again.
 */
export async function issueTicketsTask(payload: unknown, { job }: { job: Attempts }): Promise<void> {
  const { bookingId, requestId = null } = TASKS.issue_tickets.parse(payload);
  try {
    await issueTickets({ bookingId, requestId, now: await databaseTime() });
  } catch (error) {
    if (!(error instanceof TicketingFailed) || !(error.final || job.attempts >= job.max_attempts)) throw error;
    log.error({ bookingId, error: error.message }, "ticketing failed for good: refunding");
    await failTicketing({ bookingId, requestId, now: await databaseTime() });
  }
}
