import { parentPort, workerData } from "node:worker_threads";
import { replaceReferenceTables } from "@/lib/reference/current-tables";
import type { ReferenceTables } from "@/lib/reference/tables";
import { type MadeParts, makeParts, type Order } from "./make-parts";
import { pack } from "./pack";

/** What a compiling thread is given: the order, and the reference data that its parts are to go by. */
export interface ThreadOrder {
  order: Order;
  reference: ReferenceTables;
}

/** What a compiling thread says, once: the parts, or why there are none. */
export type ThreadMessage = { made: MadeParts } | { failed: string };

/** The memory of columns is handed over, not copied: this thread ends. */
function send(made: MadeParts): void {
  const memory = new Set(Object.values(made).flatMap(({ content }) => pack(content).columns.map(({ buffer }) => buffer)));
  parentPort?.postMessage(
    { made } satisfies ThreadMessage,
    [...memory].filter((each) => each instanceof ArrayBuffer),
  );
}

function run({ order, reference }: ThreadOrder): Promise<MadeParts> {
  replaceReferenceTables(reference);
  return makeParts(order);
}

run(workerData).then(send, (error: unknown) => {
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : "unknown" } satisfies ThreadMessage);
});
