import { afterAll } from "vitest";
import { startWorker } from "@/scripts/lib/launch/launch.mjs";

/** Silence is noticed after two seconds rather than fifteen. */
const QUICK = ["--beat-ms", "200", "--silent-ms", "2000"];

const started: Awaited<ReturnType<typeof startWorker>>[] = [];
afterAll(endWorkers);

/** Ends all that the file's tests have started so far. */
export async function endWorkers(): Promise<void> {
  for (const worker of started) worker.kill("SIGKILL");
  await Promise.all(started.map(({ exited }) => exited));
}

/** A worker process of its own, until the file's tests are over; it looks for jobs when this returns. */
export async function runWorker(env: NodeJS.ProcessEnv = process.env, args: readonly string[] = QUICK) {
  const worker = await startWorker({ env: { ...env, QUIET_CHILDREN: "1" }, args: [...args] });
  started.push(worker);
  await worker.ready;
  return worker;
}
