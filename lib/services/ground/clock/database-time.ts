import { z } from "zod";
import { runStatement } from "@/lib/db";
import { processMemory } from "@/lib/util/process-wide";
import { ClockOffset } from "./clock-offset";

const TIME = { name: "database_time", text: "select clock_timestamp() as now" };

const answer = z.tuple([z.object({ now: z.date() })]);

/**
 * What time the database has, to the millisecond, rounded down. What ends, settles or deletes something at a time, and what changes anything for a
 * caller, goes by it: all processes share it, and a process's own clock may jump.
 * @throws Unavailable where the database is away
 */
export async function databaseTime(): Promise<Date> {
  const [{ now }] = answer.parse(await runStatement(TIME, []));
  return now;
}

const offset = processMemory(
  "database-clock",
  () =>
    new ClockOffset({
      ask: async () => (await databaseTime()).getTime(),
      ticks: () => performance.now(),
      own: () => Date.now(),
    }),
);

/**
 * The same for requests, without asking each time: never ahead of the database's clock, and behind by no more than 50 ms, as an answer of the database's may be
 * that was long on its way. Jobs ask (`databaseTime`): what is queued for a moment must find that it has come. Saves a trip of every request that writes.
 * @throws Unavailable where the database is away
 */
export async function requestTime(): Promise<Date> {
  return new Date(await offset().now());
}
