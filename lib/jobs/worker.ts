import { run } from "graphile-worker";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { crontab, taskList } from "./task-list";
import { workerLogger } from "./worker-logger";

/** Making a receipt takes a fifth of a second of one processor: no more than a few at once. */
const CONCURRENCY = 4;
const POLL_MS = 1000;

/**
 * Runs the queue until SIGTERM or SIGINT: then no new jobs are taken, those at work are finished, and the process ends by the
 * signal it was sent.
 */
async function main(): Promise<void> {
  const runner = await run({
    connectionString: env().DATABASE_URL,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    taskList,
    crontab,
    logger: workerLogger,
  });
  log.info("the worker is ready");
  await runner.promise;
}

await main();
