import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { migrate } from "@/scripts/lib/database/migrate.mjs";
import { embeddedDatabase } from "@/scripts/lib/launch/launch.mjs";
import { runSql } from "@/tests/support/run/databases";
import { runWorker } from "@/tests/support/run/workers";

const WAIT = { timeout: 40_000, interval: 100 };

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-test-recovery-"));
let database: Awaited<ReturnType<typeof embeddedDatabase>>;
let worker: Awaited<ReturnType<typeof runWorker>>;

beforeAll(async () => {
  fs.chmodSync(dataDir, 0o755);
  database = await embeddedDatabase({ dataDir, throwaway: false });
  await migrate(database.url, path.resolve("prisma"));
  worker = await runWorker({ ...process.env, DATABASE_URL: database.url });
});
afterAll(async () => {
  worker.kill("SIGKILL");
  await database.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** A job that does nothing, and how many of them wait. */
const ADD = "select graphile_worker.add_job('purge_expired')";
const COUNT = "select count(*)::integer as waiting from graphile_worker.jobs where task_identifier = 'purge_expired'";

async function jobsAreDone(): Promise<void> {
  await runSql(database.url, ADD);
  await vi.waitFor(async () => expect(await runSql(database.url, COUNT)).toEqual([{ waiting: 0 }]), WAIT);
}

/** Whether the worker is still the process that it was. */
function lives(): boolean {
  return process.kill(worker.pid ?? 0, 0);
}

describe("the embedded database", () => {
  test("comes back by itself at the same address when it is killed, and the worker goes on with it", { timeout: 120_000 }, async () => {
    await jobsAreDone();
    const before = database.pid();
    process.kill(before ?? 0, "SIGKILL");
    await vi.waitFor(() => runSql(database.url, "select 1"), WAIT);
    expect(database.pid()).not.toBe(before);
    await jobsAreDone();
    expect(lives()).toBe(true);
  });

  test("may break every connection of the worker, which goes on with new ones", { timeout: 120_000 }, async () => {
    for (let round = 0; round < 5; round++) {
      await runSql(
        database.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      await jobsAreDone();
    }
    expect(lives()).toBe(true);
  });

  test("that was stopped is started at the same address the next time", { timeout: 120_000 }, async () => {
    const before = database.url;
    await database.stop();
    database = await embeddedDatabase({ dataDir, throwaway: false });
    expect(database.url).toBe(before);
    await jobsAreDone();
    expect(lives()).toBe(true);
  });
});
