import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { z } from "zod";

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(fs.readFileSync("package.json", "utf8")));

/** Stands for the launchers, and says how it was ended. It speaks once it listens: a signal that comes before would end it unheard. */
const PROGRAM = `
  process.on("SIGTERM", () => setTimeout(() => { console.log("stopped in order"); process.exit(0); }, 100));
  console.log("runs as " + process.pid);
  setInterval(() => {}, 1000);`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-npm-"));
fs.mkdirSync(path.join(folder, "scripts"));
fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "launched", scripts }));
let npm: ChildProcess | undefined;
afterEach(() => npm?.kill("SIGKILL"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each(["start", "dev"])(
  "what `npm run %s` has started stops in order where npm is told to stop",
  async (name) => {
    const file = /scripts\/\S+/.exec(scripts[name] ?? "")?.[0] ?? "";
    fs.writeFileSync(path.join(folder, file), PROGRAM);
    npm = spawn("npm", ["run", name], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    npm.stdout?.on("data", (part) => {
      said += String(part);
    });
    await vi.waitFor(() => expect(said).toContain("runs as"), { timeout: 40_000 });
    npm.kill("SIGTERM");
    try {
      await vi.waitFor(() => expect(said).toContain("stopped in order"), { timeout: 40_000 });
    } finally {
      // A signal that did not arrive would leave the program behind.
      const pid = Number(/runs as (\d+)/.exec(said)?.[1]);
      if (!said.includes("stopped in order")) process.kill(pid, "SIGKILL");
    }
  },
  120_000,
);
