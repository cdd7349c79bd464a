import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import * as liftRoute from "@/app/api/operator/departures/[id]/limits/lift/route";
import * as limitsRoute from "@/app/api/operator/departures/[id]/limits/route";
import * as departureRoute from "@/app/api/operator/departures/[id]/route";
import { departureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { type SetLimitRequest, saleLimits } from "@/lib/contracts/operator/departures/sale-limits";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { departureId } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { expireSeats } from "@/lib/suppliers/house/seats/seat-mirror";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { makePerson } from "@/tests/support/access/sessions";
import { book, bookJourney, findOffer, makeBody, ONE_ADULT, seatsSold } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let operator: string;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  operator = (await makePerson("operator")).userId;
});

const legOf = (date: string) => `HY0271|${date}|TASIST`;
const act = (date: string, body: object) => ({ userId: operator, method: "POST", params: { id: departureId(legOf(date)) }, body });

async function limit(date: string, request: Partial<SetLimitRequest> = {}) {
  const body = { booking_class: null, seats: 0, until: null, reason: "the carrier asked", ...request };
  const response = await callPortal(limitsRoute.POST, act(date, body));
  return { status: response.status, answer: await response.json() };
}

async function detail(date: string) {
  const response = await callPortal(departureRoute.GET, { userId: operator, params: { id: departureId(legOf(date)) } });
  return envelope(departureDetail).parse(await response.json()).data;
}

/** Whether a search finds HY 271; the calendar's lowest price of HY's nonstop flights is always that of the search. */
async function seen(date: string, party = ONE_ADULT) {
  const asked = { cabin: "E", party, currency: "UZS", now: world.now, filters: NO_FILTERS } as const;
  const { toMake } = await houseSupplier.selling.search({ ...asked, directions: [directionOf("TAS", "IST", date)] });
  const found = (toMake ?? []).map(({ totalMinor, make }) => ({
    totalMinor,
    flights: make().directions[0]?.segments.map((each) => each.carrier + each.flightNumber) ?? [],
  }));
  const ofHy = found.filter(({ flights }) => flights.length === 1 && flights[0]?.startsWith("HY"));
  const { days } = await houseSupplier.ownSchedule.calendar({
    ...{ ...asked, asker: "one", origin: "TAS", destination: "IST", fromDate: date, days: 1, roundTrip: null },
    filters: { ...NO_FILTERS, carriers: ["HY"], maxStops: 0 },
  });
  const lowest = days[0]?.lowest?.totalMinor ?? Number.POSITIVE_INFINITY;
  expect(lowest).toBe(Math.min(...ofHy.map(({ totalMinor }) => totalMinor)));
  return { isFound: ofHy.some(({ flights }) => flights[0] === "HY271"), lowest };
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => "booked",
    (error: unknown) => (error instanceof AppError ? error.kind : Promise.reject(error)),
  );

test("a departure that is closed is neither found, offered, priced nor booked, and is again once it is opened", async () => {
  const date = world.date(40);
  const journey = { partner: world.partner, now: world.now, date };
  const { offerId } = await findOffer(journey);
  const open = await seen(date);
  expect(open.isFound).toBe(true);
  expect(envelope(saleLimits).parse((await limit(date)).answer).data.limits).toMatchObject([
    { booking_class: null, seats: 0, until: null, reason: "the carrier asked", set_by: { kind: "operator" } },
  ]);
  expect((await seen(date)).isFound).toBe(false);
  expect(await refusalOf(book({ partner: world.partner, now: world.now, offerId, body: makeBody() }))).toBe("offer_sold_out");
  expect(await detail(date)).toMatchObject({ sale: "closed", free: 0, limits: [{ seats: 0 }] });
  const lifted = await callPortal(liftRoute.POST, act(date, { booking_class: null, reason: "agreed again" }));
  expect(envelope(saleLimits).parse(await lifted.json()).data).toEqual({ limits: [] });
  expect(await seen(date)).toEqual(open);
  expect(await refusalOf(book({ partner: world.partner, now: world.now, offerId, body: makeBody() }))).toBe("booked");
  expect((await callPortal(liftRoute.POST, act(date, { booking_class: null, reason: "once more" }))).status).toBe(404);
  const told = await db().auditEvent.findMany({ where: { action: { startsWith: "sale_limit" } }, orderBy: { id: "asc" } });
  expect(told.map(({ action, actor }) => [action, actor])).toEqual([
    ["sale_limit_set", `operator:${operator}`],
    ["sale_limit_lifted", `operator:${operator}`],
  ]);
});

