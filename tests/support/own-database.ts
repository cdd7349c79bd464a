import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { disconnect } from "@/lib/db";

// Runs before every database test file: a fresh copy of the template, and an environment that points at it.
const admin = inject("serverUrl");
const name = `test_${randomBytes(6).toString("hex")}`;

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

await asAdmin(`create database ${name} template template_parvoz`);
const url = new URL(admin);
url.pathname = `/${name}`;
process.env.DATABASE_URL = url.toString();
process.env.PUBLIC_URL = "http://parvoz.test";
process.env.NEXTAUTH_SECRET = "0".repeat(32);
process.env.QUOTE_KEYS = `k1:${"1".repeat(64)}`;
process.env.PASSENGER_HASH_KEY = "2".repeat(64);
process.env.SECRETS_KEY = `k1:${"3".repeat(64)}`;
process.env.WEBHOOK_TRUSTED_HOSTS = "127.0.0.1,receiver.test";
process.env.TICKETING_DELAY_SECONDS = "0";
process.env.LOG_LEVEL = "silent";

afterAll(async () => {
  await disconnect();
  await asAdmin(`drop database ${name} with (force)`);
});
