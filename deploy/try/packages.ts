import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Debian's packages, by a program of each. */
const PROGRAMS: Readonly<Record<string, string>> = {
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  patroni: "patroni",
  etcd: "etcd-server",
  postgres: "postgresql",
};

/** Debian keeps the programs of each version of PostgreSQL apart. */
const POSTGRES_VERSIONS = "/usr/lib/postgresql";

/** The programs of the newest PostgreSQL that is installed; null where none is. @param versions folder with one for each version */
export function postgresBin(versions = POSTGRES_VERSIONS): string | null {
  const installed = fs.existsSync(versions) ? fs.readdirSync(versions) : [];
  const newestFirst = installed.toSorted((one, other) => Number.parseFloat(other) - Number.parseFloat(one));
  const folders = newestFirst.map((version) => path.join(versions, version, "bin"));
  return folders.find((folder) => fs.existsSync(path.join(folder, "postgres"))) ?? null;
}

const FOLDERS = ["/usr/sbin", "/usr/bin", ...(process.env.PATH ?? "").split(path.delimiter), ...[postgresBin() ?? []].flat()];

/** Where a program is. @throws Error where it is not installed */
export function programAt(name: string): string {
  const found = FOLDERS.map((folder) => path.resolve(folder, name)).find((file) => fs.existsSync(file));
  if (!found) throw new Error(`${name} is not installed: apt-get install ${PROGRAMS[name] ?? name}`);
  return found;
}

/** Packages of which nothing is there. */
export function missingPackages(): string[] {
  const isMissing = (program: string) => !FOLDERS.some((folder) => fs.existsSync(path.resolve(folder, program)));
  return Object.keys(PROGRAMS)
    .filter(isMissing)
    .map((program) => PROGRAMS[program] ?? program);
}

/** The first one with quorum commit. Before 3.0.4 a leader that stalled for longer than its lease overwrote the key of the next one. */
const OLDEST_PATRONI = [4, 0, 0] as const;

/** @throws Error where Patroni is installed and knows no quorum commit */
export function checkPatroni(): void {
  const version = execFileSync(programAt("patroni"), ["--version"], { encoding: "utf8" }).trim();
  if (isOldPatroni(version))
    throw new Error(`${version} knows no quorum commit: ${OLDEST_PATRONI.join(".")} or later is needed, as Debian 13 has it.`);
}

/** @param version as `patroni --version` prints it: `patroni 4.0.7` */
export function isOldPatroni(version: string): boolean {
  const parts = (/(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []).slice(1).map(Number);
  const differing = OLDEST_PATRONI.findIndex((wanted, at) => parts[at] !== wanted);
  return differing >= 0 && (parts[differing] ?? 0) < (OLDEST_PATRONI[differing] ?? 0);
}
