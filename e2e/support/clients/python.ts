import { spawnSync } from "node:child_process";

/** The command of Python 3 on this machine, or null where it has none: the tests need Node alone, and say what they leave out. */
export const PYTHON = ["python3", "python"].find((command) => {
  const { status, stdout } = spawnSync(command, ["--version"], { encoding: "utf8" });
  return status === 0 && stdout.startsWith("Python 3.");
});

/** Says once, in the process that lists the tests, what is not run without Python. */
export function saySkipped(what: string): void {
  if (!PYTHON && process.env.TEST_WORKER_INDEX === undefined) console.log(`NOT RUN, because this machine has no Python 3: ${what}`);
}
