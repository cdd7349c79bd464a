import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";

/** Rows as pgbench makes them: ten branches, a hundred tellers, a million accounts. */
const SCALE = 10;
const CLIENTS = 8;

export interface Tpcb {
  name: string;
  perSecond: number;
}

/**
 * TPC-B's transactions per second on a database of its own, over eight connections: by pgbench where the machine has it, else the same
 * statements, prepared, by this process.
 */
export async function measureTpcb(url: string, seconds: number): Promise<Tpcb> {
  const pgbench = findPgbench();
  if (!pgbench) return { name: "TPC-B by pg (no pgbench here)", perSecond: await runOwn(url, seconds) };
  call(pgbench, ["-i", "-q", "-s", String(SCALE), url]);
  const said = call(pgbench, ["-c", String(CLIENTS), "-j", "1", "-T", String(seconds), url]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(said)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench said nothing of its rate: ${said.slice(0, 200)}`);
  return { name: "pgbench TPC-B, 8 clients", perSecond };
}

function findPgbench(): string | null {
  const servers = "/usr/lib/postgresql";
  const versions = fs.existsSync(servers) ? fs.readdirSync(servers).map((version) => path.join(servers, version, "bin")) : [];
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), ...versions];
  return folders.map((folder) => path.join(folder, "pgbench")).find((file) => fs.existsSync(file)) ?? null;
}

function call(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`pgbench failed: ${stderr.slice(0, 300)}`);
  return stdout;
}

const TABLES = `
  create table pgbench_branches (bid int primary key, bbalance int not null) with (fillfactor = 100);
  create table pgbench_tellers (tid int primary key, bid int, tbalance int not null) with (fillfactor = 100);
  create table pgbench_accounts (aid int primary key, bid int, abalance int not null, filler char(84)) with (fillfactor = 100);
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches select n, 0 from generate_series(1, ${SCALE}) n;
  insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, ${SCALE * 10}) n;
  insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${SCALE * 100_000}) n;
  analyze`;

async function runOwn(url: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS });
  await pool.query(TABLES);
  const began = performance.now();
  const done = await Promise.all(Array.from({ length: CLIENTS }, () => runClient(pool, began + seconds * 1000)));
  const took = (performance.now() - began) / 1000;
  await pool.end();
  return done.reduce((sum, each) => sum + each, 0) / took;
}

async function runClient(pool: pg.Pool, until: number): Promise<number> {
  const client = await pool.connect();
  const draw = (most: number) => 1 + Math.floor(Math.random() * most);
  const run = (name: string, text: string, values: number[]) => client.query({ name, text, values });
  let done = 0;
  for (; performance.now() < until; done++) {
    const [account, teller, branch, delta] = [draw(SCALE * 100_000), draw(SCALE * 10), draw(SCALE), draw(10_000) - 5000];
    await client.query("begin");
    await run("a", "update pgbench_accounts set abalance = abalance + $1 where aid = $2", [delta, account]);
    await run("b", "select abalance from pgbench_accounts where aid = $1", [account]);
    await run("c", "update pgbench_tellers set tbalance = tbalance + $1 where tid = $2", [delta, teller]);
    await run("d", "update pgbench_branches set bbalance = bbalance + $1 where bid = $2", [delta, branch]);
    await run("e", "insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())", [
      teller,
      branch,
      account,
      delta,
    ]);
    await client.query("commit");
  }
  client.release();
  return done;
}
