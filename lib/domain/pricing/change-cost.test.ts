import { expect, it } from "vitest";
import type { FareConditions, Penalty } from "../offer";
import { changeCost } from "./change-cost";

function fare(changeBefore: Penalty): FareConditions {
  const none = { permitted: false } as const;
  return {
    ...{ direction: 0, fromSegment: 0, toSegment: 0, carrier: "HY", origin: "TAS", destination: "IST", brand: "LITE", bookingClass: "Y" },
    ...{ fareBasis: "YLITE", refundBefore: none, refundAfter: none, changeBefore, changeAfter: none, adultFareMinor: 100 },
  };
}
const fee = (feeMinor: number) => fare({ permitted: true, feeMinor });

it("adds up the penalty of every fare for everybody but infants on a lap", () => {
  expect(changeCost([fee(500), fee(250)], ["adt", "adt", "chd", "inf", "ins"])).toEqual({ permitted: true, feeMinor: 3_000 });
});

it("is forbidden where one fare may not be changed", () => {
  expect(changeCost([fee(500), fare({ permitted: false })], ["adt"])).toEqual({ permitted: false });
});
