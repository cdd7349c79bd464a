import { spawn } from "node:child_process";
import path from "node:path";
import { expect } from "vitest";

/**
 * Runs a program that has everything of the Python client's.
 * @param command of Python 3
 * @returns what it printed, as JSON
 */
export async function runPython(command: string, program: string, settings: Record<string, string>): Promise<unknown> {
  const env = { ...process.env, ...settings, PYTHONPATH: path.resolve("clients/python"), PYTHONDONTWRITEBYTECODE: "1", no_proxy: "*" };
  const child = spawn(command, ["-c", `import json, os\nfrom parvoz import *\n${program}`], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      output += part;
    });
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code, output).toBe(0);
  return JSON.parse(output);
}
