import { z } from "zod";
import { runStatement } from "@/lib/db";
import { retryConflict } from "../outbox/retry-conflict";

const BEAT = {
  name: "beat_workers",
  text: "select beat_workers_v1($1::text[], $2::integer * interval '1 millisecond', $3::bigint[]) as silent",
};
const answer = z.tuple([z.object({ silent: z.int() })]);

interface Beat {
  /** Ids of the caller's pools, which graphile-worker writes into what they lock. */
  pools: readonly string[];
  /** How long a pool may be silent before it counts as dead, milliseconds. */
  patienceMs: number;
  /** Ids of the jobs that these pools work on, or have worked on within the patience. */
  atWork: readonly string[];
}

/**
 * Says that these pools of workers live, and frees the jobs and queues of those that were silent for too long. They may be working on them still,
 * where they were only frozen: jobs run at least once. Jobs that the queue has handed to these pools themselves, and of which they do not know
 * because the answer got lost, are freed as well. @returns how many silent pools were found
 */
export async function beatWorkers({ pools, patienceMs, atWork }: Beat): Promise<number> {
  return answer.parse(await retryConflict(() => runStatement(BEAT, [pools, patienceMs, atWork])))[0].silent;
}
