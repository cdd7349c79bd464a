import { expect, it } from "vitest";
import { SORTS } from "@/lib/client/travel/offer-view";
import { sortOffers } from "./sort-offers";

const slow = { id: "slow", price: 100, duration: 900, stops: 1, departure: "2026-12-10 05:00:00" };
const fair = { id: "fair", price: 115, duration: 270, stops: 0, departure: "2026-12-10 21:00:00" };
const dear = { id: "dear", price: 300, duration: 260, stops: 0, departure: "2026-12-10 09:00:00" };
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

it("the order follows what the agent asks for", () => {
  expect(ids(sortOffers([dear, fair, slow], "price"))).toEqual(["slow", "fair", "dear"]);
  expect(ids(sortOffers([slow, fair, dear], "duration"))).toEqual(["dear", "fair", "slow"]);
  expect(ids(sortOffers([fair, dear, slow], "departure"))).toEqual(["slow", "dear", "fair"]);
});

it("best is what costs a little more and takes far less time", () => {
  expect(ids(sortOffers([slow, dear, fair], "best"))[0]).toBe("fair");
});

it("an order loses nothing and leaves the given list as it was", () => {
  const offers = [dear, slow, fair];
  for (const sort of SORTS) expect(ids(sortOffers(offers, sort)).toSorted()).toEqual(["dear", "fair", "slow"]);
  expect(ids(offers)).toEqual(["dear", "slow", "fair"]);
});
