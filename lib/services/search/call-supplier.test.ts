import { expect, test } from "vitest";
import { SupplierPriceRose, SupplierUnconfirmed } from "@/lib/suppliers/port";
import { allCurrent, callSupplier } from "./call-supplier";

test("a supplier's refusal has a name of the interface, whether it is thrown at once or later", async () => {
  for (const [error, kind] of [
    [new SupplierUnconfirmed("timeout"), "carrier_unconfirmed"],
    [new SupplierPriceRose("rose"), "price_rose"],
  ] as const) {
    const atOnce = () => {
      throw error;
    };
    await expect(callSupplier(atOnce)).rejects.toMatchObject({ kind });
    await expect(callSupplier(() => Promise.reject(error))).rejects.toMatchObject({ kind });
  }
  await expect(callSupplier(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await callSupplier(async () => 1)).toBe(1);
});

test("several results are current while each of them is", async () => {
  const current = { isCurrent: async () => true };
  const changed = { isCurrent: async () => false };
  expect(await allCurrent([])(new Date())).toBe(true);
  expect(await allCurrent([current, current])(new Date())).toBe(true);
  expect(await allCurrent([current, changed])(new Date())).toBe(false);
});
