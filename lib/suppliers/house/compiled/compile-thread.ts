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
  const base = order.base && given(order.base);
  makeSnapshot({ ...order, base }, (packed) => say({ packed })).catch((error: unknown) => {
    say({ failed: error instanceof Error ? error.message : "unknown" });
  });
});

// Made before it is asked for, so that the first order does not wait for it.
airportTable();
airportPrint();
const rehearsal = rehearse(Math.floor(Date.now() / DAY_MS));
do await letOthersWork();
while (!isAsked && !rehearsal.next().done);

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
