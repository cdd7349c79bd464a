import { parentPort } from "node:worker_threads";
import { airportPrint, airportTable } from "./airports";
import type { Packed } from "./columns";
import { makeSnapshot, type Order } from "./make";

/** What a compiling thread says: the snapshot, or why there is none. */
export type ThreadMessage = { packed: Packed } | { failed: string };

// Made before it is asked for, so that the first order does not wait for it.
airportTable();
airportPrint();

// A thread serves one order and ends: the memory that a large schedule took while it was compiled goes with it.
parentPort?.once("message", (order: Order) => {
  makeSnapshot(order, (packed) => say({ packed })).catch((error: unknown) => {
    say({ failed: error instanceof Error ? error.message : "unknown" });
  });
});

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
