import type { Mode } from "@/lib/domain/mode";
import { houseSupplier } from "./house/house-supplier";
import type { Supplier } from "./port/supplier";
import { sandboxSupplier } from "./sandbox/sandbox-supplier";

/** Test mode sells the sandbox alone, live mode never. */
const suppliers: Readonly<Record<Mode, readonly Supplier[]>> = { live: [houseSupplier], test: [sandboxSupplier] };

export function suppliersOf(mode: Mode): readonly Supplier[] {
  return suppliers[mode];
}

export function supplierByCode(code: string): Supplier | undefined {
  return allSuppliers().find((supplier) => supplier.code === code);
}

export function allSuppliers(): readonly Supplier[] {
  return [...suppliers.live, ...suppliers.test];
}
