import { startWorker } from "@/scripts/lib/launch/launch.mjs";
import { afterFile } from "./after-file";

/** Silence is noticed after two seconds rather than fifteen. */
const QUICK = ["--beat-ms", "200", "--silent-ms", "2000"];

const started: Awaited<ReturnType<typeof startWorker>>[] = [];

/** Ends all that the file's tests have started so far. */
export async function endWorkers(): Promise<void> {
  const ended = started.splice(0);
  for (const worker of ended) worker.kill("SIGKILL");
  await Promise.all(ended.map(({ exited }) => exited));
}

/** A worker process of its own, until the file's tests are over; it looks for jobs when this returns. */
export async function runWorker(env: NodeJS.ProcessEnv = process.env, args: readonly string[] = QUICK) {
  const worker = await startWorker({ env: { ...env, QUIET_CHILDREN: "1" }, args: [...args] });
  if (started.length === 0) afterFile(endWorkers);
  started.push(worker);
  await worker.ready;
  return worker;
}
