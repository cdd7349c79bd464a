import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { freePort } from "../build/prepare.mjs";
import { childPart } from "./supervise.mjs";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

function runModule(source: string, detached = false): ChildProcess {
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], { detached, stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  return child;
}

/** The next line that the process says. */
async function lineOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("it says nothing");
  const [said]: unknown[] = await once(child.stdout, "data");
  return String(said).trim();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const PARENT = `
  import { spawn } from "node:child_process";
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  console.log(child.pid);
  setInterval(() => {}, 1000);`;

test("what a process has started ends with it, however it ends", async () => {
  const parent = runModule(PARENT, true);
  const part = childPart(parent, () => Promise.resolve(), { ownsGroup: true });
  const grandchild = Number(await lineOf(parent));
  expect(isAlive(grandchild)).toBe(true);
  parent.kill("SIGKILL");
  expect(await part.exited).toBe("SIGKILL");
  await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false), { timeout: 40_000 });
});

/** Two processes that share a port, kept as those of the API tier are; the first line says which port and who they are. */
const tierAt = (port: number) => `
  import fs from "node:fs";
  import os from "node:os";
  import path from "node:path";
  import { keepProcesses } from ${JSON.stringify(new URL("keep-processes.mjs", import.meta.url).href)};
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-tier-")), "one.mjs");
  fs.writeFileSync(file, 'import http from "node:http"; http.createServer((q, r) => r.end("ok")).listen(Number(process.env.KEPT_PORT), "127.0.0.1");');
  const pids = [];
  const env = () => ({ KEPT_PORT: "${port}" });
  const kept = keepProcesses({ file, count: 2, env, onStart: (_name, pid) => pids.push(pid) });
  await kept.ready;
  console.log(JSON.stringify(pids));`;

/** Asks, and says how that ended. */
function ask(port: number): Promise<"answered" | "reset"> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"));
    socket.once("data", () => resolve("answered"));
    socket.on("error", () => resolve("reset"));
    socket.on("close", () => resolve("reset"));
  });
}

test("no request on its way to a process that is killed is left hanging", async () => {
  const port = await freePort();
  const tier = runModule(tierAt(port));
  const [first = 0] = JSON.parse(await lineOf(tier));
  // Whatever has been handed to it by now, it has not looked at.
  process.kill(first, "SIGSTOP");
  const asked = Array.from({ length: 6 }, () => ask(port));
  let over = 0;
  for (const one of asked) void one.then(() => (over += 1));
  await vi.waitFor(() => expect(over).toBeGreaterThanOrEqual(1), { timeout: 40_000 });
  process.kill(first, "SIGKILL");
  await vi.waitFor(() => expect(over).toBe(asked.length), { timeout: 40_000 });
});
