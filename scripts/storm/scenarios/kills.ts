import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "../product";
import { pick } from "../random";
import type { Scenario } from "../scenario";
import { underLoad } from "../under-load";
import { untilDatabaseIsBack } from "../until-back";

export const VICTIMS = ["worker", "API tier's process", "web server", "receipts worker", "second worker"];
/** A storm below a minute has time for the first so many, and for no other kills: of a server's, callers wait half a minute for their keys. */
const FEW = 1;
/** Between looks for a process that is being started, milliseconds. */
const LOOK_MS = 50;

/** kill -9 of each process at some moment, of a backend of PostgreSQL, and of its postmaster, under load. */
export const kills: Scenario = {
  name: "kills",
  async *run(context) {
    const share = { minutes: context.minutes / 20, times: 100 };
    const isShort = context.minutes < 1;
    for (const victim of isShort ? VICTIMS.slice(0, FEW) : VICTIMS) {
      const bounds = victim.includes("worker") ? (["takeover"] as const) : [];
      yield await underLoad({ context, share, bounds, fault: `kill -9 of the ${victim}`, harm: (product) => killProcess(product, victim) });
    }
    if (isShort) return;
    const bounds = ["answer", "recovery"] as const;
    yield await underLoad({ context, share, bounds, fault: "kill -9 of a PostgreSQL backend", harm: killBackend });
    yield await underLoad({ context, share: { ...share, times: 20 }, bounds, fault: "kill -9 of the postmaster", harm: killPostmaster });
  },
};

export async function killProcess(product: Product, name: string): Promise<void> {
  let pid = product.processes()[name];
  for (; pid === undefined; pid = product.processes()[name]) await pause(LOOK_MS);
  kill(pid);
}

export async function killBackend(product: Product, random: () => number): Promise<void> {
  let [, ...others] = product.databaseProcesses();
  for (; others.length === 0; [, ...others] = product.databaseProcesses()) await pause(LOOK_MS);
  kill(pick(others, random));
  await untilDatabaseIsBack(product.databaseUrl);
}

export async function killPostmaster(product: Product): Promise<void> {
  let [postmaster] = product.databaseProcesses();
  for (; postmaster === undefined; [postmaster] = product.databaseProcesses()) await pause(LOOK_MS);
  kill(postmaster);
  await untilDatabaseIsBack(product.databaseUrl);
}

/** One that has just ended by itself is dead as well. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}