test("a class that is capped sells up to its cap, and then the next one", async () => {
  const date = world.date(41);
  const journey = { partner: world.partner, now: world.now, date };
  const lowest = (await findOffer(journey)).offer.directions[0]?.segments[0]?.bookingClass ?? "";
  await limit(date, { booking_class: lowest, seats: 1 });
  expect((await findOffer(journey)).offer.directions[0]?.segments[0]).toMatchObject({ bookingClass: lowest, seatsLeft: 1 });
  await bookJourney(journey);
  expect((await findOffer(journey)).offer.directions[0]?.segments[0]?.bookingClass).not.toBe(lowest);
  expect((await detail(date)).classes.find((each) => each.booking_class === lowest)).toMatchObject({ free: 0 });
  expect(await detail(date)).toMatchObject({ sale: "limited" });
});

test("of many who book at once no more than the cap allows get seats, though all were offered them", async () => {
  const date = world.date(42);
  const journey = { partner: world.partner, now: world.now, date };
  const { offerId } = await findOffer(journey);
  await limit(date, { seats: 3 });
  const buyers = Array.from({ length: 8 }, () => refusalOf(book({ partner: world.partner, now: world.now, offerId, body: makeBody() })));
  const outcomes = await Promise.all(buyers);
  expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(3);
  expect(await seatsSold(legOf(date))).toBe(3);
});

test("the statement that takes seats obeys a cap that its caller has not seen", async () => {
  const date = world.date(43);
  await limit(date, { booking_class: "Y", seats: 2 });
  const take = (bookingClass: string, seats: number) => {
    const takes = [{ legKey: legOf(date), bookingClass, seats, limits: [{ classes: "YTM", limit: 100 }] }];
    return db().$queryRaw<{ taken: boolean }[]>`select take_seats(${JSON.stringify(takes)}::jsonb) as taken`;
  };
  const each = [await take("Y", 3), await take("Y", 2), await take("Y", 1), await take("T", 1)];
  expect(each.map(([row]) => row?.taken)).toEqual([false, true, false, true]);
});

test("a cap ends by itself", async () => {
  const date = world.date(44);
  const journey = { partner: world.partner, now: world.now, date };
  await limit(date, { until: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await seen(date)).toMatchObject({ isFound: false });
  const later = Date.now() + 3_600_001;
  const clock = vi.spyOn(Date, "now").mockReturnValue(later);
  expireSeats();
  expect(await seen(date)).toMatchObject({ isFound: true });
  clock.mockRestore();
  // What is over stays beside the seats until something else is said, and stops nobody.
  const over = [{ classes: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", limit: 0, until: Date.now() - 1 }];
  await db().legInventory.update({ where: { legKey: legOf(date) }, data: { limits: over } });
  expireSeats();
  await bookJourney(journey);
  expect(await seatsSold(legOf(date))).toBe(1);
});

test.each([
  [{ booking_class: "X" }, "booking_class"],
  [{ until: "2020-01-01T00:00:00Z" }, "until"],
  [{ seats: -1 }, "seats"],
  [{ reason: " " }, "reason"],
])("%o is refused", async (request, field) => {
  const { status, answer } = await limit(world.date(45), request);
  expect([status, JSON.stringify(answer).includes(`"${field}"`)]).toEqual([422, true]);
});

test("a departure that is in no schedule cannot be limited", async () => {
  const response = await callPortal(limitsRoute.POST, {
    ...act(world.date(45), { booking_class: null, seats: 0, until: null, reason: "nobody flies it" }),
    params: { id: `HY9999_${world.date(45)}_TASIST`, request: randomUUID() },
  });
  expect(response.status).toBe(404);
});
