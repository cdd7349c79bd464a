import { beforeAll, expect, test } from "vitest";
import { POST as setPrice } from "@/app/api/portal/bookings/[id]/selling/route";
import { POST as share } from "@/app/api/portal/bookings/[id]/shares/route";
import { POST as setRules } from "@/app/api/portal/selling/rules/route";
import { db } from "@/lib/db";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { createBooking } from "@/lib/services/booking/create/create-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { orderMail } from "@/lib/services/channels/mail/order-mail";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { findOffer, makeBody } from "@/tests/support/bookings/booking";
import { makeCredentials } from "@/tests/support/credentials";
import { becomePerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  // Routes that change something act at the database's time: holds of a fixed moment would be over for them.
  world = await makeWorld({ now: new Date() });
});

test("the history names the person and the key; people of the back office are the back office", async () => {
  const { partner, now, userId } = world;
  await becomePerson(userId, { name: "Dilnoza Agent" });
  await makeCredentials(world);
  const key = await db().apiKey.findFirstOrThrow({ where: { partnerId: partner.id } });
  const { offerId } = await findOffer({ ...world, date: world.date(30) });
  const { id } = await createBooking({
    ...{ partner, offerId, body: makeBody(), now, locale: "en" },
    actor: `partner:${userId}`,
  });
  const address = { partnerId: partner.id, bookingId: id, now };
  await payBooking({ ...address, actor: `key:${key.id}` });
  await voidBooking({ ...address, actor: `operator:${userId}` });
  const { events } = await readPortalBooking(address);
  expect(events.map(({ reason, by }) => [reason, by])).toEqual([
    ["book", { kind: "person", name: "Dilnoza Agent" }],
    ["pay", { kind: "key", name: `${key.name} (${key.prefix})` }],
    ["void", { kind: "operator", name: null }],
  ]);
});

test("who sent a mail, changed the price and shared the booking stands in the history by name", async () => {
  const { partner, now, userId } = world;
  await becomePerson(userId, { name: "Dilnoza Agent" });
  await db().user.update({ where: { id: userId }, data: { role: "admin" } });
  const bounds = { lowestBp: 0, highestBp: 2000 };
  const policy = { version: 0, rules: [], bounds, keeps: { kind: "percent", basisPoints: 500 } };
  expect((await callPortal(setRules, { userId, method: "POST", body: policy })).status).toBe(200);
  const { offerId } = await findOffer({ ...world, date: world.date(31) });
  const { id, price } = await createBooking({
    ...{ partner, offerId, body: makeBody(), now, locale: "en" },
    actor: `partner:${userId}`,
  });
  const address = { partnerId: partner.id, bookingId: id };
  const ask = (route: typeof share, body: object) => callPortal(route, { userId, method: "POST", params: { id }, body });
  const to = Math.round(price.amount * 1.1);
  expect((await ask(setPrice, { amount: to })).status).toBe(200);
  expect((await ask(share, { way: "link" })).status).toBe(200);
  expect((await ask(share, { way: "post" })).status).toBe(422);
  const mail = { kind: "confirmation", locale: "ru", to: "customer@parvoz.example" } as const;
  await orderMail({ ...address, mail, actor: `partner:${userId}`, now });
  const by = { kind: "person", name: "Dilnoza Agent" };
  const { price_changes, shares, mails } = await readPortalBooking({ ...address, now });
  expect(price_changes).toMatchObject([{ by, from: price.amount, to }]);
  expect(shares).toMatchObject([{ by, way: "link" }]);
  expect(mails).toMatchObject([{ by, by_itself: false }]);
});
