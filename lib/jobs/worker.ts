import { Logger, run } from "graphile-worker";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { crontab, taskList } from "./task-list";

/** Making a receipt takes a fifth of a second of one processor: no more than a few at once. */
const CONCURRENCY = 4;
const POLL_MS = 1000;

/** graphile-worker's levels are error, warning, info and debug. What it logs of a job is its task and number, not its payload. */
const logger = new Logger(() => (level, message) => log[level === "warning" ? "warn" : level]({ source: "worker" }, message));

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
    logger,
  });
  log.info("the worker is ready");
  await runner.promise;
}

await main();
