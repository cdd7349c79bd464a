import { beforeAll, expect, test } from "vitest";
import * as listsRoute from "@/app/api/operator/departures/[id]/lists/route";
import * as namesRoute from "@/app/api/operator/departures/[id]/passengers/route";
import * as departureRoute from "@/app/api/operator/departures/[id]/route";
import * as departuresRoute from "@/app/api/operator/departures/route";
import * as confirmRoute from "@/app/api/operator/passenger-lists/[id]/confirm/route";
import * as fileRoute from "@/app/api/operator/passenger-lists/[id]/file/route";
import { departureDetail, departurePage, listMade, passengerNames } from "@/lib/contracts/operator/departures/operator-flights";
import { tableFile } from "@/lib/contracts/portal/work-list";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { departureId } from "@/lib/domain/departures/departure-id";
import { toMajor } from "@/lib/domain/money";
import type { Party } from "@/lib/domain/passengers/passengers";
import { readParts } from "@/lib/formats/pnl/testing/second-reader";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { eraseBooking } from "@/lib/services/operations/personal-data/erase-booking";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney, ONE_ADULT } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let operator: string;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  operator = (await makePerson("operator")).userId;
});

/** A booking of one adult on HY 271 from Tashkent to Istanbul. */
async function sell(date: string, { isPaid, party = ONE_ADULT }: { isPaid: boolean; party?: Party }): Promise<string> {
  const { id } = await bookJourney({ partner: world.partner, now: world.now, date, party });
  if (!isPaid) return id;
  await payBooking({ bookingId: id, partnerId: world.partner.id, actor: "test", now: world.now });
  await issueTickets({ bookingId: id, now: world.now });
  return id;
}

async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  expect([response.status, response.ok ? null : answer]).toEqual([200, null]);
  return answer;
}

const act = (params: Record<string, string>, body: object = {}) => ({ userId: operator, method: "POST", params, body });

async function listDay(date: string, more = "") {
  const answer = await answerOf(await callPortal(departuresRoute.GET, { userId: operator, query: `?date=${date}${more}` }));
  return envelope(departurePage).parse(answer).data;
}

async function detailOf(id: string) {
  const answer = await answerOf(await callPortal(departureRoute.GET, { userId: operator, params: { id } }));
  return envelope(departureDetail).parse(answer).data;
}

test("a departure tells its pace, and the fares of those who have paid, by class and agency", async () => {
  const date = world.date(33);
  const paid = await sell(date, { isPaid: true });
  await sell(date, { isPaid: false });
  await db().booking.update({ where: { id: paid }, data: { createdAt: new Date(world.now.getTime() - 10 * 86_400_000) } });
  const { sales, agencies } = await detailOf(departureId(`HY0271|${date}|TASIST`));
  expect(sales.pace.windows).toEqual([
    { days: 7, bookings: 1, seats: 1 },
    { days: 14, bookings: 2, seats: 2 },
    { days: 30, bookings: 2, seats: 2 },
  ]);
  expect(sales.pace.days.map(({ bookings }) => bookings).filter((count) => count > 0)).toEqual([1, 1]);
  const { snapshot } = await db().booking.findUniqueOrThrow({ where: { id: paid } });
  const fare = toMajor(parseSnapshot(snapshot).prices[0]?.fareMinor ?? 0);
  expect(sales.revenue).toMatchObject([
    {
      ...{ currency: "UZS", passengers: 1, amount: fare },
      classes: [{ passengers: 1, amount: fare }],
      agencies: [{ code: agencies[0]?.code, passengers: 1, amount: fare }],
    },
  ]);
});

async function makeNow(id: string): Promise<string> {
  return envelope(listMade).parse(await answerOf(await callPortal(listsRoute.POST, act({ id }, { reason: "asked by the station" })))).data
    .id;
}

async function textOf(listId: string) {
  const answer = await answerOf(await callPortal(fileRoute.POST, act({ id: listId }, { format: "txt" })));
  const { name, content } = envelope(tableFile).parse(answer).data;
  return {
    name,
    ...readParts(
      Buffer.from(content, "base64")
        .toString("ascii")
        .split(/\r\n(?=PNL|ADL)/),
    ),
  };
}

