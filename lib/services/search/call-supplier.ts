import { AppError } from "@/lib/domain/errors";
import type { Mode } from "@/lib/domain/mode";
import { type Supplier, SupplierPriceRose, SupplierUnconfirmed } from "@/lib/suppliers/port";
import { suppliersOf } from "@/lib/suppliers/registry";

/**
 * Calls a supplier, and names its refusals as callers of the interface know them.
 * @throws AppError carrier_unconfirmed where it has not confirmed, price_rose where its price has moved
 */
export async function callSupplier<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof SupplierUnconfirmed) throw new AppError("carrier_unconfirmed");
    if (error instanceof SupplierPriceRose) throw new AppError("price_rose");
    throw error;
  }
}

/**
 * Calls all suppliers of a mode at once.
 * @throws AppError carrier_unconfirmed where one of them has not confirmed
 */
export function callSuppliers<Result>(mode: Mode, call: (supplier: Supplier) => Promise<Result>): Promise<Result[]> {
  return Promise.all(suppliersOf(mode).map((supplier) => callSupplier(() => call(supplier))));
}

/** Data that hold until something moves at a supplier. */
export interface Current {
  /** Whether the same question would have the same answer at this moment. */
  isCurrent(now: Date): Promise<boolean>;
}

/** Whether all of several results hold, to be asked later. The results themselves are not kept for it. */
export function allCurrent(results: readonly Current[]): Current["isCurrent"] {
  const checks = results.map(({ isCurrent }) => isCurrent);
  return async (now) => {
    for (const isCurrent of checks) if (!(await isCurrent(now))) return false;
    return true;
  };
}
