import { parentPort } from "node:worker_threads";
import { letOthersWork } from "@/lib/util/let-others-work";
import { airportPrint, airportTable } from "./airports";
import type { Packed } from "./columns";
import { makeSnapshot, type Order } from "./make";
import { weigh } from "./pack";
import { rehearse } from "./rehearse";

/** What a compiling thread says: the snapshot, or why there is none. */
export type ThreadMessage = { packed: Packed } | { failed: string };

const DAY_MS = 86_400_000;

let isAsked = false;

// Without further orders the thread ends when it has written its files: the memory that compiling took goes with it.
parentPort?.on("message", (order: Order | null) => {
  isAsked = true;
  if (order === null) return parentPort?.close();
  follow(order);
});

// Made before it is asked for, so that the first order does not wait for it.
airportTable();
airportPrint();
try {
  const rehearsal = rehearse(Math.floor(Date.now() / DAY_MS));
  do await letOthersWork();
  while (!isAsked && !rehearsal.next().done);
} catch {
  // The first order takes longer then.
}

/** Says one thing for each order: what comes after the snapshot, writing its files, is nobody's but the thread's. */
async function follow(order: Order): Promise<void> {
  const made: Packed[] = [];
  const say = (message: ThreadMessage) => parentPort?.postMessage(message);
  try {
    await makeSnapshot(order, (packed) => {
      say({ packed });
      made.push(packed);
    });
  } catch (error) {
    if (made.length === 0) say({ failed: error instanceof Error ? error.message : "unknown" });
  }
  if (order.base) made.push(order.base);
  for (const { schedule, prices } of made) {
    weigh(schedule);
    weigh(prices);
  }
}
