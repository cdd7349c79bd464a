import { fork } from "node:child_process";
import path from "node:path";

const RUNNER = path.resolve(import.meta.dirname, "run-in-child.ts");
const HEAP_MB = 12_000;
const HOUR_MS = 3_600_000;

type Answer<Result> = { result: Result } | { error: string };

/**
 * Runs the `run` of a module in a process of its own, so that memory is measured from nothing and a fault ends only this one.
 * @param module path from the bench folder, without its ending
 * @param timeout milliseconds after which it is ended
 * @throws Error with what the module threw, or how the process ended
 */
export function runInChild<Options, Result>(module: string, options: Options, timeout = HOUR_MS): Promise<Result> {
  const execArgv = ["--expose-gc", `--max-old-space-size=${HEAP_MB}`, "--import", "tsx"];
  const child = fork(RUNNER, [module, JSON.stringify(options)], { execArgv, stdio: ["ignore", "inherit", "inherit", "ipc"], timeout });
  return new Promise((resolve, reject) => {
    child.once("message", (answer: Answer<Result>) => {
      if ("result" in answer) resolve(answer.result);
      else reject(new Error(answer.error));
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`ended without an answer (${signal ?? code})`)));
  });
}
