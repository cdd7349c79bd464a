import pg from "pg";
import { isConnectionLost, isDiskFull, Unavailable } from "@/lib/util/unavailable";
import type { DatabaseWatch } from "./database-watch";

export interface PoolLimits {
  /** A connection that somebody has for longer is cut; null for none. Above what the database itself allows a statement. */
  heldMs: number | null;
  /** So many may wait for a connection at once. */
  waiting: number;
}

type GotClient = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/** How often those who wait are looked at. */
const LOOK_MS = 100;
/** Who waits for longer, while nobody is answered, makes us look whether the database is there at all. */
const SLOW_MS = 500;

/** Somebody who has asked for a connection: performance.now(), and how they are told that there is none. */
interface Asking {
  since: number;
  giveUp: (error: Unavailable) => void;
}

/**
 * A pool of connections that never keeps anybody waiting for a database that is not there: while it is away callers are told at once, and
 * when it goes every connection is thrown away, for packets that were dropped are never answered.
 */
export class GuardedPool extends pg.Pool {
  private readonly open = new Set<pg.PoolClient>();
  /** Those in use, since when: performance.now(). */
  private readonly held = new Map<pg.PoolClient, number>();
  private readonly asking = new Set<Asking>();
  private readonly looking: NodeJS.Timeout;
  /** Date.now() of the last time that the database said that its disk is full. */
  diskFullAt: number | null = null;

  constructor(
    config: pg.PoolConfig,
    private readonly limits: PoolLimits,
    private readonly watch: DatabaseWatch,
  ) {
    super(config);
    // A connection that breaks while nobody uses it is replaced; without listeners it would end the process.
    this.on("error", () => watch.suspect());
    this.on("connect", (client) => this.open.add(client.on("error", () => undefined)));
    this.on("acquire", (client) => this.held.set(client, performance.now()));
    this.on("release", (error, client) => this.released(error, client));
    this.on("remove", (client) => this.open.delete(client));
    this.looking = setInterval(() => this.look(), LOOK_MS).unref();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: GotClient): void;
  override connect(callback?: GotClient): Promise<pg.PoolClient> | undefined {
    const connecting = this.connectIfThere();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (release) => client.release(Boolean(release))),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private async connectIfThere(): Promise<pg.PoolClient> {
    if (this.watch.isAway) throw new Unavailable("the database is away");
    if (this.waitingCount >= this.limits.waiting) throw new Unavailable("too many wait for the database");
    try {
      return await this.unlessAway(super.connect());
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      this.failed(error);
      throw new Unavailable("no connection to the database", { cause: error });
    }
  }

  /** A connection, unless the database turns out to be away before; one that comes after that goes back to the pool. */
  private unlessAway(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      const asking: Asking = { since: performance.now(), giveUp: reject };
      this.asking.add(asking);
      connecting.then(
        (client) => {
          if (this.asking.delete(asking)) resolve(client);
          else client.release();
        },
        (error: Error) => {
          this.asking.delete(asking);
          reject(error);
        },
      );
    });
  }

  /** Throws every connection away, and tells those who wait for one. */
  drop(): void {
    for (const { giveUp } of this.asking) giveUp(new Unavailable("the database is away"));
    this.asking.clear();
    for (const client of this.open) {
      // In use it is cut, with what waits for its answer; an idle one leaves the pool as if it had broken.
      if (this.held.has(client)) void client.end();
      else client.emit("error", new Unavailable("the database is away"));
    }
  }

  /** What somebody learned from an error about the database. */
  failed(error: unknown): void {
    if (isDiskFull(error)) this.diskFullAt = Date.now();
    if (isConnectionLost(error)) this.watch.suspect();
  }

  private released(error: unknown, client: pg.PoolClient): void {
    this.held.delete(client);
    if (error) this.failed(error);
    else this.watch.answered();
  }

  private look(): void {
    if (this.ended) clearInterval(this.looking);
    const now = performance.now();
    const waits = [...this.held.values(), ...[...this.asking].map(({ since }) => since)];
    if (waits.some((since) => now - since > SLOW_MS)) this.watch.suspectSilence(SLOW_MS);
    for (const [client, since] of this.held) {
      if (now - since > (this.limits.heldMs ?? Number.POSITIVE_INFINITY)) void client.end();
    }
  }
}
