import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { DATABASES, FOLDER, type Machine } from "./layout";
import { programAt } from "./packages";
import { descendantsOf, pidOf, signal, startPart } from "./processes";
import { render, type Values } from "./render";
import { partAccount, valuesOf } from "./values";
import { statusOf, until } from "./wait";
import { cluster, isWhole, type Member } from "./whole";

/** Starts etcd and Patroni of all database machines and waits for a leader and its standbys; makes the product's database. */
export async function startDatabases(): Promise<void> {
  for (const machine of DATABASES) if (pidOf(`etcd-${machine.name}`) === null) startEtcd(machine);
  await until("etcd elects its leader", async () => (await statusOf(`http://${DATABASES[0]?.address}:2379/health`)) === 200);
  for (const machine of DATABASES) startMachine(machine);
  await until("Patroni has a leader and two standbys", async () => isWhole(await members()), 180);
  await makeDatabase();
}

/** Starts what of a database machine does not run. */
export function startMachine(machine: Machine): void {
  if (pidOf(`etcd-${machine.name}`) === null) startEtcd(machine);
  if (pidOf(`patroni-${machine.name}`) === null) startPatroni(machine);
}

/** As if the machine had lost its power: Patroni and PostgreSQL with all processes, and etcd where asked for. */
export function killMachine({ name }: Machine, { etcd }: { etcd: boolean }): void {
  const all = [pidOf(`patroni-${name}`), postmasterOf(name), etcd ? pidOf(`etcd-${name}`) : null].filter((pid) => pid !== null);
  signal(withDescendants(all), "SIGKILL");
}

/** Patroni and PostgreSQL stand still, as on a machine that hangs; they still think that they lead. @returns what lets them go on */
export function freezeMachine({ name }: Machine): () => void {
  const all = withDescendants([pidOf(`patroni-${name}`), postmasterOf(name)].filter((pid) => pid !== null));
  signal(all, "SIGSTOP");
  return () => signal(all, "SIGCONT");
}

function withDescendants(pids: readonly number[]): number[] {
  return [...pids, ...pids.flatMap((pid) => descendantsOf(pid).map((child) => child.pid))];
}

/** PostgreSQL alone, its postmaster by -9: Patroni lives. */
export function killPostmaster({ name }: Machine): void {
  const postmaster = postmasterOf(name);
  if (postmaster !== null) signal([postmaster], "SIGKILL");
}

export function postmasterOf(name: string): number | null {
  const file = path.join(FOLDER, `postgres-${name}`, "postmaster.pid");
  return fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8").split("\n")[0]) : null;
}

function startEtcd(machine: Machine): void {
  const lines = render("etcd/etcd.env", valuesOf(machine)).matchAll(/^(\w+)=(.*)$/gm);
  const env = Object.fromEntries(Array.from(lines, ([, name = "", value = ""]) => [name, value]));
  startPart({ name: `etcd-${machine.name}`, command: programAt("etcd"), args: [], env: { ...process.env, ...env }, ...partAccount() });
}

function startPatroni(machine: Machine): void {
  const file = writeConfig(`patroni-${machine.name}.yml`, "patroni/patroni.yml", valuesOf(machine));
  startPart({ name: `patroni-${machine.name}`, command: programAt("patroni"), args: [file], ...partAccount() });
}

/** Fills a template in, readable by the account of the parts alone. @returns the file */
export function writeConfig(name: string, template: string, values: Values): string {
  const file = path.join(FOLDER, name);
  fs.writeFileSync(file, render(template, values), { mode: 0o600 });
  const { account } = partAccount();
  if (account) fs.chownSync(file, account.uid, account.gid);
  return file;
}

/** What Patroni says of its members; of whichever answers. */
export async function members(): Promise<Member[]> {
  for (const { address } of DATABASES) {
    try {
      const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
      return cluster.parse(await response.json()).members;
    } catch {
      // That machine is down: another one knows the same.
    }
  }
  return [];
}

/** Who leads, by its own word. */
export async function leader(): Promise<Machine | null> {
  for (const machine of DATABASES) {
    if ((await statusOf(`http://${machine.address}:8008/primary`).catch(() => 0)) === 200) return machine;
  }
  return null;
}

/**
 * Of max_connections of patroni.yml: a commit that waits for a standby keeps its connection, whoever has given it up. The others are for what
 * brings a standby back.
 */
const CONNECTIONS = 200;

async function makeDatabase(): Promise<void> {
  const machine = await until("a leader", leader);
  const { superuserPassword = "", databasePassword = "" } = valuesOf(machine);
  const client = new pg.Client({ host: machine.address, user: "postgres", password: superuserPassword, database: "postgres" });
  await client.connect();
  try {
    const { rows } = await client.query("select from pg_database where datname = 'parvoz'");
    if (rows.length > 0) return;
    await client.query(`create role parvoz login connection limit ${CONNECTIONS} password ${client.escapeLiteral(databasePassword)}`);
    await client.query("create database parvoz owner parvoz");
  } finally {
    await client.end();
  }
}
