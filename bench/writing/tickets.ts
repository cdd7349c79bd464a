import { z } from "zod";
import { db } from "@/lib/db";
import { startWorker } from "../../scripts/lib/launch/launch.mjs";

const counted = z.tuple([z.object({ ticketed: z.number() })]);
const LOOK_MS = 100;
/** A worker has begun by then. */
const PATIENCE_MS = 60_000;

/**
 * Starts a worker that issues tickets and does nothing else, while paid bookings of one carrier wait for it.
 * @returns how many bookings it tickets a second, from its first one on
 */
export async function measureTickets(env: NodeJS.ProcessEnv, seconds: number): Promise<number> {
  const before = await ticketed();
  const worker = await startWorker({ env, args: ["--lanes", "tickets"] });
  try {
    await worker.ready;
    const until = Date.now() + PATIENCE_MS;
    let first = before;
    while (first === before && Date.now() < until) {
      await pause(LOOK_MS);
      first = await ticketed();
    }
    const began = performance.now();
    await pause(seconds * 1000);
    return ((await ticketed()) - first) / ((performance.now() - began) / 1000);
  } finally {
    worker.kill("SIGTERM");
    await worker.exited;
  }
}

async function ticketed(): Promise<number> {
  return counted.parse(await db().$queryRaw`select count(*)::integer as ticketed from booking where status = 'ticketed'`)[0].ticketed;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
