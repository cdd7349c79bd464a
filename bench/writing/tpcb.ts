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
 * TPC-B's transactions per second in tables of its own, over eight connections, its statements prepared as the product's are: by pgbench where the
 * machine has it, else by this process.
 */
export async function measureTpcb(url: string, seconds: number): Promise<Tpcb> {
  const pgbench = findPgbench();
  if (!pgbench) return { name: "TPC-B by pg (no pgbench here)", perSecond: await runOwn(url, seconds) };
  call(pgbench, ["-i", "-q", "-s", String(SCALE), url]);
  const said = call(pgbench, ["-M", "prepared", "-c", String(CLIENTS), "-j", "1", "-T", String(seconds), url]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(said)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench said nothing of its rate: ${said.slice(0, 200)}`);
  return { name: "pgbench TPC-B, prepared, 8 clients", perSecond };
}

/** On the path, or where Debian has it. */
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
  drop table if exists tpcb_branch, tpcb_teller, tpcb_account, tpcb_history;
  create table tpcb_branch (bid int primary key, balance int not null) with (fillfactor = 100);
  create table tpcb_teller (tid int primary key, bid int, balance int not null) with (fillfactor = 100);
  create table tpcb_account (aid int primary key, bid int, balance int not null, filler char(84)) with (fillfactor = 100);
  create table tpcb_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into tpcb_branch select n, 0 from generate_series(1, ${SCALE}) n;
  insert into tpcb_teller select n, (n - 1) / 10 + 1, 0 from generate_series(1, ${SCALE * 10}) n;
  insert into tpcb_account select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${SCALE * 100_000}) n;
  analyze`;

async function runOwn(url: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS });
  await pool.query(TABLES);
  let done = 0;
  const began = performance.now();
  const run = async () => {
    const client = await pool.connect();
    for (; performance.now() < began + seconds * 1000; done++) await transact(client);
    client.release();
  };
  await Promise.all(Array.from({ length: CLIENTS }, run));
  const took = (performance.now() - began) / 1000;
  await pool.end();
  return done / took;
}

async function transact(client: pg.PoolClient): Promise<void> {
  const draw = (most: number) => 1 + Math.floor(Math.random() * most);
  const [account, teller, branch, delta] = [draw(SCALE * 100_000), draw(SCALE * 10), draw(SCALE), draw(10_000) - 5000];
  const run = (name: string, text: string, values: number[]) => client.query({ name, text, values });
  await client.query("begin");
  await run("a", "update tpcb_account set balance = balance + $1 where aid = $2", [delta, account]);
  await run("b", "select balance from tpcb_account where aid = $1", [account]);
  await run("c", "update tpcb_teller set balance = balance + $1 where tid = $2", [delta, teller]);
  await run("d", "update tpcb_branch set balance = balance + $1 where bid = $2", [delta, branch]);
  const insert = "insert into tpcb_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())";
  await run("e", insert, [teller, branch, account, delta]);
  await client.query("commit");
}
