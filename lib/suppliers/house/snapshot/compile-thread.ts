import { parentPort, workerData } from "node:worker_threads";
import { type MadeParts, makeParts } from "./make-parts";
import { pack } from "./pack";

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

makeParts(workerData).then(send, (error: unknown) => {
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : "unknown" } satisfies ThreadMessage);
});
