import fs from "node:fs";
import path from "node:path";
import { secrets } from "../../scripts/lib/settings/settings.mjs";
import { writeConfig } from "./database";
import { type AppMachine, FOLDER, FRONT_URL, LEADER_PORT, POOLER_PORT } from "./layout";
import { programAt } from "./packages";
import { descendantsOf, pidOf, signal, startPart } from "./processes";
import { databaseUrls, partAccount, valuesOf } from "./values";
import { statusOf, until } from "./wait";

const OWN_ROOT = path.resolve(import.meta.dirname, "../..");

/** A version of the product. */
export interface Version {
  /** Its folder, with its dependencies installed. */
  root: string;
}

export const THIS_VERSION: Version = { root: OWN_ROOT };

/** Kinds of processes, by what their command lines say. */
const KINDS = {
  portal: /next-server|next\/dist\/bin\/next/,
  worker: /lib\/jobs\/worker|\/worker-\d+\.mjs/,
  tier: /api-tier-\d+\.mjs/,
} as const;
export type Kind = keyof typeof KINDS;

/** Starts the pooler and the way to the leader on a machine of the product. */
export async function startPooler(app: AppMachine): Promise<void> {
  const values = valuesOf(app);
  if (pidOf(`haproxy-${app.name}`) === null) {
    const file = writeConfig(`haproxy-${app.name}.cfg`, "haproxy/database.cfg", values);
    startPart({ name: `haproxy-${app.name}`, command: programAt("haproxy"), args: ["-db", "-f", file], ...partAccount() });
  }
  if (pidOf(`pgbouncer-${app.name}`) === null) {
    writeConfig(`userlist-${app.name}.txt`, "pgbouncer/userlist.txt", values);
    const file = writeConfig(`pgbouncer-${app.name}.ini`, "pgbouncer/pgbouncer.ini", values);
    startPart({ name: `pgbouncer-${app.name}`, command: programAt("pgbouncer"), args: [file], ...partAccount() });
  }
}

/** Starts portal, worker and API tier of a machine, and waits until they answer; the first one makes the tables. */
export async function startProduct(app: AppMachine, version: Version = THIS_VERSION): Promise<void> {
  const env = environmentOf(app);
  const start = (name: string, script: string) =>
    startPart({ name, command: process.execPath, args: [path.join(version.root, "scripts", script)], env, cwd: version.root });
  if (pidOf(`product-${app.name}`) === null) start(`product-${app.name}`, "start.mjs");
  await until(`the portal of ${app.name}`, async () => (await statusOf(`http://${app.address}:${app.portalPort}/sign-in`)) === 200, 900);
  if (pidOf(`tier-${app.name}`) === null) start(`tier-${app.name}`, "serve-api.mjs");
  await until(`the tier of ${app.name}`, async () => (await statusOf(`http://${app.address}:${app.tierPort}/api/health`)) === 200, 120);
}

/** Lets the product of a machine finish what is under way, and ends it. */
export async function stopProduct(app: AppMachine): Promise<void> {
  const names = [`tier-${app.name}`, `product-${app.name}`];
  const pids = names.map(pidOf).filter((pid) => pid !== null);
  signal(pids, "SIGTERM");
  await until(`the product of ${app.name} ends`, async () => names.every((name) => pidOf(name) === null), 60);
}

/** Kills one process of a kind on a machine. @returns its number; null where there is none */
export function killProcess(app: AppMachine, kind: Kind): number | null {
  const launcher = pidOf(kind === "tier" ? `tier-${app.name}` : `product-${app.name}`);
  const found = launcher === null ? undefined : descendantsOf(launcher).find(({ command }) => KINDS[kind].test(command));
  if (!found) return null;
  signal([found.pid], "SIGKILL");
  return found.pid;
}

/** Kills launchers and all their processes: the machine is gone. */
export function killProduct(app: AppMachine): void {
  const launchers = [`tier-${app.name}`, `product-${app.name}`].map(pidOf).filter((pid) => pid !== null);
  signal([...launchers, ...launchers.flatMap((pid) => descendantsOf(pid).map((child) => child.pid))], "SIGKILL");
}

function environmentOf(app: AppMachine): NodeJS.ProcessEnv {
  const { pooled, direct } = databaseUrls(app);
  const dataDir = path.join(FOLDER, `data-${app.name}`);
  fs.mkdirSync(dataDir, { recursive: true });
  return {
    ...process.env,
    ...secrets(FOLDER),
    ...{ DATABASE_URL: pooled, DIRECT_DATABASE_URL: direct, DATABASE_PREPARED_STATEMENTS: "0" },
    ...{ DEMO: "1", DATA_DIR: dataDir, PUBLIC_URL: FRONT_URL, TRUSTED_PROXIES: "1", TICKETING_DELAY_SECONDS: "5", DRAIN_SECONDS: "3" },
    HOST: app.address,
    ...{ PORT: String(app.portalPort), API_PORT: String(app.tierPort), API_PROCESSES: "1", DATABASE_CONNECTIONS: "10" },
  };
}

/** What a machine of the product offers, for those who look. */
export function portsOf(app: AppMachine): string {
  return `portal ${app.portalPort}, tier ${app.tierPort}, PgBouncer ${POOLER_PORT}, leader ${LEADER_PORT}`;
}
