import { z } from "zod";
import { runStatement } from "@/lib/db";

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
