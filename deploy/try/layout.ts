import os from "node:os";
import path from "node:path";

/** A machine of the cluster: here an address of 127.0.0.0/8. */
export interface Machine {
  name: string;
  address: string;
}

/** A machine of the product, which listens at its own address. */
export interface AppMachine extends Machine {
  portalPort: number;
  tierPort: number;
}

/** etcd, Patroni and PostgreSQL stand on each. */
export const DATABASES: readonly Machine[] = [1, 2, 3].map((n) => ({ name: `db${n}`, address: `127.0.1.${n}` }));

/** PgBouncer, HAProxy, portal, worker and API tier stand on each. */
export const APPS: readonly AppMachine[] = [1, 2, 3].map((n) => ({
  ...{ name: `app${n}`, address: `127.0.2.${n}` },
  ...{ portalPort: 3000 + 10 * n, tierPort: 3001 + 10 * n },
}));

/** Where people and programs come. */
export const FRONT: Machine = { name: "front", address: "127.0.3.1" };
export const FRONT_URL = `http://${FRONT.address}:8080`;

export const LEADER_PORT = 5000;
export const POOLER_PORT = 6432;

/** All that the cluster writes. */
export const FOLDER = path.resolve(process.env.CLUSTER_DIR ?? path.join(os.tmpdir(), "parvoz-cluster"));

/** @throws Error where there is no such machine */
export function appNamed(name: string): AppMachine {
  const app = APPS.find((each) => each.name === name);
  if (!app) throw new Error(`There is no machine ${name}: ${APPS.map((each) => each.name).join(", ")}.`);
  return app;
}
