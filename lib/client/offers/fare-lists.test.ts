import { expect, it } from "vitest";
import { sketchOffer } from "@/tests/support/pages/sketch-offer";
import { type FareList, fareListOf } from "./fare-lists";

const plain = sketchOffer({ id: "plain", baggage: false, refund: false });
const withBag = sketchOffer({ id: "bag", baggage: true, refund: false });
const flex = sketchOffer({ id: "flex", baggage: true, refund: true });
const stiff = sketchOffer({ id: "stiff", baggage: false, refund: true, directions: [{ changeable: false }] });

const first: FareList = { conditions: [], offers: [plain, withBag] };
const bags: FareList = { conditions: ["withBaggage"], offers: [withBag, flex] };
const refunds: FareList = { conditions: ["refundable"], offers: [flex] };

it("knows what was asked for, and nothing that was not", () => {
  expect(fareListOf([], [first, bags])).toBe(first.offers);
  expect(fareListOf(["withBaggage"], [first, bags])).toBe(bags.offers);
  expect(fareListOf(["refundable"], [first, bags])).toBeUndefined();
  expect(fareListOf(["withBaggage", "refundable"], [first, bags])).toBeUndefined();
});

it("takes a list whose fares happen to meet the other conditions too", () => {
  expect(fareListOf(["changeable"], [first])).toBe(first.offers);
  expect(fareListOf(["withBaggage", "refundable"], [first, bags, refunds])).toBe(refunds.offers);
  expect(fareListOf(["changeable"], [{ ...first, offers: [plain, stiff] }])).toBeUndefined();
});

it("never takes a list that was made under another condition than these", () => {
  expect(fareListOf([], [bags])).toBeUndefined();
  expect(fareListOf(["changeable"], [refunds])).toBeUndefined();
});

it("knows that stricter terms list nothing where weaker ones do not", () => {
  expect(fareListOf(["withBaggage", "changeable"], [first, { conditions: ["withBaggage"], offers: [] }])).toEqual([]);
});
