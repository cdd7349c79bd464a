import { expect, test } from "vitest";
import { SupplierPriceRose, SupplierUnconfirmed } from "@/lib/suppliers/port";
import { afterAll } from "@/lib/util/after";
import { asked } from "./supplier-errors";

function thrown(error: Error): () => never {
  return () => {
    throw error;
  };
}

test("a supplier's failure is told in the interface's words, thrown at once or later", async () => {
  const later = (error: Error) => () => Promise.reject(error);
  for (const how of [thrown, later]) {
    await expect(asked(how(new SupplierUnconfirmed("timeout")))).rejects.toMatchObject({ kind: "carrier_unconfirmed" });
    await expect(asked(how(new SupplierPriceRose("rose")))).rejects.toMatchObject({ kind: "price_rose" });
    await expect(asked(how(new Error("broken")))).rejects.toThrow("broken");
  }
  expect(asked(() => 1)).toBe(1);
});

test("one supplier that throws at once leaves none unheard that fails later", async () => {
  const unheard: unknown[] = [];
  const note = (error: unknown) => unheard.push(error);
  process.on("unhandledRejection", note);
  try {
    const late = asked(() => new Promise<number>((_, reject) => setImmediate(() => reject(new Error("late")))));
    const answers = [late, asked<number>(thrown(new Error("at once")))];
    await expect(afterAll(answers, (values) => values)).rejects.toThrow("at once");
    await expect(late).rejects.toThrow("late");
    await new Promise((resolve) => setImmediate(resolve));
    expect(unheard).toEqual([]);
  } finally {
    process.off("unhandledRejection", note);
  }
});
