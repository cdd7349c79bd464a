import { parentPort } from "node:worker_threads";
import { letOthersWork } from "@/lib/let-others-work";
import { airportPrint, airportTable } from "./airports";
import { given, type Packed } from "./columns";
import { makeSnapshot, type Order } from "./make";
import { rehearse } from "./rehearse";

/** What a compiling thread says: the snapshot, or why there is none. */
export type ThreadMessage = { packed: Packed } | { failed: string };

const DAY_MS = 86_400_000;

let isAsked = false;

// Without further orders the thread ends when it has written its files: the memory that compiling took goes with it.
parentPort?.on("message", (order: Order | null) => {
  isAsked = true;
  if (order === null) return parentPort?.close();
  follow({ ...order, base: order.base && given(order.base, null) });
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
  let isSaid = false;
  const say = (message: ThreadMessage) => {
    if (!isSaid) parentPort?.postMessage(message);
    isSaid = true;
  };
  try {
    await makeSnapshot(order, (packed) => say({ packed }));
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : "unknown" });
  }
}
