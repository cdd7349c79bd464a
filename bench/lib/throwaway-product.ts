import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { RATE_CLASSES } from "@/lib/contracts/rate-classes";
import { embeddedDatabase, setUpDatabase } from "../../scripts/lib/launch.mjs";
import { ensurePrismaClient, freePort, run } from "../../scripts/lib/prepare.mjs";
import { settings } from "../../scripts/lib/settings.mjs";

/** A database with demonstration data for one run, and what to start servers with. */
export interface ThrowawayProduct {
  dataDir: string;
  databaseUrl: string;
  port: number;
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/**
 * Nothing is served yet. What is measured on it is neither the limits on requests nor how much money there is.
 * @param durable whether its writes outlive a crash, as in production
 * @param own settings besides those of every run
 */
export async function makeThrowawayProduct({ durable, own }: { durable: boolean; own: Record<string, string> }): Promise<ThrowawayProduct> {
  await ensurePrismaClient();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-bench-"));
  fs.chmodSync(dataDir, 0o755);
  const database = await embeddedDatabase({ dataDir, throwaway: !durable });
  const stop = async () => {
    await database.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const base = { ...process.env, PUBLIC_URL: `http://localhost:${port}`, ...own };
    const env = settings({ dataDir, port, databaseUrl: database.url, demo: true, base });
    await setUpDatabase(env);
    await openGates(env);
    return { dataDir, databaseUrl: database.url, port, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openGates(env: NodeJS.ProcessEnv): Promise<void> {
  const partner = (...args: string[]) => run(process.execPath, ["--import", "tsx", "scripts/partner.ts", ...args], { quiet: true, env });
  await partner("limits", "HUMO", ...RATE_CLASSES.map((name) => `${name}=100000`));
  await partner("deposit", "HUMO", "1000000000000");
}
