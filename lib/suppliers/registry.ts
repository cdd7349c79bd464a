import type { Mode } from "@/lib/domain/mode";
import { houseSupplier } from "./house/house-supplier";
import type { Supplier } from "./port";

/** Test mode sells the sandbox alone, live mode never. */
const suppliers: Readonly<Record<Mode, readonly Supplier[]>> = { live: [houseSupplier], test: [] };

export function suppliersOf(mode: Mode): readonly Supplier[] {
  return suppliers[mode];
}

export function supplierByCode(code: string): Supplier | undefined {
  return [...suppliers.live, ...suppliers.test].find((supplier) => supplier.code === code);
}
