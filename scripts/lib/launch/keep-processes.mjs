// Processes that share a port, and nothing else: one that ends is replaced.
import cluster from "node:cluster";
import { root } from "../build/prepare.mjs";
import { childPart, keepRunning } from "./supervise.mjs";

/** More than a process gives its requests to finish. */
const PATIENCE_MS = 30_000;

function startOne(env) {
  const worker = cluster.fork(env);
  return childPart(worker.process, () => new Promise((resolve) => worker.once("listening", resolve)));
}

/**
 * Runs the program in so many processes.
 * @param {{ file: string, count: number, env: () => NodeJS.ProcessEnv, onStart?: (name: string, pid: number | undefined) => void }} options
 *   `env`: of the next process that is started
 * @returns {{ ready: Promise<void>, replace: () => void, stop: () => Promise<void> }} `ready` rejects where one of the first ends before it
 *   listens; `replace` ends all in an orderly way, so that new ones are started
 */
export function keepProcesses({ file, count, env, onStart = () => {} }) {
  // Each accepts its own connections. Handed over by this process (round robin), one on its way to a process that is killed is never closed: its caller would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: file, args: [], execArgv: [], cwd: root });
  const kept = Array.from({ length: count }, (_, index) => {
    const name = `API tier's process ${index + 1}`;
    return keepRunning({ name, start: () => startOne(env()), onStart: (pid) => onStart(name, pid), stopWithin: PATIENCE_MS });
  });
  const ready = Promise.all(kept.map((one) => one.ready)).then(() => {});
  const replace = () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  const stop = async () => {
    await Promise.all(kept.map((one) => one.stop()));
  };
  return { ready, replace, stop };
}
