import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const LOOK_MS = 50;
/** Who holds its work longer than that is never waited for, milliseconds. */
const GIVE_UP_MS = 180_000;

async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // What breaks it is told by the statement that finds it broken.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Resolves when the database itself, past the link, takes a write again: a number of a transaction has to be logged. */
export async function untilDatabaseIsBack(databaseUrl: string): Promise<void> {
  for (const until = performance.now() + GIVE_UP_MS; performance.now() < until; await pause(LOOK_MS)) {
    const isBack = await withClient(databaseUrl, (client) => client.query("select pg_current_xact_id()")).then(
      () => true,
      () => false,
    );
    if (isBack) return;
  }
}

/** What is held, by whom and since when: together they are of one holding. */
const HELD = `
  select concat_ws(' ', 'job', id, locked_by, locked_at) as held from graphile_worker._private_jobs where locked_at is not null
  union all
  select concat_ws(' ', 'queue', id, locked_by, locked_at) from graphile_worker._private_job_queues where locked_at is not null`;

/**
 * Waits until of all jobs and queues that workers hold now none is held any more by whoever has it, whether it was ended or taken over.
 * @returns after how many milliseconds that was so
 */
export function untilTakenOver(databaseUrl: string): Promise<number> {
  const began = performance.now();
  return withClient(databaseUrl, async (client) => {
    const read = async () => (await client.query<{ held: string }>(HELD)).rows.map(({ held }) => held);
    const first = new Set(await read());
    for (let left = first.size; left > 0 && performance.now() - began < GIVE_UP_MS; ) {
      await pause(LOOK_MS);
      left = (await read()).filter((held) => first.has(held)).length;
    }
    return first.size === 0 ? 0 : performance.now() - began;
  });
}

/** Jobs that nobody has taken for a minute: no check complains of younger ones. */
const WAITING = `
  select count(*)::integer as waiting from graphile_worker.jobs
   where locked_at is null and attempts < max_attempts and run_at < now() - interval '1 minute'`;
/** A queue from which nobody takes anything for so long stands still, milliseconds. */
const STANDS_STILL_MS = 120_000;

/** Waits while what waits becomes less: after minutes of trade thousands of receipts, which come last, are still to be made. */
export function untilCaughtUp(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    let [fewest, until] = [Number.POSITIVE_INFINITY, 0];
    while (fewest > 0) {
      const waiting = (await client.query<{ waiting: number }>(WAITING)).rows[0]?.waiting ?? 0;
      if (waiting < fewest) [fewest, until] = [waiting, performance.now() + STANDS_STILL_MS];
      if (performance.now() > until) return;
      await pause(LOOK_MS);
    }
  });
}
