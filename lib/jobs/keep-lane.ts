import { setTimeout as pause } from "node:timers/promises";
import { type Runner, run, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { log, traceOf } from "@/lib/log";
import { metrics } from "@/lib/observability/metrics";
import type { Heartbeat } from "./heartbeat";
import { LaneLooks } from "./lane-looks";
import { isInLane, LANES, type LaneName } from "./lanes";
import { observeJobs } from "./observe-jobs";
import { crontab, taskList } from "./task-list";
import { workerLogger } from "./worker-logger";

/** How often it is looked whether the runner still looks for jobs. */
const WATCH_MS = 1_000;
/** The wait before a lane runs again doubles from the first to the last; one that ran for so long as calm begins anew. Milliseconds. */
const WAIT = { first: 200, last: 10_000, calm: 60_000 };
/** A runner that ends by itself has so long for it, milliseconds: its jobs may still end, and others take over what it leaves 15 s later. */
const END_MS = 5_000;

interface KeptLane {
  lane: LaneName;
  pool: pg.Pool;
  heartbeat: Heartbeat;
  signal: AbortSignal;
}

/**
 * Runs one lane of the queue until the signal; jobs at work are finished then. A runner that ends by itself (because it could not say
 * that a job is done, say) is run again, in the same process.
 * @returns `ready`: it looks for jobs; `ended`: it has stopped after the signal
 */
export function keepLane(kept: KeptLane): { ready: Promise<void>; ended: Promise<void> } {
  let isReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  return { ready, ended: keep(kept, isReady) };
}

async function keep(kept: KeptLane, onReady: () => void): Promise<void> {
  const { lane, signal } = kept;
  let wait = WAIT.first;
  let looks: LaneLooks | null = null;
  const told = setInterval(() => metrics().laneSilent.set({ lane }, (looks?.silentMs ?? 0) / 1000), WATCH_MS).unref();
  signal.addEventListener("abort", () => clearInterval(told), { once: true });
  while (!signal.aborted) {
    const began = Date.now();
    looks = new LaneLooks(LANES[lane].concurrency, looks);
    try {
      await runOnce(kept, looks, onReady);
    } catch (error) {
      log.error({ lane, error: traceOf(error) }, "a lane of the queue has failed");
    }
    if (signal.aborted) return;
    if (Date.now() - began >= WAIT.calm) wait = WAIT.first;
    log.warn({ lane, wait }, "a lane of the queue has ended by itself; it runs again");
    await pause(wait, undefined, { signal }).catch(() => undefined);
    wait = Math.min(2 * wait, WAIT.last);
  }
}

/**
 * One runner, until it ends, is told to, or looks for jobs no more.
 * @throws Error where it began to end by itself and did not come to an end
 */
async function runOnce(kept: KeptLane, looks: LaneLooks, onReady: () => void): Promise<void> {
  const stuck = untilStuck(kept, looks.events);
  const runner = await run(optionsOf(kept, looks));
  onReady();
  const stop = () => void runner.stop().catch((error: unknown) => tellStop(kept.lane, error));
  kept.signal.addEventListener("abort", stop, { once: true });
  if (kept.signal.aborted) stop();
  const watch = watchLooks(kept.lane, looks, runner);
  try {
    await Promise.race([runner.promise, stuck]);
  } finally {
    clearInterval(watch);
    kept.signal.removeEventListener("abort", stop);
  }
}

/** Ends a runner that has gone blind. */
function watchLooks(lane: LaneName, looks: LaneLooks, runner: Runner): NodeJS.Timeout {
  const watch = setInterval(() => {
    if (!looks.isBlind) return;
    clearInterval(watch);
    log.error({ lane, silentMs: Math.round(looks.silentMs) }, "a lane of the queue looks for no jobs; its runner is ended");
    runner.stop().catch((error: unknown) => tellStop(lane, error));
  }, WATCH_MS);
  return watch;
}

/**
 * Rejects where a runner has begun to end by itself and does not come to an end: where the ends of several jobs could not be written,
 * graphile-worker 0.17 waits for itself for ever. Its pool says no more that it lives, so that others take over what it holds.
 */
function untilStuck({ heartbeat, signal }: KeptLane, events: WorkerEvents): Promise<never> {
  return new Promise((_, reject) => {
    events.once("pool:gracefulShutdown", ({ workerPool }) => {
      if (signal.aborted) return;
      const giveUp = () => {
        heartbeat.end(workerPool.id);
        reject(new Error("the runner began to end and did not"));
      };
      setTimeout(giveUp, END_MS).unref();
    });
  });
}

function tellStop(lane: LaneName, error: unknown): void {
  log.error({ lane, error: traceOf(error) }, "a lane of the queue did not stop in an orderly way");
}

/** New with every runner: graphile-worker remembers what it has made of an object. */
function optionsOf({ lane, pool, heartbeat }: KeptLane, looks: LaneLooks): Parameters<typeof run>[0] {
  const { events } = looks;
  observeJobs(events);
  events.on("pool:create", ({ workerPool }) => heartbeat.begin(workerPool.id, () => !looks.isBlind));
  events.on("pool:release", ({ workerPool }) => heartbeat.end(workerPool.id));
  events.on("job:start", ({ job }) => heartbeat.jobBegan(job.id));
  events.on("job:complete", ({ job }) => heartbeat.jobEnded(job.id));
  return {
    pgPool: pool,
    events,
    logger: workerLogger,
    pollInterval: LANES[lane].pollMs,
    concurrency: LANES[lane].concurrency,
    taskList: Object.fromEntries(Object.entries(taskList).filter(([name]) => isInLane(name, lane))),
    noHandleSignals: true,
    // Of none: without the delay nobody looks after a job whose end cannot be written, and the process ends (graphile-worker 0.17). With it, it is tried again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    ...(lane === "housekeeping" ? { crontab } : { parsedCronItems: [] }),
  };
}