async function confirm(listId: string) {
  await answerOf(await callPortal(confirmRoute.POST, act({ id: listId }, { reason: "received by the station" })));
}

test("a day has its departures in order, with what is sold, held and free, and who may be filtered", async () => {
  const date = world.date(20);
  await sell(date, { isPaid: true });
  await sell(date, { isPaid: false });
  const { items, sum } = await listDay(date);
  expect(items.map(({ departs }) => departs)).toEqual(items.map(({ departs }) => departs).sort());
  expect(items.filter(({ flight }) => flight === "HY603").map(({ origin, destination }) => origin + destination)).toEqual([
    "TASUGC",
    "UGCIST",
  ]);
  const own = items.find(({ flight }) => flight === "HY271");
  expect(own).toMatchObject({
    origin: "TAS",
    capacity: 8,
    sold: 1,
    held: 1,
    free: 6,
    invented: 0,
    state: "scheduled",
    list: { state: "later" },
  });
  expect(sum).toMatchObject({ sold: 1, held: 1 });
  const booked = await listDay(date, "&booked=1");
  expect(booked.items.map(({ flight }) => flight)).toEqual(["HY271"]);
  expect((await listDay(date, "&flight=0271&from=TAS&carrier=HY")).total).toBe(1);
  expect((await listDay(date, "&flight=HY0271")).total).toBe(1);
  expect((await listDay(date, "&to=LHR")).items.map(({ flight }) => flight)).toEqual(["TK1979", "EK7"]);
});

test("a departure shows seats by class and agency, and passengers without names until somebody opens them", async () => {
  const date = world.date(21);
  const paid = await sell(date, { isPaid: true });
  await sell(date, { isPaid: false });
  const id = departureId(`HY0271|${date}|TASIST`);
  const detail = await detailOf(id);
  expect(detail.agencies).toMatchObject([{ name: "Test partner", bookings: 2, sold: 1, held: 1 }]);
  expect(detail.classes.find(({ sold, held }) => sold + held > 0)).toMatchObject({ sold: 1, held: 1, free: expect.any(Number) });
  expect(detail.passengers.map(({ status, destination, ticket }) => [status, destination, ticket === null]).sort()).toEqual([
    ["booked", "IST", true],
    ["ticketed", "IST", false],
  ]);
  expect(detail).toMatchObject({ through: 0, changes: [], oversales: [], lists: [], way: { way: "invented" } });
  const passenger = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId: paid } });
  expect(JSON.stringify(detail)).not.toContain("Karimov");
  const { names } = envelope(passengerNames).parse(await answerOf(await callPortal(namesRoute.POST, act({ id })))).data;
  expect(names.find((each) => each.id === passenger.id)?.name).toContain("Karimov");
  const logged = await db().auditEvent.findFirstOrThrow({ where: { action: "passenger_names_opened" } });
  expect(logged).toMatchObject({ actor: `operator:${operator}`, detail: { source: `HY271 ${date} TAS`, passengers: 2 } });
});

test("a list is made, downloaded and confirmed; the next one has what has changed since, and the log has it all", async () => {
  const date = world.date(22);
  const first = await sell(date, { isPaid: true });
  await sell(date, { isPaid: false });
  const id = departureId(`HY0271|${date}|TASIST`);
  const made = await makeNow(id);
  const pnl = await textOf(made);
  expect(pnl).toMatchObject({ kind: "PNL", flight: "HY271", origin: "TAS", name: `pnl-HY271-${date}-TAS-1.txt` });
  expect(pnl.names).toHaveLength(1);
  expect(pnl.names[0]?.remarks.some((remark) => remark.startsWith("TKNE HK1 "))).toBe(true);
  // What nobody has confirmed the carrier may not have: the whole list is made again.
  expect((await textOf(await makeNow(id))).kind).toBe("PNL");
  await confirm(made);
  expect((await listDay(date, "&booked=1")).items[0]?.list.state).toBe("made");

  await voidBooking({ bookingId: first, partnerId: world.partner.id, actor: "test", now: world.now });
  await sell(date, { isPaid: true });
  const next = await makeNow(id);
  const adl = await textOf(next);
  expect(adl.kind).toBe("ADL");
  expect(adl.names.map(({ section }) => section).sort()).toEqual(["ADD", "DEL"]);
  await confirm(next);
  const { lists } = await detailOf(id);
  expect(lists.map(({ number, kind, state, added, deleted }) => [number, kind, state, added, deleted])).toEqual([
    [3, "adl", "confirmed", 1, 1],
    [2, "pnl", "made", 1, 0],
    [1, "pnl", "confirmed", 1, 0],
  ]);
  const actions = await db().auditEvent.findMany({ where: { action: { startsWith: "passenger_list_" } }, orderBy: { id: "asc" } });
  expect(actions.map(({ action }) => action.replace("passenger_list_", ""))).toEqual([
    "made",
    "opened",
    "made",
    "opened",
    "confirmed",
    "made",
    "opened",
    "confirmed",
  ]);
  expect(JSON.stringify(actions.map(({ detail }) => detail)).toUpperCase()).not.toContain("KARIMOV");
});

