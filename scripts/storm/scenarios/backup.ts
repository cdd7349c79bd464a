import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { restoreBackup } from "../../lib/backup/restore-backup";
import { writeBackup } from "../../lib/backup/write-backup";
import type { Account, Told } from "../account";
import { openBuyer } from "../buyer";
import { faultRow, partnerCode, type Scenario } from "../scenario";
import { trade } from "../trade";

const CLIENTS = 12;
/** Trade before the backup begins, milliseconds. */
const BEFORE_MS = 3_000;
const TIMES = 5;

/** A backup while clients trade, restored into an empty database: what was acknowledged before it began is in it, and every invariant holds. */
export const backup: Scenario = {
  name: "backup",
  async *run(context) {
    const work = async (account: Account, random: () => number) => {
      const { product, client } = context;
      const buyer = await openBuyer({ code: partnerCode(), port: product.ports.tier });
      const times = Math.max(1, Math.min(TIMES, Math.floor(context.minutes / 2)));
      for (let index = 0; index < times; index++) {
        const stop = await trade({ product, client, account, buyer, random, clients: CLIENTS });
        await pause(BEFORE_MS);
        const known = new Map([...account.bookings].map(([id, told]) => [id, { ...told }]));
        const file = path.join(product.folder, `storm-${index}.backup`);
        await writeBackup({ databaseUrl: product.databaseUrl, file });
        await stop();
        const began = performance.now();
        await restored({ databaseUrl: product.databaseUrl, name: `restored_${index}`, file, dataDir: product.folder, known, account });
        account.recoveryMs = Math.max(account.recoveryMs, performance.now() - began);
      }
      account.tries = times;
      return [buyer.partnerId];
    };
    yield await faultRow({ context, fault: "backup under load, restored", work });
  },
};

interface Restored {
  databaseUrl: string;
  name: string;
  file: string;
  dataDir: string;
  known: ReadonlyMap<string, Told>;
  account: Account;
}

async function restored({ databaseUrl, name, file, dataDir, known, account }: Restored): Promise<void> {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await query(databaseUrl, `create database ${name}`);
  await restoreBackup({ databaseUrl: url.toString(), file, dataDir });
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    const read = async (sql: string, values: readonly string[]) => (await client.query<Record<string, unknown>>(sql, [...values])).rows;
    for (const { name: invariant, violations } of await checkInvariants({ read, now: new Date() })) {
      if (violations > 0) account.complain(`restored: ${invariant} is broken ${violations} times`);
    }
    const { rows } = await client.query<{ id: string; paid: boolean }>("select id, paid_at is not null as paid from booking");
    const found = new Map(rows.map(({ id, paid }) => [id, paid]));
    for (const [id, { paid }] of known) {
      if (!found.has(id)) account.complain(`restored: the booking ${id} is missing`);
      else if (paid && !found.get(id)) account.complain(`restored: the payment of ${id} is missing`);
    }
  } finally {
    await client.end();
  }
  await query(databaseUrl, `drop database ${name}`);
}

async function query(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
