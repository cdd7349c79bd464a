import { afterEach, expect, test, vi } from "vitest";
import { SupplierPriceRose, SupplierUnconfirmed } from "@/lib/suppliers/port/refusals";
import { allCurrent, callSupplier, callSupplierInTime } from "./call-supplier";

afterEach(() => {
  vi.useRealTimers();
});

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

test("a supplier that never answers has not confirmed, and one that answers late enough is heard", async () => {
  vi.useFakeTimers();
  const never = expect(callSupplierInTime(() => new Promise(() => undefined))).rejects.toMatchObject({ kind: "carrier_unconfirmed" });
  const late = callSupplierInTime(() => new Promise((resolve) => setTimeout(resolve, 19_000, "late")));
  await vi.advanceTimersByTimeAsync(20_000);
  await never;
  expect(await late).toBe("late");
  expect(vi.getTimerCount()).toBe(0);
});

test("several results are current while each of them is", async () => {
  const current = { isCurrent: async () => true };
  const changed = { isCurrent: async () => false };
  expect(await allCurrent([])(new Date())).toBe(true);
  expect(await allCurrent([current, current])(new Date())).toBe(true);
  expect(await allCurrent([current, changed])(new Date())).toBe(false);
});
