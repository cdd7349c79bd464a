import { beforeAll, expect, test } from "vitest";
import * as confirmRoute from "@/app/api/operator/departures/[id]/cancellation/confirm/route";
import * as cancellationRoute from "@/app/api/operator/departures/[id]/cancellation/route";
import * as withdrawRoute from "@/app/api/operator/departures/[id]/cancellation/withdraw/route";
import * as departureRoute from "@/app/api/operator/departures/[id]/route";
import { departureCancellation } from "@/lib/contracts/operator/departures/cancellation";
import { departureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { departureId } from "@/lib/domain/departures/departure-id";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { cancelledJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { directionOf } from "@/lib/suppliers/port/selling";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { workOff } from "@/tests/support/run/work-off";
import { changeFlight, newSnapshot } from "@/tests/support/schedule/change-flight";
import { bookFlights } from "@/tests/support/schedule/offered-alternatives";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
const people = { first: "", second: "" };
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  for (const name of ["first", "second"] as const) {
    people[name] = (await makePerson("operator")).userId;
    await db().user.update({ where: { id: people[name] }, data: { houseRoles: ["stock"] } });
  }
});

const idOf = (date: string, flight: string) => departureId(`${flight}|${date}|TASIST`);

async function call(handler: typeof confirmRoute.POST, who: keyof typeof people, date: string, body?: object, flight = "HY0271") {
  const request = body === undefined ? {} : { method: "POST", body };
  const response = await callPortal(handler, { userId: people[who], params: { id: idOf(date, flight) }, ...request });
  return { status: response.status, answer: await response.json() };
}

const read = async (date: string) => envelope(departureCancellation).parse((await call(cancellationRoute.GET, "first", date)).answer).data;

async function propose(date: string): Promise<number> {
  const { answer } = await call(cancellationRoute.POST, "first", date, { reason: "the carrier lost its slot" });
  return envelope(departureCancellation).parse(answer).data.cancellation?.id ?? 0;
}

/** A booking of one adult on HY 271 from Tashkent to Istanbul. */
async function sell(date: string, isPaid: boolean): Promise<string> {
  const { id } = await bookJourney({ partner: world.partner, now: world.now, date });
  if (!isPaid) return id;
  await payBooking({ bookingId: id, partnerId: world.partner.id, actor: "test", now: world.now });
  await issueTickets({ bookingId: id, now: world.now });
  return id;
}

const bookingOf = (id: string) => db().booking.findUniqueOrThrow({ where: { id }, include: { refunds: true, houseActs: true } });

test("a departure is cancelled once by two persons: it leaves the schedule, and every booking comes back whole, once", async () => {
  const date = world.date(30);
  const [one, other, held] = [await sell(date, true), await sell(date, true), await sell(date, false)];
  const paid = (await Promise.all([one, other].map(bookingOf))).reduce((sum, { totalMinor }) => sum + Number(totalMinor), 0) / 100;
  expect((await read(date)).cancellation).toBeNull();
  const cancellation = await propose(date);
  const seen = await read(date);
  expect(seen.cancellation).toMatchObject({ id: cancellation, state: "waiting", is_own: true, progress: null, preview: seen.preview });
  expect(seen.preview).toMatchObject({ bookings: 3, passengers: 3, unpaid: 1, with_others: 0, begun: 0, by_hand: [] });
  expect(seen.preview.sums).toMatchObject([{ bookings: 2, passengers: 2, back: paid }]);
  expect(await call(cancellationRoute.POST, "second", date, { reason: "me too" })).toMatchObject({ answer: { error_code: 100797 } });

  expect(await call(confirmRoute.POST, "first", date, { cancellation })).toMatchObject({ status: 409, answer: { error_code: 100796 } });
  expect((await bookingOf(one)).openChangeId).toBeNull();
  const twice = await Promise.all([1, 2].map(() => call(confirmRoute.POST, "second", date, { cancellation })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await read(date)).cancellation).toMatchObject({ state: "confirmed", progress: { refunded: 0, open: 3, otherwise: 0 } });
  expect(await db().scheduleMessage.count({ where: { kind: "asm", flights: { has: "HY271" } } })).toBe(1);

  await workOff();
  await queueJobs([cancelledJob(cancellation)]);
  await workOff();
  const back = await Promise.all([one, other].map(bookingOf));
  expect(back.map(({ status, refunds }) => [status, refunds.map(({ kind, refundMinor }) => [kind, Number(refundMinor)])])).toEqual(
    back.map(({ totalMinor }) => ["refunded", [["schedule_change", Number(totalMinor)]]]),
  );
  expect(back.map(({ houseActs }) => houseActs.map(({ kind, actor }) => [kind, actor]))).toEqual(
    back.map(() => [["refund", `operator:${people.second}`]]),
  );
  expect(await bookingOf(held)).toMatchObject({ status: "cancelled", refunds: [], houseActs: [{ kind: "cancel_unpaid" }] });

  await newSnapshot(world.now);
  const { answer } = await call(departureRoute.GET, "first", date);
  expect(envelope(departureDetail).parse(answer).data).toMatchObject({
    ...{ state: "gone", sold: 0, sale: "closed", limits: [{ seats: 0, booking_class: null, reason: "the carrier lost its slot" }] },
    cancellation: { state: "confirmed", progress: { refunded: 3, open: 0, otherwise: 0 } },
  });
  const logged = await db().auditEvent.findMany({ where: { action: { startsWith: "departure_cancellation" } }, orderBy: { id: "asc" } });
  expect(logged.map(({ action, actor }) => [action, actor])).toEqual([
    ["departure_cancellation_proposed", `operator:${people.first}`],
    ["departure_cancellation_confirmed", `operator:${people.second}`],
  ]);
});

