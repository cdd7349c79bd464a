import { beforeAll, expect, test } from "vitest";
import { POST } from "@/app/api/operator/schedule-series/route";
import { type SeriesReport, seriesReport } from "@/lib/contracts/operator/schedule-series";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld } from "@/tests/support/world/world";

let userId = "";
beforeAll(async () => {
  await makeWorld({ now: new Date() });
  ({ userId } = await makePerson("operator"));
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["stock"] } });
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const SERIES = {
  ...{ act: "new", carrier: "X3", flight_number: 51, from: dayIn(10), to: dayIn(23), days: [1, 2, 3, 4, 5, 6, 7] },
  ...{ kind: "charter", aircraft: "738", business_seats: 8, economy_seats: 150, reason: "Winter charter" },
  legs: [
    { origin: "TAS", departs: "22:30", destination: "IST", arrives: "01:40", arrives_day: 1 },
    { origin: "IST", departs: "03:00", departs_day: 1, destination: "CDG", arrives: "04:30", arrives_day: 1 },
  ],
};

async function send(body: object): Promise<SeriesReport> {
  const answer = await callPortal(POST, { userId, method: "POST", headers: { "accept-language": "en" }, body: { ...SERIES, ...body } });
  return envelope(seriesReport).parse(await answer.json()).data;
}

const legs = () => db().scheduleLeg.count({ where: { carrier: "X3", set: { withdrawnBy: null } } });

test("a series is looked at by both clocks, applied once as a message with its reason, changed, ended and taken back", async () => {
  const looked = await send({});
  expect(looked.legs).toMatchObject([
    { departs: "22:30", arrives: "01:40", arrives_day: 1, departure_offset: 300, arrival_offset: 180, minutes: 310 },
    { departs_day: 1, arrival_offset: 60, minutes: 210 },
  ]);
  expect(looked.report.messages).toMatchObject([
    { state: "applied", import: null, changes: [{ carrier: "X3", change: "added", dates: 14 }] },
  ]);
  expect(await legs()).toBe(0);

  const applied = (await send({ dry_run: false })).report.messages[0];
  expect(applied).toMatchObject({ state: "applied", actions: ["NEW X351"] });
  const kept = await db().scheduleLeg.findMany({ where: { carrier: "X3" }, orderBy: { legSequence: "asc" } });
  expect(kept).toMatchObject([
    { flightNumber: 51, serviceType: "C", aircraft: "738", configuration: "C8Y150", origin: "TAS", arrivalDayOffset: 1 },
    { origin: "IST", destination: "CDG" },
  ]);
  const logged = await db().auditEvent.findFirst({ where: { action: "schedule_changed" }, orderBy: { id: "desc" } });
  expect(logged).toMatchObject({ actor: `operator:${userId}`, detail: { reason: "Winter charter" } });

  expect((await send({})).report.messages).toMatchObject([{ state: "rejected", problems: [expect.anything()] }]);
  const changed = await send({ act: "change", from: dayIn(15), aircraft: "320", legs: SERIES.legs.slice(0, 1) });
  expect(changed.report.messages).toMatchObject([{ state: "applied" }]);
  const ended = (await send({ act: "end", from: dayIn(17), to: dayIn(23), dry_run: false })).report.messages[0];
  expect(ended).toMatchObject({ state: "applied", changes: [{ change: "cancelled", dates: 7 }] });
  for (const each of [ended, applied]) await undoImport({ importId: each?.import ?? "", actor: "test", now: new Date(), reason: "tried" });
  expect((await send({})).report.messages).toMatchObject([{ state: "applied", changes: [{ change: "added", dates: 14 }] }]);
});

test("what is missing is told by its field, and an airport that nobody knows by the message", async () => {
  const answer = await callPortal(POST, {
    userId,
    method: "POST",
    body: { ...SERIES, to: dayIn(1), legs: [], economy_seats: 0, business_seats: 0 },
  });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual(expect.arrayContaining(["to", "legs", "economy_seats"]));
  const [leg] = SERIES.legs;
  expect((await send({ legs: [{ ...leg, destination: "QQZ" }] })).report.messages).toMatchObject([{ state: "unreadable" }]);
});
