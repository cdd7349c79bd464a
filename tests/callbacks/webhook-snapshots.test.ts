import { beforeAll, expect, test } from "vitest";
import { type BookingWebhook, bookingWebhook } from "@/lib/contracts/callbacks";
import { db } from "@/lib/db";
import { issueTickets } from "@/lib/services/booking/issue-tickets";
import { payBooking } from "@/lib/services/booking/pay-booking";
import { readBooking } from "@/lib/services/booking/read-booking";
import { acceptChange } from "@/lib/services/schedule-changes/accept-change";
import { bookJourney } from "@/tests/support/bookings/booking";
import { addEndpoint } from "@/tests/support/callbacks";
import { startReceiver } from "@/tests/support/receiver";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { workOff } from "@/tests/support/work-off";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  // The worker acts by the real clock.
  world = await makeWorld({ now: new Date() });
});

/** Everything happens before the worker writes the first message. @returns messages in the order of their numbers */
async function toldLate(live: (address: { partnerId: string; bookingId: string; date: string }) => Promise<void>, date: string) {
  const receiver = await startReceiver(200);
  const { partner } = await makePartner();
  await addEndpoint({ partnerId: partner.id, url: receiver.url, now: world.now });
  const { id } = await bookJourney({ partner, now: world.now, date, brand: "LIGHT" });
  const address = { partnerId: partner.id, bookingId: id };
  await live({ ...address, date });
  await workOff();
  const told = receiver.calls.map(({ body }) => bookingWebhook.parse(JSON.parse(body)));
  return { told: told.sort((one, other) => one.sequence - other.sequence), booking: await readBooking({ ...address, locale: "en" }) };
}

/** After a moment of its own each. */
function minutesLater(minutes: number): Date {
  return new Date(world.now.getTime() + minutes * 60_000);
}

function ticketNumbers({ data }: BookingWebhook) {
  return data.booking.passengers.flatMap(({ tickets }) => tickets.map(({ ticket_number }) => ticket_number));
}

test("a message that is written late shows the booking as its change left it", async () => {
  const { told, booking } = await toldLate(async (address) => {
    await payBooking({ ...address, actor: "test", now: minutesLater(1) });
    await issueTickets({ bookingId: address.bookingId, now: minutesLater(2) });
  }, world.date(20));
  expect(told.map(({ type, data }) => [type, data.booking.status])).toEqual([
    ["booking.created", "booked"],
    ["booking.paid", "paid"],
    ["booking.ticketed", "ticketed"],
  ]);
  const [created, paid, ticketed] = told;
  for (const early of [created, paid]) {
    expect(early && ticketNumbers(early)).toEqual([null]);
    expect(early?.data.booking.passengers[0]?.itinerary_receipt).toBe("");
  }
  expect(ticketed?.data.booking).toEqual(booking);
  expect(told.map(({ occurred_at }) => occurred_at)).toEqual([0, 1, 2].map((minute) => minutesLater(minute).toISOString()));
});

test("nothing of a change of schedule is told before it came, nor of an answer before it was given", async () => {
  const { told, booking } = await toldLate(async ({ partnerId, bookingId, date }) => {
    await changeFlight({ number: 271, from: date, legs: ["TAS 10:00 IST 13:10"], now: minutesLater(1) });
    const { id: changeId } = await db().scheduleChange.findFirstOrThrow({ where: { bookingId } });
    await acceptChange({ partnerId, bookingId, changeId, actor: "test", now: minutesLater(2) });
  }, world.date(40));
  expect(told.map(({ type, data }) => [type, data.booking.schedule_changes.map(({ state }) => state)])).toEqual([
    ["booking.created", []],
    ["booking.schedule_changed", ["open"]],
    ["booking.schedule_change_settled", ["accepted"]],
  ]);
  const departures = told.map(({ data }) => data.booking.directions[0]?.departure.datetime.slice(11));
  expect(departures).toEqual(["07:00:00", "07:00:00", "10:00:00"]);
  expect(told[2]?.data.booking).toEqual(booking);
});
