import path from "node:path";
import { Worker } from "node:worker_threads";
import { log, traceOf } from "@/lib/log";
import { referenceTables } from "@/lib/reference/current-tables";
import type { ThreadMessage, ThreadOrder } from "./compile-thread";
import { findParts, type MadeParts, makeParts, type Order } from "./make-parts";

/** Found from the project's folder, where every process of the product starts: bundlers move this module, and leave that file. */
const PROGRAM = ["lib", "suppliers", "house", "snapshot", "compile-thread.mjs"];

/** The thread could not be started, or ended before it said anything: its program could not be loaded, or the memory ran out. */
export class ThreadFailed extends Error {}

/**
 * Makes parts without keeping this thread from its work: it reads files itself, and compiles in a thread of its own. Only where there is
 * no thread to be had does this one compile.
 * @throws Error where the database cannot be read
 */
export async function makePartsBeside(order: Order): Promise<MadeParts> {
  const found = await findParts(order);
  if (found) return found;
  try {
    return await makePartsInThread(order);
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
    log.error(traceOf(error.cause), "no thread to compile the schedule in: this process stands still while it compiles");
    return makeParts(order);
  }
}

/** @throws ThreadFailed, and Error where the database cannot be read */
export async function makePartsInThread(order: Order): Promise<MadeParts> {
  const message = await new Promise<ThreadMessage>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new ThreadFailed("the compiling thread failed", { cause }));
    try {
      const workerData: ThreadOrder = { order, reference: referenceTables() };
      const worker = new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), ...PROGRAM), { execArgv: [], workerData });
      worker.once("message", resolve);
      worker.once("error", fail);
      worker.once("exit", fail);
    } catch (error) {
      fail(error);
    }
  });
  if ("made" in message) return message.made;
  throw new Error(`The schedule could not be compiled: ${message.failed}`);
}
