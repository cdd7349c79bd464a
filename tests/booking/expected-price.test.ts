import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Party } from "@/lib/domain/passengers/passengers";
import { book, bookJourney, findOffer, makeBody, ONE_ADULT } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { checkOffer } from "@/tests/support/offers/ask-offers";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
});

/** So many seats are sold at the lowest price. */
const CHEAP: Party = { ...ONE_ADULT, adt: 3 };

/** An offer that agent A was shown, and the price at which it is sold once others have bought the cheap seats. */
async function movedOffer(days: number) {
  const journey = { ...world, date: world.date(days) };
  const { offerId } = await findOffer(journey);
  const check = () => checkOffer({ ...world, locale: "en", offerId });
  const shown = (await check()).price.amount;
  const { partner: other } = await makePartner();
  await bookJourney({ ...journey, partner: other, party: CHEAP });
  return { offerId, shown, check };
}

function bookAt(offerId: string, expected_price?: number) {
  const body = { ...makeBody(), ...(expected_price !== undefined && { expected_price }) };
  return book({ partner: world.partner, now: world.now, offerId, body });
}

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error : null),
  );

test("who was shown one price does not book at the one that a colleague was shown since, and is told it", async () => {
  const { offerId, shown, check } = await movedOffer(60);
  const { price } = await check();
  expect(price.amount).toBeGreaterThan(shown);
  const refused = await refusalOf(bookAt(offerId, shown));
  expect([refused?.kind, refused?.data]).toEqual(["price_rose", { amount: price.amount, currency: price.currency }]);
  expect((await bookAt(offerId, price.amount)).price.amount).toBe(price.amount);
});

test("nobody needs a check in between: the expected price alone decides", async () => {
  const { offerId, shown, check } = await movedOffer(61);
  const refused = await refusalOf(bookAt(offerId, shown));
  expect(refused?.kind).toBe("price_rose");
  const amount = Number(refused?.data?.amount);
  expect((await bookAt(offerId, amount)).price.amount).toBe(amount);
  expect((await check()).price.amount).toBeGreaterThanOrEqual(amount);
});

test("a lower price is told too, and nothing is booked at it unasked", async () => {
  const { offerId } = await findOffer({ ...world, date: world.date(62) });
  const { price } = await checkOffer({ ...world, locale: "en", offerId });
  const refused = await refusalOf(bookAt(offerId, price.amount + 1));
  expect([refused?.kind, refused?.data]).toEqual(["price_fell", { amount: price.amount, currency: price.currency }]);
});

test("two checks that race a booking never have it made at a price that was not expected", async () => {
  for (let round = 0; round < 4; round++) {
    const { offerId, shown, check } = await movedOffer(70 + round);
    const [booked] = await Promise.all([refusalOf(bookAt(offerId, shown)), check(), check()]);
    expect(booked?.kind).toBe("price_rose");
    const events = await db().bookingEvent.count({
      where: {
        partnerId: world.partner.id,
        booking: {
          firstDepartureAt: { gte: new Date(`${world.date(70 + round)}T00:00:00Z`), lt: new Date(`${world.date(71 + round)}T00:00:00Z`) },
        },
      },
    });
    expect(events).toBe(0);
  }
});

test("over the interface an amount that is none is refused at its field", async () => {
  const { offerId } = await findOffer({ ...world, date: world.date(63) });
  const { fullKey } = await makeCredentials(world);
  for (const expected_price of [0, -5, 1.001, "100"]) {
    const { error } = await callOperation("create_booking", {
      credential: fullKey,
      params: { id: offerId },
      body: { ...makeBody(), expected_price },
    });
    expect([error?.error_code, Object.keys(error?.errors ?? {})], String(expected_price)).toEqual([8, ["expected_price"]]);
  }
});
