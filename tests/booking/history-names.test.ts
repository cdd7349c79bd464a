import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { createBooking } from "@/lib/services/booking/create-booking";
import { payBooking } from "@/lib/services/booking/pay-booking";
import { readPortalBooking } from "@/lib/services/booking/read-portal-booking";
import { voidBooking } from "@/lib/services/refunds/void-booking";
import { findOffer, makeBody } from "@/tests/support/bookings/booking";
import { makeCredentials } from "@/tests/support/credentials";
import { becomePerson } from "@/tests/support/person";
import { makeWorld } from "@/tests/support/world/world";

test("the history names the person and the key; people of the back office are the back office", async () => {
  const world = await makeWorld();
  const { partner, now, userId } = world;
  await becomePerson(userId, { name: "Dilnoza Agent" });
  await makeCredentials(world);
  const key = await db().apiKey.findFirstOrThrow({ where: { partnerId: partner.id } });
  const { offerId } = await findOffer({ ...world, date: world.date(30) });
  const { id } = await createBooking({
    ...{ partner, offerId, body: makeBody(), now, locale: "en", requestKey: null },
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
