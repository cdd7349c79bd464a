import { execFileSync } from "node:child_process";
import path from "node:path";
import { Buyer, signIn } from "./buyer";
import { type Before, compare, stateBefore } from "./compare";
import { APPS, type AppMachine } from "./layout";
import { ClientRecord } from "./record";
import { databaseUrls } from "./values";

const BUYERS = 6;
const SEARCHERS = 4;
/** In whole units: more than a load can spend. */
const DEPOSIT = "100000000000";

/** Clients that go on until they are stopped, and what they were told. */
export interface Load {
  record: ClientRecord;
  /** Ends it when every request has its answer, and says what the database holds of it. */
  stop: () => Promise<boolean>;
}

/** Starts buyers and searchers on the front. */
export async function startLoad(): Promise<Load> {
  const { direct } = databaseUrls(firstApp());
  payIn(direct);
  const before = await stateBefore(direct);
  const token = await signIn();
  const record = new ClientRecord();
  let over = false;
  const isOver = () => over;
  const buyers = Array.from({ length: BUYERS }, () => new Buyer(token, record).buy(isOver));
  const searchers = Array.from({ length: SEARCHERS }, () => new Buyer(token, record).search(isOver));
  const stop = async () => {
    over = true;
    await Promise.all([...buyers, ...searchers]);
    return report(record, direct, before);
  };
  return { record, stop };
}

export function firstApp(): AppMachine {
  const [app] = APPS;
  if (!app) throw new Error("There are no machines.");
  return app;
}

function payIn(url: string): void {
  const root = path.resolve(import.meta.dirname, "../..");
  const args = ["--import", "tsx", "scripts/partner.ts", "deposit", "HUMO", DEPOSIT, "--memo", "Trial"];
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, DATABASE_URL: url }, stdio: "ignore" });
}

/** @returns whether all is as clients were told */
async function report(record: ClientRecord, url: string, before: Before): Promise<boolean> {
  const found = await compare(record, url, before);
  console.log(`acknowledged: ${record.bookings.size} bookings, ${record.payments.size} payments; given up: ${record.unknown}`);
  console.log(
    `searches: ${record.searches}, slowest ${whole(record.slowestSearch)} ms, longest without one ${whole(record.longestWithoutSearch)} ms`,
  );
  console.log(`failed searches: ${[...record.failedSearches.values()].reduce((sum, count) => sum + count, 0)}`);
  for (const [what, count] of record.failedSearches) console.log(`  ${count} × ${what}`);
  console.log(
    `writes: ${record.writes}, repeated after ${[...record.failedWrites].map(([status, count]) => `${count} × ${status}`).join(", ") || "nothing"}`,
  );
  for (const [what, count] of record.refusals) console.log(`  refused ${count} × ${what}`);
  for (const [name, count] of Object.entries(found)) console.log(`${name}: ${count}`);
  return Object.values(found).every((count) => count === 0) && record.unknown === 0;
}

function whole(ms: number): string {
  return ms.toFixed(0);
}
