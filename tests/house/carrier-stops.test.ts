import { beforeAll, expect, test } from "vitest";
import { GET, POST } from "@/app/api/operator/house/carriers/route";
import { stoppableCarriers } from "@/lib/contracts/operator/carriers/carrier-stops";
import { db } from "@/lib/db";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { makePerson } from "@/tests/support/access/sessions";
import { book, findOffer, makeBody, ONE_ADULT } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let operatorId: string;
beforeAll(async () => {
  world = await makeWorld();
  operatorId = (await makePerson("operator")).userId;
});

const settle = (act: "stop" | "lift", reason = "It has stopped flying") =>
  callPortal(POST, { userId: operatorId, method: "POST", body: { carrier: "HY", act, reason } });

test("a stopped carrier is neither found nor booked by an offer made before, in any process, and is sold again once that is lifted", async () => {
  const { partner, now } = world;
  const { offer, offerId } = await findOffer({ ...world, date: world.date(30) });
  const stopped = await settle("stop");
  expect(stopped.status).toBe(200);
  const [first] = stoppableCarriers.parse((await stopped.json()).data).carriers;
  expect(first).toMatchObject({ code: "HY", stop: { reason: "It has stopped flying" } });
  // While the data move, the carrier is unconfirmed and is asked again, as clients ask again.
  const bookingEnds = () =>
    book({ partner, now, offerId, body: makeBody() }).then(
      () => "booked",
      ({ kind }) => kind,
    );
  await expect.poll(bookingEnds).toMatch(/^(offer_sold_out|price_changed_meanwhile)$/);
  expect(await db().booking.count()).toBe(0);
  const isOffered = async () =>
    (await houseSupplier.selling.reprice(offer.reference, { cabin: "E", party: ONE_ADULT, currency: "UZS", now })) !== null;
  await expect.poll(isOffered).toBe(false);
  expect((await settle("stop")).status).toBe(422);
  expect((await settle("lift", "It flies again")).status).toBe(200);
  expect((await settle("lift")).status).toBe(422);
  await expect.poll(isOffered).toBe(true);
  await book({ partner, now, offerId, body: makeBody() });
  const audit = await db().auditEvent.findMany({
    where: { action: { in: ["carrier_stopped", "carrier_sold_again"] } },
    orderBy: { id: "asc" },
  });
  expect(audit.map(({ action, actor, detail }) => [action, actor, detail])).toEqual([
    ["carrier_stopped", `operator:${operatorId}`, { carrier: "HY", reason: "It has stopped flying" }],
    ["carrier_sold_again", `operator:${operatorId}`, { carrier: "HY", reason: "It flies again" }],
  ]);
  const listed = stoppableCarriers.parse((await (await callPortal(GET, { userId: operatorId })).json()).data);
  expect(listed.carriers.every(({ stop }) => stop === null)).toBe(true);
});
