import { Gauge } from "prom-client";
import { readOneMoment } from "@/lib/db";
import { log } from "@/lib/log";
import { readWorkState, type WorkState } from "@/lib/services/ground/health/read-work-state";
import { MONEY_INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { processMemory, processWide } from "@/lib/util/process-wide";
import { metrics } from "./metrics";

/** Whoever reads the metrics more often gets the same. */
const HOLDS_MS = 5_000;

/** What was read last, for all gauges that show it. */
const reading = processMemory("work-reading", () => ({ at: Number.NEGATIVE_INFINITY, done: Promise.resolve() }));

/** Gauges by what they are called in the metrics. Those of the work that waits are read when somebody reads them, all at once. */
function makeGauges() {
  const registers = [metrics().registry];
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `parvoz_${name}`, help, labelNames, registers });
  const work = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `parvoz_${name}`, help, labelNames, registers, collect: refresh });
  const ofWork = {
    due: work("queue_jobs_due", "Jobs that are due and nobody has taken", "task"),
    held: work("queue_jobs_held", "Jobs at work", "task"),
    givenUp: work("queue_jobs_given_up", "Jobs that failed to their last attempt", "task"),
    oldest: work("queue_oldest_due_seconds", "How long the oldest due job has waited", "task"),
    outbox: work("outbox_jobs", "Jobs that changes have left and nobody has relayed"),
    holds: work("holds_open", "Unpaid bookings that hold seats"),
    overdue: work("holds_overdue", "Unpaid bookings past their time"),
    paid: work("bookings_to_ticket", "Paid bookings without tickets"),
    deliveries: work("webhook_deliveries_pending", "Messages still to be delivered"),
    oldestDelivery: work("webhook_oldest_overdue_seconds", "How long the next attempt of a message is overdue at most"),
    attempts: work("webhook_attempts_5m", "Attempts of the last five minutes by what came of them", "outcome"),
    stock: work("ticket_stock_left", "Ticket numbers that a carrier has left", "carrier"),
    stockLow: work("ticket_stock_low", "1 where a carrier has so few ticket numbers left that Today says so, else 0", "carrier"),
    withoutStock: work("bookings_without_stock", "Paid bookings that wait for tickets of a carrier without numbers"),
    oversales: work("oversales_open", "Cabins of legs with fewer seats than were sold"),
  };
  const shown = {
    ofWork,
    isRead: work("work_state_read", "1 where the gauges of the queue, holds and messages could be read; they are left out otherwise"),
    broken: gauge("invariant_broken", "What the last check found broken", "invariant"),
    checkedAt: gauge("invariants_checked_at_seconds", "When the ledger was last checked, or was to be from then on, since 1970"),
    checkEvery: gauge("invariants_check_interval_seconds", "How often the ledger is to be checked"),
  };
  // A gauge without labels begins with 0, which would say that there is nothing to do, or that the ledger was checked long ago.
  for (const each of [...Object.values(ofWork), shown.checkedAt, shown.checkEvery]) forget(each);
  return shown;
}

const gauges = () => processWide("work-gauges", makeGauges);

/** Takes the values of a gauge out of the metrics. */
function forget(gauge: Gauge): void {
  gauge.reset();
  // Of one without labels that leaves 0.
  gauge.remove({});
}

/** Adds what waits in the database to this process's metrics. */
export function exportWorkState(): void {
  gauges();
}

/** Reads what waits, once in a while for all gauges. Where it cannot be read they say nothing, rather than what was once. */
function refresh(): Promise<void> {
  const last = reading();
  if (performance.now() - last.at < HOLDS_MS) return last.done;
  last.at = performance.now();
  last.done = readAndShow();
  return last.done;
}

async function readAndShow(): Promise<void> {
  const state = await readWorkState().catch(() => null);
  const { ofWork, isRead } = gauges();
  for (const each of Object.values(ofWork)) forget(each);
  if (state) show(state, ofWork);
  isRead.set(state ? 1 : 0);
}

function show(state: WorkState, shown: ReturnType<typeof makeGauges>["ofWork"]): void {
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
  for (const { carrier, numbers, is_low } of state.stocks) {
    shown.stock.set({ carrier }, numbers);
    shown.stockLow.set({ carrier }, is_low ? 1 : 0);
  }
  shown.withoutStock.set(state.without_stock);
}

/** The ledger is to be checked so often from now on: a check that does not come is missed from here. */
export function expectLedgerChecks(everyMs: number): void {
  const { checkedAt, checkEvery } = gauges();
  checkEvery.set(everyMs / 1000);
  checkedAt.set(Date.now() / 1000);
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
