// Processes that share a port, and nothing else: one that ends is replaced.
import cluster from "node:cluster";
import { root, say } from "./prepare.mjs";

/** A process that ended before it listened is not replaced sooner: something is wrong that haste does not mend. */
const PAUSE_MS = 1000;
/** More than a process gives its requests to finish. */
const PATIENCE_MS = 30_000;

/**
 * Runs the program in so many processes.
 * @param {{ file: string, count: number, env: NodeJS.ProcessEnv }} options
 * @returns {{ ready: Promise<boolean>, pids: () => number[], stop: () => Promise<void> }} `ready` is false where one
 *   of the first ends before it listens
 */
export function keepProcesses({ file, count, env }) {
  cluster.setupPrimary({ exec: file, args: [], execArgv: [], cwd: root });
  const listening = new Set();
  let state = "starting";
  const signalAll = (signal) => {
    for (const one of running()) one.kill(signal);
  };
  const running = () => Object.values(cluster.workers ?? {}).map((worker) => worker.process);

  const ready = new Promise((resolve) => {
    cluster.on("listening", (worker) => {
      listening.add(worker.id);
      if (state !== "starting" || listening.size < count) return;
      state = "running";
      resolve(true);
    });
    cluster.on("exit", (worker, code, signal) => {
      const hadListened = listening.delete(worker.id);
      if (state === "stopping") return;
      if (state === "starting" && !hadListened) return resolve(false);
      say(`A process of the API tier ended (${signal ?? `exit ${code}`}); starting another.`);
      setTimeout(() => state !== "stopping" && cluster.fork(env), hadListened ? 0 : PAUSE_MS);
    });
  });
  for (let started = 0; started < count; started++) cluster.fork(env);

  const stop = async () => {
    state = "stopping";
    const ends = running().map((one) => new Promise((resolve) => one.once("exit", resolve)));
    signalAll("SIGTERM");
    const timer = setTimeout(signalAll, PATIENCE_MS, "SIGKILL");
    await Promise.all(ends);
    clearTimeout(timer);
  };
  return { ready, stop, pids: () => running().map(({ pid }) => pid) };
}
