import { beforeAll, expect, test } from "vitest";
import * as queueRoute from "@/app/api/operator/schedule-changes/route";
import * as settleRoute from "@/app/api/operator/schedule-changes/settle/route";
import * as importRoute from "@/app/api/operator/schedule-imports/[id]/route";
import * as importsRoute from "@/app/api/operator/schedule-imports/route";
import * as tripRoute from "@/app/api/trip/[token]/schedule-changes/[changeId]/accept/route";
import { scheduleChangePage, scheduleImportDetail, scheduleImportPage, settledChanges } from "@/lib/contracts/operator/operator-schedule";
import { envelope } from "@/lib/contracts/shared";
import { trip } from "@/lib/contracts/trip/trip";
import { db } from "@/lib/db";
import { listBookings } from "@/lib/services/views/bookings/list-bookings";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { changesOf, toldOf } from "@/tests/support/schedule/state-of-changes";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let operator: string;
let importId: string;
/** Three bookings of one flight that moves by three hours. */
const ids: string[] = [];

beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  operator = (await makePartner()).userId;
  await db().user.update({ where: { id: operator }, data: { role: "operator", houseRoles: ["administrator"] } });
  const date = world.date(40);
  for (let count = 0; count < 3; count++) ids.push((await bookJourney({ partner: world.partner, now: world.now, date })).id);
  importId = await changeFlight({ number: 271, from: date, legs: ["TAS 10:00 IST 13:10"], now: world.now });
});

const changeIds = () => Promise.all(ids.map(async (id) => (await changesOf(id))[0]?.id ?? ""));

test("the page of an import shows by flight what it touches, and the last one may be taken back", async () => {
  const list = await callPortal(importsRoute.GET, { userId: operator });
  const { items } = envelope(scheduleImportPage).parse(await list.json()).data;
  expect(items[0]).toMatchObject({ id: importId, kind: "asm", can_undo: true, touched: { bookings: 3, passengers: 3, open: 3, told: 0 } });
  const one = await callPortal(importRoute.GET, { userId: operator, params: { id: importId } });
  const { flights } = envelope(scheduleImportDetail).parse(await one.json()).data;
  expect(flights).toMatchObject([{ flight: "HY271", kinds: ["time"], touched: { open: 3 } }]);
});

test("the queue has those who have not answered, and many are settled at once", async () => {
  const queue = await callPortal(queueRoute.GET, { userId: operator });
  const { items } = envelope(scheduleChangePage).parse(await queue.json()).data;
  expect(items.map(({ state, minutes, flights }) => [state, minutes, flights])).toEqual(ids.map(() => ["open", 180, ["HY271"]]));

  const [first = "", second = "", third = ""] = await changeIds();
  const settle = async (body: object) => {
    const response = await callPortal(settleRoute.POST, { userId: operator, method: "POST", body });
    return envelope(settledChanges)
      .parse(await response.json())
      .data.results.map(({ done }) => done);
  };
  expect(await settle({ ids: [first, second, third], action: "remind" })).toEqual([true, true, true]);
  expect(await toldOf(ids[0] ?? "")).toEqual(["book", "change_flights", "remind_change"]);
  expect(await settle({ ids: [first, second], action: "accept" })).toEqual([true, true]);
  expect(await settle({ ids: [first, third], action: "refund" })).toEqual([false, true]);
  const states = await Promise.all(ids.map(async (id) => (await changesOf(id))[0]?.state));
  expect(states).toEqual(["accepted", "accepted", "refunded"]);
});

test("a partner's people are kept out", async () => {
  const response = await callPortal(queueRoute.GET, { userId: world.userId });
  expect(response.status).toBe(403);
});

test("the partner's list marks its changed bookings, and the customer answers on their own page", async () => {
  const date = world.date(50);
  const { id } = await bookJourney({ partner: world.partner, now: world.now, date });
  await bookJourney({ partner: world.partner, now: world.now, date: world.date(60) });
  await changeFlight({ number: 271, from: date, legs: ["TAS 10:00 IST 13:10"], now: world.now });
  const open = await listBookings({ partnerId: world.partner.id, locale: "en", page: 1, changed: "open" });
  expect(open.items.map((item) => [item.id, item.schedule_change])).toEqual([[id, "open"]]);

  const { publicToken } = await db().booking.findUniqueOrThrow({ where: { id } });
  const changeId = (await changesOf(id))[0]?.id ?? "";
  const context = { params: Promise.resolve({ token: publicToken, changeId }) };
  const answer = await tripRoute.POST(new Request("http://parvoz.test/api/trip", { method: "POST" }), context);
  expect(envelope(trip).parse(await answer.json()).data.schedule_changes).toMatchObject([{ state: "accepted" }]);
  expect(await changesOf(id)).toMatchObject([{ settledBy: "customer" }]);
});
