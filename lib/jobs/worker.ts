import { setMaxListeners } from "node:events";
import os from "node:os";
import { parseArgs } from "node:util";
import { env } from "@/lib/env";
import { log, traceOf } from "@/lib/log";
import { serveMetrics } from "@/lib/observability/serve-metrics";
import { checkLedger, expectLedgerChecks, exportWorkState } from "@/lib/observability/work-metrics";
import { botRound } from "@/lib/services/channels/telegram/bot-round";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { checkDataKeys } from "@/lib/services/ground/personal-data/check-data-keys";
import { watchReference } from "@/lib/services/ground/reference/watch-reference";
import { inboxRound } from "@/lib/services/schedule/inbox/inbox-round";
import { Heartbeat } from "./heartbeat";
import { keepLane } from "./keep-lane";
import { isLaneName, LANE_NAMES, LANES, type LaneName } from "./lanes";
import { openQueuePool } from "./queue-pool";
import { repeat } from "./repeat";

/** A file that has not changed for so long is whole. */
const INBOX_MS = 10_000;

/** Telegram answers at once when somebody writes: this is only between two answers, and between two tries where it cannot be reached. */
const BOT_MS = 1_000;

/** How long a job may lie in the outbox where the process that left it there has died. */
const RELAY_MS = 500;

interface Options {
  lanes: LaneName[];
  /** How often the process says that it lives. */
  beatMs: number;
  /** After how long a silence the jobs of others are taken over. */
  silentMs: number;
}

/** @throws TypeError, RangeError where the arguments are wrong */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      lanes: { type: "string", default: LANE_NAMES.join(",") },
      "beat-ms": { type: "string", default: "3000" },
      "silent-ms": { type: "string", default: "15000" },
    },
  });
  const named = values.lanes.split(",");
  const lanes = named.filter(isLaneName);
  if (lanes.length < named.length) throw new RangeError(`--lanes takes some of ${LANE_NAMES.join(",")}, not ${values.lanes}`);
  return { lanes, beatMs: Number(values["beat-ms"]), silentMs: Number(values["silent-ms"]) };
}

/** @returns a promise of the first signal to end; later ones change nothing: Ctrl-C reaches the worker from the terminal and from what started it */
function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => resolve(signal));
  });
}

/**
 * Runs lanes of the queue until a signal: then no new jobs are taken, those at work are finished, and the process ends by the signal it was sent.
 * As long as it lives it says so, and takes over what those hold who do not. While the database is away it waits.
 */
async function main({ lanes, beatMs, silentMs }: Options): Promise<void> {
  const told = firstSignal();
  const stopping = new AbortController();
  const { signal } = stopping;
  // Each lane and each repeated work listens to it.
  setMaxListeners(0, signal);
  if (lanes.every((name) => LANES[name].unhurried)) os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  await checkDataKeys();
  await watchReference({ tellsClocks: lanes.includes("housekeeping") });
  await serveMetrics({ role: "worker", searches: false });
  if (lanes.includes("housekeeping")) exportWorkState();
  const pool = openQueuePool();
  const heartbeat = new Heartbeat(silentMs);
  const kept = lanes.map((lane) => keepLane({ lane, pool, heartbeat, signal }));
  const work = [
    ...kept.map(({ ended }) => ended),
    repeat({ name: "heartbeat", everyMs: beatMs, work: () => heartbeat.beat(), signal }),
    ...(lanes.includes("housekeeping")
      ? [
          repeat({ name: "relay", everyMs: RELAY_MS, work: relayJobs, signal }),
          ...ledgerCheck(signal),
          ...watchInbox(signal),
          ...listenToBot(signal),
        ]
      : []),
  ];
  void Promise.all(kept.map(({ ready }) => ready)).then(() => {
    log.info("the worker is ready");
    process.send?.("ready", () => undefined);
  });
  const name = await told;
  const farewell = heartbeat.farewell();
  stopping.abort();
  await Promise.all(work);
  await farewell().catch((error: unknown) => log.warn(traceOf(error), "the worker could not say that it has ended"));
  process.removeAllListeners(name);
  process.kill(process.pid, name);
}

/** As often as LEDGER_CHECK_MINUTES says, and not at all where that is 0. */
function ledgerCheck(signal: AbortSignal): Promise<void>[] {
  const everyMs = env().LEDGER_CHECK_MINUTES * 60_000;
  if (everyMs === 0) return [];
  expectLedgerChecks(everyMs);
  return [repeat({ name: "ledger check", everyMs, work: checkLedger, signal })];
}

/** Looks after the folder of schedule messages, where there is one. */
function watchInbox(signal: AbortSignal): Promise<void>[] {
  const folder = env().SCHEDULE_INBOX_DIR;
  return folder === "" ? [] : [repeat({ name: "schedule inbox", everyMs: INBOX_MS, work: inboxRound(folder), signal })];
}

/** Listens to what customers write to the house's bot in Telegram, where it has one. */
function listenToBot(signal: AbortSignal): Promise<void>[] {
  return env().TELEGRAM_BOT_TOKEN === "" ? [] : [repeat({ name: "Telegram bot", everyMs: BOT_MS, work: botRound(signal), signal })];
}

await main(readOptions());
