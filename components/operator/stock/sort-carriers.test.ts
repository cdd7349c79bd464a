import { expect, it } from "vitest";
import type { CarrierStock } from "@/lib/contracts/operator/carriers/stock";
import { sortCarriers } from "./sort-carriers";

const carrier = (code: string, state: CarrierStock["state"], days: number | null): CarrierStock => ({
  ...{ carrier: code, name: `Air ${code}`, state, left: 10, issued_30_days: 1, days_left: days, ranges: [] },
});
const ALL = [
  carrier("AA", "closed", null),
  carrier("BB", "enough", null),
  carrier("CC", "enough", 40),
  carrier("DD", "out", 0),
  carrier("EE", "low", 3),
];
const sought = { search: "", filter: "all", order: "days", isDown: false } as const;
const codes = (found: readonly CarrierStock[]) => found.map((each) => each.carrier).join(" ");

it("puts first what runs out first, and last what is closed", () => {
  expect(codes(sortCarriers(ALL, sought))).toBe("DD EE CC BB AA");
  expect(codes(sortCarriers(ALL, { ...sought, filter: "short" }))).toBe("DD EE");
  expect(codes(sortCarriers(ALL, { ...sought, search: "air c" }))).toBe("CC");
});
