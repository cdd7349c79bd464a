import { suppliersOf } from "@/lib/suppliers/registry";

/** Lets every supplier load what it needs before the first search comes. */
export async function prepareSuppliers({ now }: { now: Date }): Promise<void> {
  await Promise.all(suppliersOf("live").map((supplier) => supplier.prepare(now)));
}
