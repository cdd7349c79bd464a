import { beforeAll, expect, test } from "vitest";
import { bookingWebhook } from "@/lib/contracts/interface/callbacks";
import { cancelPassengers } from "@/lib/services/aftersale/changes/cancel-passengers";
import { changePassenger } from "@/lib/services/aftersale/changes/change-passenger";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";
import { updateBooking } from "@/lib/services/aftersale/changes/update-booking";
import { bookJourney } from "@/tests/support/bookings/booking";
import { addEndpoint } from "@/tests/support/callbacks";
import { startReceiver } from "@/tests/support/receiver";
import { workOff } from "@/tests/support/run/work-off";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  // The worker acts by the real clock.
  world = await makeWorld({ now: new Date() });
});

test("what a partner changes is told once each, as the booking was then; its own notes and what stays as it was are not", async () => {
  const receiver = await startReceiver(200);
  const { partner, now } = world;
  const { id, passengers } = await bookJourney({ ...world, date: world.date(20), party: { adt: 2, chd: 0, inf: 0, ins: 0 } });
  await workOff();
  await addEndpoint({ partnerId: partner.id, url: receiver.url, now });
  const address = { partnerId: partner.id, bookingId: id, actor: "test", now };
  const passenger = { ...address, passengerId: passengers[0]?.key ?? "", mode: partner.mode };
  await updateBooking({ ...address, change: { reference: "ORDER-1", payer_email: "new@parvoz.example" } });
  await workOff();
  await updateBooking({ ...address, change: { reference: "ORDER-2", payer_email: "new@parvoz.example" } });
  await changePassenger({ ...passenger, change: { tel: "+998901119977" } });
  await changePassenger({ ...passenger, change: { tel: "+998 90 111 99 77" } });
  await extendHold(address);
  await workOff();
  await cancelPassengers({ ...address, passengers: passengers.slice(1).map(({ key }) => key) });
  await workOff();
  const told = receiver.calls.map(({ body }) => bookingWebhook.parse(JSON.parse(body))).sort((one, other) => one.sequence - other.sequence);
  expect(told.map(({ type, sequence, data }) => [type, sequence, data.change])).toEqual(
    [2, 3, 4, 5].map((sequence) => ["booking.updated", sequence, { from: "booked", to: "booked" }]),
  );
  expect(told[0]?.data.booking).toMatchObject({ reference: "ORDER-1", payer: { email: "new@parvoz.example" } });
  expect(told[1]?.data.booking).toMatchObject({ reference: "ORDER-2", passengers: [{ tel: "+998901119977" }, {}] });
  expect(told[3]?.data.booking.passengers.map(({ key }) => key)).toEqual([passengers[0]?.key]);
});
