import { log } from "@/lib/log";
import { suppliersOf } from "@/lib/suppliers/registry";

/** Has every supplier load what it needs before the first search comes. Nobody waits: early searches wait for the same load. */
export function prepareSuppliers({ now }: { now: Date }): void {
  for (const supplier of suppliersOf("live")) {
    supplier.prepare(now).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : "unknown";
      log.error({ supplier: supplier.code, error: name }, "a supplier could not be prepared; the first search tries again");
    });
  }
}
