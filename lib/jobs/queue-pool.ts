import pg from "pg";
import { directDatabaseUrl, env } from "@/lib/env";
import { log, traceOf } from "@/lib/log";

/** Taking and ending jobs are short statements: a few connections serve many jobs. Each lane keeps one to listen. */
const CONNECTIONS = 12;
/** Nothing that the queue asks takes so long: the network has swallowed it. */
const ANSWER_MS = 10_000;

/**
 * A look for jobs is planned anew each time, which costs a fraction of a millisecond: a plan for all lanes together reads what waits in the others
 * (graphile-worker names its statements, and PostgreSQL keeps a plan of what it has seen five times).
 */
const SESSION = "-c plan_cache_mode=force_custom_plan";

type GotClient = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/** SQLSTATE of a server that is starting. */
const STARTING = "57P03";

/** graphile-worker waits up to two minutes before it asks a server again that it knows to be starting: it is not told. */
class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: GotClient): void;
  override connect(callback?: GotClient): Promise<pg.PoolClient> | undefined {
    const connecting = super.connect().catch((error: unknown) => {
      const isStarting = error instanceof Error && "code" in error && error.code === STARTING;
      throw isStarting ? new Error("the database is starting", { cause: error }) : error;
    });
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (release) => client.release(Boolean(release))),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }
}

/**
 * Connections of the queue, to the database itself: it listens for new jobs and keeps its statements. None that breaks, while it is used or
 * not, ends the process; one on which an answer never came is thrown away rather than used again.
 */
export function openQueuePool(): pg.Pool {
  // A wrong setting ends the worker now rather than its first job.
  env();
  const pool = new QueuePool({
    connectionString: directDatabaseUrl(),
    options: SESSION,
    max: CONNECTIONS,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: ANSWER_MS,
  });
  const tell = (error: Error) => log.warn({ source: "worker", error: traceOf(error) }, "a connection to the database broke");
  pool.on("error", tell);
  pool.on("connect", (client) => client.on("error", () => undefined));
  // graphile-worker gives connections back without a word of what failed on them.
  pool.on("release", (_error, client) => {
    if ("readyForQuery" in client && client.readyForQuery === false) void client.end();
  });
  return pool;
}
