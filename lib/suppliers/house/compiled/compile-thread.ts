import { parentPort } from "node:worker_threads";
import { airportPrint, airportTable } from "./airports";
import type { Packed } from "./columns";
import { makeSnapshot, type Order } from "./make";

/** What a compiling thread says: the snapshot, or why there is none. */
export type ThreadMessage = { packed: Packed } | { failed: string };

// Made before it is asked for, so that the first order does not wait for it.
airportTable();
airportPrint();

// Without further orders the thread ends when it has written its files: the memory that compiling took goes with it.
parentPort?.on("message", (order: Order | null) => {
  if (order === null) return parentPort?.close();
  makeSnapshot(order, (packed) => say({ packed })).catch((error: unknown) => {
    say({ failed: error instanceof Error ? error.message : "unknown" });
  });
});

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
