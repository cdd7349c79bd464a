import { expect, it } from "vitest";
import type { RefundOptions } from "@/lib/contracts/interface/refunds";
import { directionsApart, partBody, partTotals, whoLacks } from "./part-totals";

const PARTS = { fare: 0, taxes: 0, fee: 0, bags: 0 };
const direction = (place: number, refund: number, kept: number) => ({ direction: place, paid: refund + kept, refund, kept, parts: PARTS });
const passenger = (key: string, refund: number, kept: number, directions?: ReturnType<typeof direction>[]) => ({
  ...{ key, refund, kept, paid: refund + kept, parts: PARTS, fares: [] },
  ...(directions && { directions }),
});

const apart: RefundOptions = {
  currency: "USD",
  passengers: [
    passenger("a", 150.1, 50, [direction(0, 70.05, 30), direction(1, 80.05, 10)]),
    passenger("b", 80.05, 20, [direction(1, 80.05, 10)]),
  ],
};
const together: RefundOptions = { currency: "USD", passengers: [passenger("a", 100, 5), passenger("b", 90, 15)] };

it("counts directions apart, and whoever gives back all that is left as a whole", () => {
  expect(directionsApart(apart)).toEqual([0, 1]);
  expect(partTotals(apart, { passengers: ["a"], directions: [0] })).toEqual({ refund: 70.05, kept: 30 });
  expect(partTotals(apart, { passengers: ["a"], directions: [0, 1] })).toEqual({ refund: 150.1, kept: 50 });
  expect(partTotals(apart, { passengers: ["a", "b"], directions: [1] })).toEqual({ refund: 160.1, kept: 30 });
  expect(partTotals(apart, { passengers: [], directions: [0, 1] })).toEqual({ refund: 0, kept: 0 });
});

it("names who has a chosen direction no more", () => {
  expect(whoLacks(apart, { passengers: ["a", "b"], directions: [1] })).toBeUndefined();
  expect(whoLacks(apart, { passengers: ["a", "b"], directions: [0] })).toBe("b");
  expect(whoLacks(together, { passengers: ["a", "b"], directions: [] })).toBeUndefined();
});

it("offers no directions where one price covers them", () => {
  expect(directionsApart(together)).toEqual([]);
  expect(partTotals(together, { passengers: ["b"], directions: [] })).toEqual({ refund: 90, kept: 15 });
});

it("names directions only where some are kept", () => {
  expect(partBody({ passengers: ["a"], directions: [1] }, [0, 1])).toEqual({ passengers: ["a"], directions: [1] });
  expect(partBody({ passengers: ["a"], directions: [0, 1] }, [0, 1])).toEqual({ passengers: ["a"] });
  expect(partBody({ passengers: ["a"], directions: [] }, [])).toEqual({ passengers: ["a"] });
});