test("a booking whose other flight is changed before the worker comes goes back all the same; whose flight is back by then stays", async () => {
  const [date, kept] = [world.date(50), world.date(60)];
  const sellBoth = async (day: string) => {
    const directions = [directionOf("TAS", "IST", day), directionOf("IST", "TAS", day)];
    const { id } = await bookFlights(world, directions, ["HY271", "HY272"]);
    await payBooking({ bookingId: id, partnerId: world.partner.id, actor: "test", now: world.now });
    await issueTickets({ bookingId: id, now: world.now });
    return id;
  };
  const [gone, back] = [await sellBoth(date), await sellBoth(kept)];
  for (const day of [date, kept]) {
    const cancellation = await propose(day);
    expect((await call(confirmRoute.POST, "second", day, { cancellation })).status).toBe(200);
    await changeFlight({ number: 272, from: day, legs: ["IST 18:00 TAS 01:20+1"], now: world.now });
  }
  await changeFlight({ number: 271, from: kept, legs: ["TAS 07:00 IST 10:10"], now: world.now });
  const states = async (bookingId: string) =>
    (await db().scheduleChange.findMany({ where: { bookingId }, orderBy: { id: "asc" } })).map(({ state }) => state);
  expect(await states(gone)).toEqual(["superseded", "open"]);
  expect((await read(date)).cancellation?.progress).toEqual({ refunded: 0, open: 1, otherwise: 0 });
  expect((await read(kept)).cancellation?.progress).toEqual({ refunded: 0, open: 0, otherwise: 1 });
  await workOff();
  expect(await bookingOf(gone)).toMatchObject({ status: "refunded", houseActs: [{ kind: "refund", actor: `operator:${people.second}` }] });
  expect(await states(gone)).toEqual(["superseded", "refunded"]);
  expect((await read(date)).cancellation?.progress).toEqual({ refunded: 1, open: 0, otherwise: 0 });
  expect(await bookingOf(back)).toMatchObject({ status: "ticketed", refunds: [] });
});

test("what is withdrawn cannot be confirmed, and may be proposed anew; what the schedule does not have cannot be proposed", async () => {
  const date = world.date(40);
  const cancellation = await propose(date);
  expect((await call(withdrawRoute.POST, "second", date, { cancellation })).status).toBe(200);
  expect(await call(confirmRoute.POST, "second", date, { cancellation })).toMatchObject({ status: 404, answer: { error_code: 100795 } });
  expect((await read(date)).cancellation).toBeNull();
  expect(await propose(date)).toBeGreaterThan(cancellation);
  const [waiting] = await db().departureCancellation.findMany({ where: { withdrawnAt: null, confirmedAt: null } });
  const self = db().departureCancellation.update({
    where: { id: waiting?.id ?? 0 },
    data: { confirmedAt: world.now, confirmedBy: `operator:${people.first}` },
  });
  await expect(self).rejects.toThrow("departure_cancellation_two_people_check");
  expect((await call(cancellationRoute.POST, "first", date, { reason: "not flown" }, "HY9999")).status).toBe(404);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  expect(await call(cancellationRoute.POST, "first", yesterday, { reason: "too late" })).toMatchObject({ answer: { error_code: 100798 } });
});
