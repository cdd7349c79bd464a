import fs from "node:fs";
import path from "node:path";
import { killMachine, leader, members, startDatabases, startMachine } from "./database";
import { failOver } from "./fail-over";
import { setTraffic, startFront } from "./front";
import { grow } from "./grow";
import { APPS, appNamed, DATABASES, FOLDER, FRONT, FRONT_URL } from "./layout";
import { startLoad } from "./load";
import { checkPatroni, missingPackages } from "./packages";
import { descendantsOf, partNames, pidOf, signal } from "./processes";
import { killProcess, killProduct, portsOf, startPooler, startProduct, stopProduct } from "./product";
import { killReplicas } from "./replicas";
import { upgradeFrom } from "./upgrade";
import { partAccount } from "./values";
import { pause, until } from "./wait";

const HELP = `deploy/try-cluster COMMAND
  up [database]      all of it, or PostgreSQL's cluster and the poolers alone
  down [remove]      ends everything; remove forgets the data too
  status             what runs, and who leads
  start MACHINE      db1 … db3, app1 … app3: what of it does not run
  stop MACHINE       app1 … app3: without an error for anybody
  kill MACHINE [portal|worker|tier]   by -9: the whole machine, or one process of it
Under a load of searches, bookings and payments, with what clients were told held against the database afterwards:
  load [SECONDS]     nothing happens
  fail-over [TIMES]  the leader is killed or frozen
  replicas           processes and machines of the product are killed, added and taken away
  upgrade FOLDER     the version in FOLDER is replaced by this one, a machine at a time
What growth costs the database (docs/scaling.md):
  grow [SECONDS]
Everything is in ${FOLDER} (CLUSTER_DIR), with logs. The front answers at ${FRONT_URL}, its table at http://${FRONT.address}:8404.`;

const started = APPS.slice(0, 2);

async function up(what?: string): Promise<void> {
  const missing = missingPackages();
  if (missing.length > 0) throw new Error(`Packages are missing: apt-get install --no-install-recommends ${missing.join(" ")}`);
  checkPatroni();
  makeFolder();
  await startDatabases();
  for (const app of started) await startPooler(app);
  if (what === "database") return status();
  for (const app of started) await startProduct(app);
  await startFront();
  await status();
}

function makeFolder(): void {
  for (const folder of ["run", "logs"]) fs.mkdirSync(path.join(FOLDER, folder), { recursive: true });
  const { account } = partAccount();
  fs.chmodSync(FOLDER, 0o755);
  if (account) fs.chownSync(FOLDER, account.uid, account.gid);
}

async function down(what?: string): Promise<void> {
  for (const app of APPS) await stopProduct(app).catch(() => killProduct(app));
  // Patroni ends PostgreSQL; etcd goes last, because Patroni says goodbye there.
  for (const group of [/^haproxy|^pgbouncer/, /^patroni/, /^etcd/]) await end(partNames().filter((name) => group.test(name)));
  if (what === "remove") fs.rmSync(FOLDER, { recursive: true, force: true });
}

async function end(names: readonly string[]): Promise<void> {
  const pids = names.map(pidOf).filter((pid) => pid !== null);
  signal(pids, "SIGTERM");
  // One that a trial has frozen hears of it when it goes on.
  signal(pids, "SIGCONT");
  await until(`${names.join(", ")} end`, async () => names.every((name) => pidOf(name) === null), 30).catch(() =>
    signal([...pids, ...pids.flatMap((pid) => descendantsOf(pid).map((child) => child.pid))], "SIGKILL"),
  );
}

async function status(): Promise<void> {
  for (const { name, role, state } of await members()) console.log(`${name}  ${role.padEnd(12)}  ${state}`);
  for (const app of APPS) console.log(`${app.name} at ${app.address}: ${portsOf(app)}`);
  console.log(`leader: ${(await leader())?.name ?? "none"}; front: ${FRONT_URL}`);
  console.log(
    `running: ${partNames()
      .filter((name) => pidOf(name) !== null)
      .join(" ")}`,
  );
}

async function start(name = ""): Promise<void> {
  const database = DATABASES.find((machine) => machine.name === name);
  if (database) return startMachine(database);
  const app = appNamed(name);
  await startPooler(app);
  await startProduct(app);
  if (pidOf("haproxy-front") !== null) await setTraffic(app, "ready");
}

async function stop(name = ""): Promise<void> {
  const app = appNamed(name);
  await setTraffic(app, "drain");
  await stopProduct(app);
}

async function kill(name = "", kind?: string): Promise<void> {
  const database = DATABASES.find((machine) => machine.name === name);
  if (database) return killMachine(database, { etcd: true });
  const app = appNamed(name);
  if (kind === "portal" || kind === "worker" || kind === "tier") console.log(`killed process ${killProcess(app, kind) ?? "none"}`);
  else killProduct(app);
}

async function quietLoad(seconds: number): Promise<boolean> {
  const load = await startLoad();
  await pause(1000 * seconds);
  return load.stop();
}

/** A trial that was not passed ends the command with 1. */
async function judge(passed: Promise<boolean>): Promise<void> {
  if (!(await passed)) throw new Error("Not passed: see above.");
  console.log("Passed.");
}

const COMMANDS: Readonly<Record<string, (...args: string[]) => Promise<void>>> = {
  ...{ up, down, status, start, stop, kill },
  load: (seconds = "20") => judge(quietLoad(Number(seconds))),
  "fail-over": (times = "20") => judge(failOver(Number(times))),
  replicas: () => judge(killReplicas()),
  grow: (seconds = "20") => grow(Number(seconds)),
  upgrade: (folder = "") => judge(upgradeFrom(folder)),
};

const [command = "help", ...args] = process.argv.slice(2);
try {
  const run = COMMANDS[command];
  if (run) await run(...args);
  else console.log(HELP);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // A load that nobody stops any more would go on for ever.
  process.exit(1);
}
