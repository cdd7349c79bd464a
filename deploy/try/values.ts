import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { APPS, DATABASES, FOLDER, FRONT, LEADER_PORT, type Machine, POOLER_PORT } from "./layout";
import { postgresBin } from "./packages";
import type { Values } from "./render";

export const PASSWORDS = ["superuserPassword", "replicationPassword", "rewindPassword", "databasePassword"];

/** Made once, readable by their owner alone. */
function passwords(): Values {
  const file = path.join(FOLDER, "passwords.json");
  if (!fs.existsSync(file)) {
    const made = Object.fromEntries(PASSWORDS.map((name) => [name, randomBytes(16).toString("hex")]));
    fs.writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

/** What the templates say of a machine. @param secret passwords by their names */
export function valuesOf({ name, address }: Machine, secret: Values = passwords()): Values {
  return { ...addresses(), ...secret, name, address };
}

function addresses(): Values {
  const ports = APPS.flatMap(({ portalPort, tierPort }, index) => [
    [`portalPort${index + 1}`, String(portalPort)],
    [`tierPort${index + 1}`, String(tierPort)],
  ]);
  return {
    folder: FOLDER,
    network: "127.0.0.0/8",
    postgresBin: postgresBin() ?? "/usr/lib/postgresql",
    frontAddress: FRONT.address,
    ...Object.fromEntries([...DATABASES, ...APPS].map((machine) => [machine.name, machine.address])),
    ...Object.fromEntries(ports),
  };
}

/** The product's database as processes of a machine reach it: through the pooler, and past it. */
export function databaseUrls(app: Machine): { pooled: string; direct: string } {
  const { databasePassword } = passwords();
  const at = (port: number) => `postgres://parvoz:${databasePassword}@${app.address}:${port}/parvoz`;
  return { pooled: at(POOLER_PORT), direct: at(LEADER_PORT) };
}

/** PostgreSQL and PgBouncer refuse to run as root: then everything that is not the product runs as `postgres`. */
export function partAccount(): { account?: { uid: number; gid: number } } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { account: { uid: id("-u"), gid: id("-g") } };
}
