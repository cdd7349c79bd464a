import { beforeAll, expect, test } from "vitest";
import { priceSteps } from "@/lib/contracts/portal/offers/price-steps";
import { toMajor } from "@/lib/domain/money";
import { checkOffer } from "@/lib/services/offers/offer/check-offer";
import { readPriceSteps } from "@/lib/services/offers/offer/read-price-steps";
import { bookJourney, findOffer } from "@/tests/support/bookings/booking";
import { refusal } from "@/tests/support/offers/offers";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

test("as many seats are left at a price as can be sold one by one, and the next step is the price after them", async () => {
  const { partner, now, date } = world;
  const journey = { partner, now, date: date(20) };
  const { offerId } = await findOffer(journey);
  const read = async () => priceSteps.parse(await readPriceSteps({ partner, offerId, now }));
  const priceNow = async () => toMajor((await checkOffer({ partner, offerId, now })).offer.totalMinor);
  const before = await read();
  expect(before.steps[0]?.adult).toBe(await priceNow());
  expect(before.sold_out).toEqual([]);

  // Sold until the first price has fewer seats than a booking may take, and then to its end.
  let steps = before;
  while (steps.steps.length === 1) {
    await bookJourney(journey);
    steps = await read();
  }
  const [first, next] = steps.steps;
  if (!first || !next) throw new Error("nothing gets dearer");
  expect(next.adult).toBeGreaterThan(first.adult);
  for (let seat = 0; seat < first.seats; seat++) {
    expect(await priceNow()).toBe(first.adult);
    await bookJourney(journey);
  }
  expect(await priceNow()).toBe(next.adult);
  const after = await read();
  expect(after.steps[0]?.adult).toBe(next.adult);
  expect(after.sold_out).toEqual(first.booking_classes);
});

test("an offer of another partner is not found", async () => {
  const { partner, now, date } = world;
  const { offerId } = await findOffer({ partner, now, date: date(20) });
  const stranger = { ...partner, id: "019a0000-0000-7000-8000-000000000000" };
  expect(await refusal(readPriceSteps({ partner: stranger, offerId, now }))).toBe("offer_not_found");
});
