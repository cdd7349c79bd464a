import fc from "fast-check";
import { expect, it } from "vitest";
import type { BagOption } from "../offer";
import type { Party } from "../passengers/passengers";
import { bagId, bagOffers, readBagId } from "./bag-offers";
import { type BagPrice, bagPricesFor } from "./bag-price";
import { chooseBags } from "./choose-bags";

const PARTY: Party = { adt: 1, chd: 1, inf: 1, ins: 1 };
const OPTIONS: BagOption[] = [
  { direction: 1, kg: 23, amountMinor: 500, maxPieces: 1 },
  { direction: 0, kg: 23, amountMinor: 500, maxPieces: 2 },
];

it("an id says all that the service is, and nothing else is read as one", () => {
  const small = fc.nat(99);
  const bag = fc.record({
    passenger: small,
    direction: small,
    pieces: small,
    kg: small,
    amountMinor: fc.maxSafeNat().map((minor) => minor % 10 ** 15),
  });
  fc.assert(
    fc.property(bag, (each) => {
      expect(readBagId(bagId(each))).toEqual(each);
    }),
  );
  for (const text of [
    "",
    "meal",
    "bag-p0-d0-1x23kg-",
    "bag-p0-d0-1x23kg-5.5",
    " bag-p0-d0-1x23kg-500",
    "bag-p0-d0-1x23kg-500\n",
    "bag-p-1-d0-1x23kg-5",
  ])
    expect(readBagId(text)).toBeNull();
});

it("every passenger but the infant on a lap may choose, direction by direction", () => {
  expect(bagOffers(OPTIONS, PARTY).map(({ id }) => id)).toEqual(
    [0, 1, 3].flatMap((passenger) => [
      `bag-p${passenger}-d0-1x23kg-500`,
      `bag-p${passenger}-d0-2x23kg-1000`,
      `bag-p${passenger}-d1-1x23kg-500`,
    ]),
  );
});

it("every id that is offered can be chosen; one whose price has moved keeps the price that was shown", () => {
  const report = () => {
    throw new Error("refused");
  };
  for (const { id, passenger } of bagOffers(OPTIONS, PARTY)) {
    const [chosen] = chooseBags([id], { bagOptions: OPTIONS, party: PARTY }, report);
    expect(chosen).toMatchObject({ passenger, bag: { id } });
    expect(chosen?.shownMinor).toBe(chosen?.bag.amountMinor);
  }
  const [moved] = chooseBags(["bag-p1-d0-2x23kg-900"], { bagOptions: OPTIONS, party: PARTY }, report);
  expect(moved).toMatchObject({ shownMinor: 900, bag: { id: "bag-p1-d0-2x23kg-1000", amountMinor: 1000 } });
});

it("a price for directions of this kind goes before one for any", () => {
  const price = (scope: BagPrice["scope"], kg: number, amountMinor: number): BagPrice => ({
    carrier: "HY",
    scope,
    kg,
    amountMinor,
    currency: "USD",
    maxPieces: 1,
  });
  const prices = [price("D", 23, 900), price("A", 32, 8000), price("I", 32, 7000), price("A", 23, 4500)];
  expect(bagPricesFor(prices, true).map(({ kg, amountMinor }) => [kg, amountMinor])).toEqual([
    [23, 900],
    [32, 8000],
  ]);
  expect(bagPricesFor(prices, false).map(({ kg, amountMinor }) => [kg, amountMinor])).toEqual([
    [23, 4500],
    [32, 7000],
  ]);
});
