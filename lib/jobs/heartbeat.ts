import { log } from "@/lib/log";
import { beatWorkers } from "@/lib/services/ground/workers/beat-workers";
import { retireWorkers } from "@/lib/services/ground/workers/retire-workers";

/** Says for the pools of workers of this process that they live, and takes over from those of others that do not. */
export class Heartbeat {
  /** Pools by their ids, each with whether it still looks for jobs. */
  private readonly alive = new Map<string, () => boolean>();
  /** Jobs at work, null, and those that have ended lately, when: performance.now(). */
  private readonly jobs = new Map<string, number | null>();

  /** @param patienceMs after how long a silence the jobs of others are taken over */
  constructor(private readonly patienceMs: number) {}

  /**
   * A pool is about to take jobs. It says so at once: silence is noticed of those alone who have spoken.
   * @param looks whether it still looks for jobs: one that does not is passed over in silence, so that others take over what it holds
   */
  begin(id: string, looks: () => boolean = () => true): void {
    this.alive.set(id, looks);
    void this.beat().catch(() => undefined);
  }

  /** A pool has ended. What it may hold still is taken over when it has been silent for long enough. */
  end(id: string): void {
    this.alive.delete(id);
  }

  jobBegan(id: string): void {
    this.jobs.set(id, null);
  }

  /** Its end may not be written yet: for a while it still counts as at work. */
  jobEnded(id: string): void {
    this.jobs.set(id, performance.now());
  }

  async beat(): Promise<void> {
    const pools = [...this.alive].flatMap(([id, looks]) => (looks() ? [id] : []));
    const silent = await beatWorkers({ pools, patienceMs: this.patienceMs, atWork: this.atWork() });
    if (silent > 0) log.warn({ silent }, "workers have fallen silent; others take over their jobs");
  }

  private atWork(): string[] {
    const now = performance.now();
    for (const [id, endedAt] of this.jobs) if (endedAt !== null && now - endedAt > this.patienceMs) this.jobs.delete(id);
    return [...this.jobs.keys()];
  }

  /** @returns what to call when the pools of now have ended in an orderly way: then nobody waits for their silence */
  farewell(): () => Promise<void> {
    const ids = [...this.alive.keys()];
    return () => retireWorkers(ids);
  }
}
