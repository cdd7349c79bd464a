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
