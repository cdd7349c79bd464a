import { run } from "graphile-worker";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { relayJobs } from "@/lib/services/outbox/relay-jobs";
import { watchReference } from "@/lib/services/reference/watch-reference";
import { crontab, taskList } from "./task-list";
import { workerLogger } from "./worker-logger";

/** Making a receipt takes a fifth of a second of one processor: no more than a few at once. */
const CONCURRENCY = 4;
/** Calls to partners wait for the network: many at once cost little, and three to an endpoint leave room for others beside slow ones. */
const CALLS_AT_ONCE = 24;
const POLL_MS = 1000;
/** How long a job may lie in the outbox where the process that left it there has died. */
const RELAY_MS = 500;

/**
 * Runs the queue until SIGTERM or SIGINT: then no new jobs are taken, those at work are finished, and the process ends by the
 * signal it was sent. Calls to partners have workers of their own, so that nobody's slow receiver keeps a ticket from being issued.
 */
async function main(): Promise<void> {
  await watchReference();
  const { deliver_webhook, ...ours } = taskList;
  const shared = { connectionString: env().DATABASE_URL, pollInterval: POLL_MS, logger: workerLogger };
  const runners = await Promise.all([
    run({ ...shared, concurrency: CONCURRENCY, taskList: ours, crontab }),
    run({ ...shared, concurrency: CALLS_AT_ONCE, maxPoolSize: CALLS_AT_ONCE, taskList: { deliver_webhook }, parsedCronItems: [] }),
  ]);
  const again = () => log.warn("jobs could not be relayed; the next round tries again");
  setInterval(() => void relayJobs().catch(again), RELAY_MS).unref();
  log.info("the worker is ready");
  await Promise.all(runners.map(({ promise }) => promise));
}

await main();
