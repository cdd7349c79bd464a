import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { RATE_CLASSES } from "@/lib/domain/rate-classes";
import { embeddedDatabase, setUpDatabase, startProcesses, waitForAnswer } from "../../scripts/lib/launch.mjs";
import { ensureBuilt, ensurePrismaClient, freePort, run } from "../../scripts/lib/prepare.mjs";
import { settings } from "../../scripts/lib/settings.mjs";

export interface Product {
  port: number;
  stop: () => Promise<void>;
}

/** The product as `npm start` runs it, on a throwaway database with demonstration data; tickets are issued at once. */
export async function startProduct(): Promise<Product> {
  await ensurePrismaClient();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-bench-"));
  fs.chmodSync(dataDir, 0o755);
  const port = await freePort();
  const database = await embeddedDatabase({ dataDir, throwaway: true });
  const base = { ...process.env, TICKETING_DELAY_SECONDS: "0", PUBLIC_URL: `http://localhost:${port}` };
  const env = settings({ dataDir, port, databaseUrl: database.url, demo: true, base });
  await setUpDatabase(env);
  const partner = (...args: string[]) => run(process.execPath, ["--import", "tsx", "scripts/partner.ts", ...args], { quiet: true, env });
  // What is measured is the paths, not the limits on them, nor how much money there is.
  await partner("limits", "HUMO", ...RATE_CLASSES.map((name) => `${name}=100000`));
  await partner("deposit", "HUMO", "1000000000000");
  await ensureBuilt(".next-test", env);
  const processes = startProcesses({ env: { ...env, QUIET_CHILDREN: "1" }, port, distDir: ".next-test", dev: false });
  await waitForAnswer(`http://127.0.0.1:${port}/sign-in`);
  const stop = async () => {
    await processes.stop();
    await database.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { port, stop };
}
