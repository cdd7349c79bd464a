/** A process that searches as the product's do: told by messages what to do, it says what came of it. */
import { setImmediate } from "node:timers/promises";
import { fromDayNumber } from "@/lib/domain/dates";
import { loadReference } from "@/lib/reference/load-reference";
import { currentSnapshot } from "@/lib/suppliers/house/snapshot/current-snapshot";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { suppliersOf } from "@/lib/suppliers/registry";
import type { Query } from "../lib/queries";

export interface Order {
  /** `prepare`: hold the snapshot and the seats; `watch`: go on searching until there is a newer snapshot. */
  what: "prepare" | "watch";
  queries: readonly Query[];
}

export interface Prepared {
  /** Until it held the schedule and the fares. */
  seconds: number;
  residentMegabytes: number;
  mostMegabytes: number;
}

export interface Seen {
  /** Milliseconds since epoch. */
  at: number;
  searches: number;
  slowestMs: number;
  mostMegabytes: number;
}

async function prepare(queries: readonly Query[]): Promise<Prepared> {
  await loadReference();
  const began = performance.now();
  await currentSnapshot(new Date());
  const seconds = (performance.now() - began) / 1000;
  // The first search reads the seats.
  for (const query of queries) await search(query);
  globalThis.gc?.();
  return { seconds, residentMegabytes: process.memoryUsage().rss / 1e6, mostMegabytes: mostMegabytes() };
}

async function watch(queries: readonly Query[]): Promise<Seen> {
  const before = await currentSnapshot(new Date());
  let [searches, slowestMs] = [0, 0];
  while ((await currentSnapshot(new Date())) === before) {
    const query = queries[searches++ % queries.length];
    const began = performance.now();
    if (query) await search(query);
    // Whoever else waits has its turn, as between two requests.
    await setImmediate();
    slowestMs = Math.max(slowestMs, performance.now() - began);
  }
  return { at: Date.now(), searches, slowestMs, mostMegabytes: mostMegabytes() };
}

async function search({ origin, destination, day, party }: Query): Promise<void> {
  const directions = [directionOf(origin, destination, fromDayNumber(day))];
  const request = { directions, cabin: "E", party, currency: "UZS", now: new Date(), filters: NO_FILTERS } as const;
  for (const supplier of suppliersOf("live")) await supplier.selling.search({ ...request, directions });
}

function mostMegabytes(): number {
  return process.resourceUsage().maxRSS / 1e3;
}

process.on("message", async ({ what, queries }: Order) => {
  process.send?.(await (what === "prepare" ? prepare(queries) : watch(queries)));
});
