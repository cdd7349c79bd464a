import { beforeAll, expect, test } from "vitest";
import * as holdsRoute from "@/app/api/operator/departures/[id]/holds/route";
import { departureHolds, holdsReleased } from "@/lib/contracts/operator/departures/departure-holds";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { departureId } from "@/lib/domain/departures/departure-id";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let operator: string;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  operator = (await makePerson("operator")).userId;
});

const legOf = (date: string) => `HY0271|${date}|TASIST`;
const pay = (bookingId: string) => payBooking({ bookingId, partnerId: world.partner.id, actor: "test", now: world.now });

async function hold(date: string): Promise<string> {
  return (await bookJourney({ partner: world.partner, now: world.now, date })).id;
}

async function holdsOf(date: string) {
  const response = await callPortal(holdsRoute.GET, { userId: operator, params: { id: departureId(legOf(date)) } });
  return envelope(departureHolds).parse(await response.json()).data.holds;
}

async function release(date: string, bookings: readonly string[], reason = "the carrier takes them back") {
  const params = { id: departureId(legOf(date)) };
  const response = await callPortal(holdsRoute.POST, { userId: operator, method: "POST", params, body: { bookings, reason } });
  return { status: response.status, answer: await response.json() };
}

const statusOf = async (id: string) => (await db().booking.findUniqueOrThrow({ where: { id } })).status;

test("unpaid bookings of a departure are cancelled, those chosen and no others, and their agency reads why", async () => {
  const date = world.date(30);
  const [first, second, paid] = [await hold(date), await hold(date), await hold(date)];
  const elsewhere = await hold(world.date(31));
  await pay(paid);
  const holds = await holdsOf(date);
  expect(holds.map((each) => [each.booking_id, each.seats]).toSorted()).toEqual([
    [first, 1],
    [second, 1],
  ]);
  const { answer } = await release(date, [first, paid, elsewhere]);
  expect(envelope(holdsReleased).parse(answer).data).toEqual({ released: 1, seats: 1, left: [] });
  expect(await Promise.all([first, second, paid, elsewhere].map(statusOf))).toEqual(["cancelled", "booked", "paid", "booked"]);
  expect(await seatsSold(legOf(date))).toBe(2);
  expect(await db().houseAct.count({ where: { bookingId: first, kind: "cancel_unpaid" } })).toBe(1);
  const told = await db().auditEvent.findMany({ where: { action: "holds_released" } });
  expect(told.map(({ actor, detail }) => [actor, detail])).toEqual([
    [`operator:${operator}`, expect.objectContaining({ bookings: 1, seats: 1, reason: "the carrier takes them back" })],
  ]);
});

test("who pays at the same moment keeps the booking, or has not paid: never half of both", async () => {
  const date = world.date(32);
  const bookings = [await hold(date), await hold(date), await hold(date), await hold(date)];
  const [{ answer }] = await Promise.all([release(date, bookings), ...bookings.map((id) => pay(id).catch(() => null))]);
  const { released } = envelope(holdsReleased).parse(answer).data;
  const states = await Promise.all(bookings.map(statusOf));
  expect(states.filter((state) => state === "cancelled")).toHaveLength(released);
  expect(states.filter((state) => state === "paid")).toHaveLength(4 - released);
  expect(await seatsSold(legOf(date))).toBe(4 - released);
});

test("without a reason nothing is cancelled", async () => {
  const date = world.date(33);
  const booking = await hold(date);
  expect((await release(date, [booking], " ")).status).toBe(422);
  expect(await statusOf(booking)).toBe("booked");
});
