import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { disconnect } from "@/lib/db";
import { databaseUrl, runSql } from "./databases";
import { forgetProcessMemory } from "./process-memory";

// Runs before every database test file: a fresh copy of the template, and an environment that points at it.
const admin = inject("serverUrl");
const name = `test_${randomBytes(6).toString("hex")}`;

declare global {
  var environmentBefore: Readonly<NodeJS.ProcessEnv> | undefined;
}

// Files of one thread share its environment: what the last one set is taken back.
globalThis.environmentBefore ??= { ...process.env };
for (const variable of Object.keys(process.env)) if (!(variable in globalThis.environmentBefore)) delete process.env[variable];
Object.assign(process.env, globalThis.environmentBefore);

await runSql(admin, `create database ${name} template template_parvoz strategy file_copy`);
process.env.DATABASE_URL = databaseUrl(name);
delete process.env.DIRECT_DATABASE_URL;
process.env.PUBLIC_URL = "http://parvoz.test";
process.env.NEXTAUTH_SECRET = "0".repeat(32);
process.env.QUOTE_KEYS = `k1:${"1".repeat(64)}`;
process.env.PASSENGER_HASH_KEY = "2".repeat(64);
process.env.SECRETS_KEY = `k1:${"3".repeat(64)}`;
process.env.DATA_KEYS = `k1:${"4".repeat(64)}`;
process.env.WEBHOOK_TRUSTED_HOSTS = "127.0.0.1,receiver.test";
process.env.TICKETING_DELAY_SECONDS = "0";
process.env.LOG_LEVEL = "silent";

// Files of one thread share their modules: what these keep in memory was read from another database.
await disconnect();
forgetProcessMemory();

afterAll(async () => {
  // As the file has read them.
  const [{ endFile }, database] = await Promise.all([import("./after-file"), import("@/lib/db")]);
  await endFile();
  await database.disconnect();
  await runSql(admin, `drop database ${name} with (force)`);
});