test("an infant stands with the adult whose lap it sits on, and a family has one party", async () => {
  const date = world.date(25);
  await sell(date, { isPaid: true, party: { adt: 1, chd: 1, inf: 1, ins: 0 } });
  const { names, totals } = await textOf(await makeNow(departureId(`HY0271|${date}|TASIST`)));
  expect([...totals.values()]).toEqual([2]);
  expect(names.map(({ party }) => party)).toEqual(["A2", "A2"]);
  const services = names.map(({ remarks }) => remarks.map((remark) => remark.slice(0, 4)).sort());
  expect(services.sort((one, other) => one.length - other.length)).toEqual([
    ["CHLD", "DOCS", "TKNE"],
    ["DOCS", "DOCS", "INFT", "TKNE", "TKNE"],
  ]);
});

test("nothing that is kept of a list in clear names anybody, and erasing a booking takes its entries", async () => {
  const date = world.date(23);
  const booking = await sell(date, { isPaid: true });
  const listId = await makeNow(departureId(`HY0271|${date}|TASIST`));
  const [list, [entry]] = [
    await db().passengerList.findUniqueOrThrow({ where: { id: listId } }),
    await db().passengerListEntry.findMany({ where: { listId } }),
  ];
  expect(`${JSON.stringify({ ...list, textHash: "" })} ${entry?.sealedEntry}`).not.toContain("Karimov");
  const { bookingNumber } = await db().booking.findUniqueOrThrow({ where: { id: booking } });
  await voidBooking({ bookingId: booking, partnerId: world.partner.id, actor: "test", now: world.now });
  await eraseBooking({ bookingNumber, by: { actor: "test" }, now: world.now });
  expect(await db().passengerListEntry.count({ where: { bookingId: booking } })).toBe(0);
  const response = await callPortal(fileRoute.POST, act({ id: listId }, { format: "csv" }));
  expect(response.status).toBe(409);
});

test("a flight that is gone stays on its day while people are booked on it, and is marked", async () => {
  const date = world.date(24);
  await sell(date, { isPaid: true });
  await changeFlight({ number: 271, from: date, legs: [], now: world.now });
  await expect
    .poll(async () => (await listDay(date, "&flight=HY271")).items)
    .toMatchObject([{ state: "gone", sold: 1, changed: 1, departs: null, list: { state: "none" } }]);
  const [item] = (await listDay(date, "&flight=HY271")).items;
  expect((await detailOf(item?.id ?? "")).changes).toMatchObject([{ kind: "cancelled", state: "open", bookings: 1 }]);
});

test("what is no departure is not found, and nobody of an agency gets in", async () => {
  for (const id of ["HY271", departureId(`HY0271|${world.date(20)}|IST`), departureId("HY0999|2031-01-01|TASIST")])
    expect((await callPortal(departureRoute.GET, { userId: operator, params: { id } })).status).toBe(404);
  expect((await callPortal(departuresRoute.GET, { userId: world.userId, query: `?date=${world.date(20)}` })).status).toBe(403);
  expect((await callPortal(fileRoute.POST, act({ id: "none" }, { format: "txt" }))).status).toBe(404);
});
