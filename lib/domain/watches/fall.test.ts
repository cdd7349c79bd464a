import { expect, test } from "vitest";
import { fallOf, NO_PENALTY, type SeenPrice, type WatchPrice, type WatchWishes } from "./fall";

const price = (amountMinor: number, costMinor = amountMinor): WatchPrice => ({ amountMinor, costMinor });
const seen = (amountMinor: number, costMinor = amountMinor, penalty = NO_PENALTY): SeenPrice => ({
  now: price(amountMinor, costMinor),
  penalty,
});
const ANY: WatchWishes = { kind: "search", targetMinor: null, leastFallMinor: 10 };

test("a fall is told from the least that is worth it, and the same price not again", () => {
  expect(fallOf(ANY, [price(100)], [seen(91)])).toBeNull();
  const told = fallOf(ANY, [price(100)], [seen(90)]);
  expect(told).toEqual({ place: 0, marks: [price(90)] });
  expect(fallOf(ANY, told?.marks ?? [], [seen(90)])).toBeNull();
  expect(fallOf(ANY, told?.marks ?? [], [seen(80)])?.place).toBe(0);
});

test("a price to come down to is waited for, however far it falls before", () => {
  const wishes = { ...ANY, targetMinor: 60 };
  expect(fallOf(wishes, [price(100)], [seen(61)])).toBeNull();
  expect(fallOf(wishes, [price(100)], [seen(60)])?.place).toBe(0);
});

test("of the choices of a quote the one that has fallen most is told, and the others that have fallen with it", () => {
  const found = fallOf({ ...ANY, kind: "quote" }, [price(100), price(200), price(300)], [seen(80), seen(150), null]);
  expect(found).toEqual({ place: 1, marks: [price(80), price(150), price(300)] });
});

test("what could not be had is news as soon as it can", () => {
  expect(fallOf(ANY, [null], [null])).toBeNull();
  expect(fallOf(ANY, [null], [seen(500)])).toEqual({ place: 0, marks: [price(500)] });
});

test("of a booking its cost counts, and a penalty that eats the saving leaves nothing to tell", () => {
  const booking = { ...ANY, kind: "booking" } as const;
  expect(fallOf(booking, [price(110, 100)], [seen(90, 60, price(40, 40))])).toBeNull();
  expect(fallOf(booking, [price(110, 100)], [seen(90, 60, price(25, 25))])).toEqual({ place: 0, marks: [price(115, 85)] });
});
