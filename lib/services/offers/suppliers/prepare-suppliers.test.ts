import { expect, test, vi } from "vitest";
import { prepareSuppliers } from "./prepare-suppliers";

vi.mock("node:timers/promises", () => ({ setTimeout: async () => undefined }));

test("a supplier that cannot load at first is asked until it can, and no longer", async () => {
  let asked = 0;
  const loaded = new Promise<void>((resolve) => {
    const prepare = async () => {
      asked += 1;
      if (asked < 4) throw new Error("the database is away");
      resolve();
    };
    prepareSuppliers([{ code: "house", ownSchedule: { prepare } }]);
  });
  await loaded;
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(4);
});
