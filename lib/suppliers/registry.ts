import { houseSupplier } from "./house/house-supplier";
import type { Supplier } from "./port";

const suppliers: Supplier[] = [houseSupplier];

export function allSuppliers(): Supplier[] {
  return suppliers;
}

export function supplierByCode(code: string): Supplier | undefined {
  return suppliers.find((supplier) => supplier.code === code);
}
