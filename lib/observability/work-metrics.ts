import { Gauge } from "prom-client";
import { readOneMoment } from "@/lib/db";
import { log } from "@/lib/log";
import { MONEY_INVARIANTS } from "@/lib/services/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/invariants/check-invariants";
import { readWorkState, type WorkState } from "@/lib/services/observed/read-work-state";
import { processWide } from "@/lib/util/process-wide";
import { metrics } from "./metrics";

/** Whoever reads the metrics more often gets the same. */
const HOLDS_MS = 5_000;

/** Gauges with a label, by what they are called in the metrics. */
function makeGauges() {
  const registers = [metrics().registry];
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `parvoz_${name}`, help, labelNames, registers });
  return {
    due: gauge("queue_jobs_due", "Jobs that are due and nobody has taken", "task"),
    held: gauge("queue_jobs_held", "Jobs at work", "task"),
    givenUp: gauge("queue_jobs_given_up", "Jobs that failed to their last attempt", "task"),
    oldest: gauge("queue_oldest_due_seconds", "How long the oldest due job has waited", "task"),
    outbox: gauge("outbox_jobs", "Jobs that changes have left and nobody has relayed"),
    holds: gauge("holds_open", "Unpaid bookings that hold seats"),
    overdue: gauge("holds_overdue", "Unpaid bookings past their time"),
    paid: gauge("bookings_to_ticket", "Paid bookings without tickets"),
    deliveries: gauge("webhook_deliveries_pending", "Messages still to be delivered"),
    oldestDelivery: gauge("webhook_oldest_overdue_seconds", "How long the next attempt of a message is overdue at most"),
    attempts: gauge("webhook_attempts_5m", "Attempts of the last five minutes by what came of them", "outcome"),
    oversales: gauge("oversales_open", "Cabins of legs with fewer seats than were sold"),
    broken: gauge("invariant_broken", "What the last check found broken", "invariant"),
    checkedAt: gauge("invariants_checked_at_seconds", "When the ledger was last checked, since 1970"),
  };
}

const gauges = () => processWide("work-gauges", makeGauges);

/** Adds what waits in the database to this process's metrics, read when somebody reads them. */
export function exportWorkState(): void {
  const shown = gauges();
  let last = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: "parvoz_work_state_read",
    help: "1 where the gauges of the queue, holds and messages could be read",
    registers: [metrics().registry],
    async collect() {
      if (performance.now() - last < HOLDS_MS) return;
      last = performance.now();
      const state = await readWorkState().catch(() => null);
      if (state) show(state, shown);
      this.set(state ? 1 : 0);
    },
  });
}

function show(state: WorkState, shown: ReturnType<typeof makeGauges>): void {
  for (const each of [shown.due, shown.held, shown.givenUp, shown.oldest, shown.attempts]) each.reset();
  for (const { task, due, held, given_up, oldest_seconds } of state.jobs) {
    shown.due.set({ task }, due);
    shown.held.set({ task }, held);
    shown.givenUp.set({ task }, given_up);
    shown.oldest.set({ task }, oldest_seconds);
  }
  for (const { outcome, count } of state.attempts) shown.attempts.set({ outcome }, count);
  shown.outbox.set(state.outbox);
  shown.holds.set(state.holds);
  shown.overdue.set(state.overdue_holds);
  shown.paid.set(state.paid);
  shown.deliveries.set(state.deliveries);
  shown.oldestDelivery.set(state.oldest_delivery_seconds);
  shown.oversales.set(state.oversales);
}

/** Checks the ledger beside running traffic; what is broken is in the metrics and the log, by ids. */
export async function checkLedger(): Promise<void> {
  const checked = await readOneMoment((read) => checkInvariants({ read, now: new Date(), invariants: MONEY_INVARIANTS }));
  const { broken, checkedAt } = gauges();
  for (const { name, violations, examples } of checked) {
    broken.set({ invariant: name }, violations);
    if (violations > 0)
      log.error({ invariant: name, violations, ids: examples.map(({ id }) => id) }, "an invariant of the ledger is broken");
  }
  checkedAt.set(Date.now() / 1000);
}
