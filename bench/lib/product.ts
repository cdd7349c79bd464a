import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { disconnect } from "@/lib/db";
import { ensurePrismaClient, freePort } from "../../scripts/lib/build/prepare.mjs";
import { embeddedDatabase, setUpDatabase } from "../../scripts/lib/launch/launch.mjs";
import { settings } from "../../scripts/lib/settings/settings.mjs";

/** A database for one part, and what to start servers on it with. */
export interface BenchProduct {
  /** For what else goes with it. */
  folder: string;
  databaseUrl: string;
  /** Of the database's first process, which all others descend from. */
  databasePid: () => number;
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

interface ProductOptions {
  /** With the demonstration network rather than empty. */
  demo: boolean;
  /** Whether writes outlive a crash, as in production. */
  durable?: boolean;
  /** Settings besides those of every part. */
  own?: Record<string, string>;
}

/** Makes a product's database and environment, in this process too; nothing is served yet. */
export async function makeProduct({ demo, durable = false, own = {} }: ProductOptions): Promise<BenchProduct> {
  await ensurePrismaClient();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-bench-"));
  // PostgreSQL runs under an account of its own.
  fs.chmodSync(folder, 0o755);
  const database = await embeddedDatabase({ dataDir: folder, throwaway: !durable });
  const stop = async () => {
    await disconnect();
    await database.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const base = { ...process.env, PUBLIC_URL: `http://localhost:${port}`, SNAPSHOT_DIR: path.join(folder, "snapshots"), ...own };
    const env = settings({ dataDir: folder, port, databaseUrl: database.url, demo, base });
    await setUpDatabase(env);
    Object.assign(process.env, env);
    const databasePid = () => {
      const pid = database.pid();
      if (pid === undefined) throw new Error("the database does not run");
      return pid;
    };
    return { folder, databaseUrl: database.url, databasePid, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
