import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/log";
import type { OwnSchedule } from "@/lib/suppliers/port/own-schedule";
import { suppliersOf } from "@/lib/suppliers/registry";

/** Between two tries, milliseconds; each time twice as long, up to the most. */
const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 8_000;

type Prepared = { code: string; ownSchedule?: Pick<OwnSchedule, "prepare"> };

/**
 * Has every supplier load what it needs before the first search comes. Nobody waits: early searches wait for the same load. It is tried until
 * it succeeds, because a balancer sends no search to a process that has not loaded.
 */
export function prepareSuppliers(suppliers: readonly Prepared[] = suppliersOf("live")): void {
  for (const supplier of suppliers) void prepare(supplier);
}

async function prepare(supplier: Prepared): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, MOST_WAIT_MS)) {
    try {
      return await supplier.ownSchedule?.prepare(new Date());
    } catch (error) {
      const name = error instanceof Error ? error.name : "unknown";
      log.error({ supplier: supplier.code, error: name, wait }, "a supplier could not be prepared; it is tried again");
    }
    await pause(wait, undefined, { ref: false });
  }
}
