import { CHANGE_TRANSITIONS, type ChangeAction } from "@/lib/domain/schedule-change/states";
import type { WrittenChange } from "@/lib/services/booking/writer/write-change";
import { ticketingJob } from "@/lib/services/ground/outbox/job-names";
import type { Applied } from "./applied-to";
import type { FoundChange } from "./find-change";

interface Settled {
  action: Extract<ChangeAction, "accept" | "choose">;
  /** The booking with its flights from now on. */
  applied: Applied;
  alternative?: string;
  now: Date;
}

/** What an answer to an open change makes of its booking. Ticketing that waited for it is taken up. */
export function settledChange({ booking, change }: FoundChange, { action, applied, alternative, now }: Settled) {
  const { id, status } = booking;
  const state = CHANGE_TRANSITIONS.open[action];
  return {
    row: { openChangeId: null, ...applied },
    scheduleChange: { settle: { id: change.id, state, ...(alternative !== undefined && { alternative }) } },
    receipts: true,
    events: [{ action: "settle_change", from: status, to: status }],
    jobs: status === "paid" ? [ticketingJob(id, now)] : [],
  } satisfies WrittenChange;
}
