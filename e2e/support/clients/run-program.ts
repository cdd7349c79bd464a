import { spawn, spawnSync } from "node:child_process";

/** Whether this machine has the command. */
export function hasCommand(command: string): boolean {
  return spawnSync(command, ["--version"]).status === 0;
}

/** Runs a program to its end. @returns its exit code, and everything that it wrote */
export function runProgram(
  command: string,
  args: string[],
  folder: string,
  settings: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...settings }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      output += part;
    });
  }
  return new Promise((resolve, reject) => child.once("error", reject).once("close", (code) => resolve({ code, output })));
}
