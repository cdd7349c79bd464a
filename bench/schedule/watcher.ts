/** A process that searches as the product's do while a season is imported, and looks whether an answer has flights of two schedules. */
import { setImmediate } from "node:timers/promises";
import { fromDayNumber } from "@/lib/domain/dates";
import { loadReference } from "@/lib/reference/load-reference";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import type { Query } from "../lib/queries";
import { fileOf } from "./file-of";

/** What to watch for: flight numbers that the import changes. */
export interface Watch {
  queries: readonly Query[];
  retimed: readonly number[];
  cancelled: readonly number[];
}

export interface Watched {
  answers: number;
  /** Searches that were not answered. */
  errors: number;
  slowestMs: number;
  /** Answers with flights that only the old schedule has, and with such of the new one. */
  old: number;
  renewed: number;
  /** Answers with both, or of the old one after one of the new. */
  wrong: number;
}

/** Offers of an answer, as many as a page has. */
const OFFERS = 100;
/** After so many answers of the new schedule enough is seen. */
const RENEWED = 200;
/** After so many searches the schedule and the seats are in memory. */
const WARM = 10;
const seen: Watched = { answers: 0, errors: 0, slowestMs: 0, old: 0, renewed: 0, wrong: 0 };

async function watch({ queries, ...changed }: Watch): Promise<void> {
  const numbers = { retimed: new Set(changed.retimed), cancelled: new Set(changed.cancelled) };
  for (const query of queries.slice(0, WARM)) await filesOf(query, numbers);
  process.send?.("watching");
  for (let turn = 0; seen.renewed < RENEWED; turn++) {
    const query = queries[turn % queries.length];
    const began = performance.now();
    const files = query && (await filesOf(query, numbers).catch(() => null));
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
    if (files) count(files);
    else seen.errors += 1;
    // Whoever else waits has its turn, as between two requests.
    await setImmediate();
  }
}

function count(files: ReadonlySet<string>): void {
  seen.answers += 1;
  if (files.size > 1 || (files.has("old") && seen.renewed > 0)) seen.wrong += 1;
  else if (files.has("new")) seen.renewed += 1;
  else if (files.has("old")) seen.old += 1;
}

/** From which files the flights of an answer are, as far as these changed them. */
async function filesOf({ origin, destination, day, party }: Query, numbers: Parameters<typeof fileOf>[0]): Promise<Set<string>> {
  const request = { cabin: "E", party, currency: "UZS", now: new Date(), filters: NO_FILTERS } as const;
  const { toMake = [] } = await houseSupplier.selling.search({
    ...request,
    directions: [directionOf(origin, destination, fromDayNumber(day))],
  });
  const flights = toMake.slice(0, OFFERS).flatMap((offer) => offer.make().directions.flatMap(({ segments }) => segments));
  return new Set(flights.flatMap(({ flightNumber, departure }) => fileOf(numbers, Number(flightNumber), departure.local) ?? []));
}

await loadReference();
process.on("message", async (order: Watch) => {
  await watch(order);
  process.send?.(seen);
});
process.send?.("ready");
