import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Packed } from "./columns";
import type { ThreadMessage } from "./compile-thread";
import { findSnapshot, makeSnapshot, type Order } from "./make";

/** Found from the project's folder, where every process of the product starts: bundlers move this module, and leave that file. */
const THREAD = ["lib", "suppliers", "house", "snapshot", "compile-thread.mjs"];

/** A thread that has loaded its program and waits, so that the next change does not wait for it. */
let spare: Worker | null = null;

/**
 * A thread that has compiled a change waits so long for another one, milliseconds: changes come in rows, and the code that it has just run
 * is compiled. Then it ends, as memory that it took goes with it alone.
 */
const LINGERS_MS = 5_000;
let lingering: NodeJS.Timeout | undefined;
/** … and after so many in a row, however soon the next one comes: what compiling leaves in a thread grows. */
const MOST_IN_A_ROW = 4;
let inARow = 0;

/** There is no thread, or it ended before it said anything: its program could not be loaded, or the memory ran out. */
class ThreadFailed extends Error {}

/**
 * Makes a snapshot in a thread of its own; in this one where there are no threads to be had, and where a process that has nothing yet
 * finds files: it need not wait for a thread to load its program.
 * @throws Error where the database cannot be read
 */
export async function makeElsewhere(order: Order): Promise<Packed> {
  if (!order.base) {
    const found = await findSnapshot(order);
    if (found) {
      // For the next change.
      spare ??= startThread();
      return found;
    }
  }
  try {
    return await inThread(order);
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
    return makeHere(order);
  }
}

/** Makes a snapshot in this thread. */
export function makeHere(order: Order): Promise<Packed> {
  return new Promise((resolve, reject) => {
    makeSnapshot(order, resolve).catch(reject);
  });
}

function inThread(order: Order): Promise<Packed> {
  const worker = spare ?? startThread();
  spare = null;
  clearTimeout(lingering);
  if (!worker) return Promise.reject(new ThreadFailed());
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ThreadFailed());
    // Waiting callers keep the process alive; a spare thread does not.
    worker.ref();
    worker.once("error", fail);
    worker.once("exit", fail);
    worker.once("message", (message: ThreadMessage) => {
      worker.unref();
      worker.off("error", fail);
      worker.off("exit", fail);
      inARow += 1;
      if (spare || !order.base || inARow >= MOST_IN_A_ROW) end(worker);
      else keep(worker);
      if ("packed" in message) resolve(message.packed);
      else reject(new Error(`The schedule could not be compiled: ${message.failed}`));
    });
    worker.postMessage(order);
  });
}

/** Keeps a thread for another change, for a while. */
function keep(worker: Worker): void {
  spare = worker;
  lingering = setTimeout(() => {
    if (spare !== worker) return;
    spare = null;
    end(worker);
  }, LINGERS_MS).unref();
}

/** Lets a thread end when it has done its work, and another one take its place. */
function end(worker: Worker): void {
  inARow = 0;
  worker.once("exit", () => {
    spare ??= startThread();
  });
  worker.postMessage(null);
}

/** Null where the machine allows no more threads. */
function startThread(): Worker | null {
  const worker = newThread();
  if (!worker) return null;
  worker.unref();
  // A thread that ends while it is spare is no loss, as long as nobody gives it an order any more.
  const forget = () => {
    if (spare === worker) spare = null;
  };
  worker.on("error", forget);
  worker.once("exit", forget);
  return worker;
}

function newThread(): Worker | null {
  try {
    return new Worker(path.join(process.cwd(), ...THREAD), { execArgv: [] });
  } catch {
    return null;
  }
}
