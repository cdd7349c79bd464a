import { EventEmitter } from "node:events";
import type { WorkerEvents, WorkerPool } from "graphile-worker";

/** Where looks fail for so long without one that succeeds, the runner has gone blind; milliseconds. One failure is no proof, nor are two. */
const BLIND_MS = 5_000;
const BLIND_ERRORS = 3;
/** Looks come at least every ten seconds, and each ends within some twenty: a runner with free places that has not looked for so long never will. Milliseconds. */
const SILENT_MS = 60_000;
/** After a look that has failed the next one is not left to the clock. */
const AGAIN_MS = 1_000;
/** A job's end is written a moment after it has ended: what waited behind it in its queue is looked for then, and once more where the database was slow. */
const BEHIND_MS = [50, 500];

/**
 * Knows of one runner whether it looks for jobs: its life is a look that succeeded, not a timer. graphile-worker 0.17 keeps a first statement that
 * failed for ever, so that every later look fails without a word; only a new runner looks again.
 *
 * It also wakes idle places where there is reason to look: looks lock each other's queues for a moment and then find nothing, and a job that has
 * ended leaves behind what waited for it. Without that, such jobs would wait for the next look by the clock.
 */
export class LaneLooks {
  readonly events: WorkerEvents = new EventEmitter();
  private pool: WorkerPool | null = null;
  /** Of the last look that succeeded, whichever runner's; else when the first runner began. */
  private succeededAt: number;
  /** From here on this runner is judged. */
  private begunAt: number;
  private failures = 0;
  private atWork = 0;

  /**
   * @param places jobs that run at once
   * @param before of the lane's runner before this one
   * @param now milliseconds, of a clock that only goes forward
   */
  constructor(
    private readonly places: number,
    before: LaneLooks | null = null,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.begunAt = now();
    this.succeededAt = before?.succeededAt ?? this.begunAt;
    const { events } = this;
    events.on("pool:create", ({ workerPool }) => {
      this.pool = workerPool;
      this.begunAt = this.now();
    });
    events.on("pool:gracefulShutdown", () => {
      this.pool = null;
    });
    events.on("worker:getJob:empty", () => this.succeed());
    events.on("worker:getJob:error", () => this.fail());
    events.on("job:start", () => {
      this.atWork += 1;
      this.succeed();
      this.wake(0);
    });
    events.on("job:complete", ({ job }) => {
      this.atWork -= 1;
      this.succeed();
      if (job.job_queue_id !== null) for (const ms of BEHIND_MS) this.wake(ms);
    });
  }

  /** How long no look of the lane has succeeded, milliseconds; 0 while all places are taken, because nobody looks then. */
  get silentMs(): number {
    return this.since(this.succeededAt);
  }

  /** Whether the runner has to be ended, because it will find no job any more. */
  get isBlind(): boolean {
    const silentMs = this.since(Math.max(this.succeededAt, this.begunAt));
    return silentMs > SILENT_MS || (this.failures >= BLIND_ERRORS && silentMs > BLIND_MS);
  }

  private since(at: number): number {
    return this.atWork >= this.places ? 0 : this.now() - at;
  }

  private succeed(): void {
    this.succeededAt = this.now();
    this.failures = 0;
  }

  private fail(): void {
    this.failures += 1;
    this.wake(AGAIN_MS);
  }

  /** Has one idle place look for a job, where the runner still takes any. */
  private wake(afterMs: number): void {
    setTimeout(() => this.pool?.nudge(1), afterMs).unref();
  }
}
