import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { readParts } from "@/lib/formats/pnl/testing/second-reader";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { confirmWay } from "@/lib/services/booking/passenger-lists/confirm-way";
import { declareWay } from "@/lib/services/booking/passenger-lists/declare-way";
import { mailWaitingLists } from "@/lib/services/channels/passenger-lists/mail-lists";
import { makeDueLists } from "@/lib/services/channels/passenger-lists/make-due-lists";
import { confirmList } from "@/lib/services/documents/passenger-lists/confirm-list";
import { listFiles } from "@/lib/services/documents/passenger-lists/write-list-file";
import { listsToHandOver } from "@/lib/services/views/queues/lists-to-hand-over";
import { readNextFlights } from "@/lib/services/views/today/read-next-flights";
import { bookJourney } from "@/tests/support/bookings/booking";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
/** HY 271 leaves Tashkent at 07:00, which is 02:00 UTC. */
let leaves: Date;
let legKey: string;
beforeAll(async () => {
  world = await makeWorld();
  const date = world.date(20);
  leaves = new Date(`${date}T02:00:00Z`);
  legKey = `HY0271|${date}|TASIST`;
  await sell();
});

async function sell(): Promise<void> {
  const { partner, now } = world;
  const { id } = await bookJourney({ partner, now, date: world.date(20) });
  await payBooking({ bookingId: id, partnerId: partner.id, actor: "test", now });
  await issueTickets({ bookingId: id, now });
}

const before = (hours: number) => new Date(leaves.getTime() - hours * 3_600_000);
const lists = () => db().passengerList.findMany({ where: { legKey }, orderBy: { number: "asc" } });

async function declare(way: "mail" | "fetched"): Promise<void> {
  const addresses = way === "mail" ? ["station@hy.example"] : [];
  const { id } = await declareWay({
    ...{ carrier: "HY", way, addresses, offsets: [72, 24, 3], reason: "agreed with the station" },
    ...{ by: { actor: "operator:first" }, now: world.now },
  });
  await confirmWay({ id, by: { actor: "operator:second" }, now: world.now });
}

test("what is invented is never due", async () => {
  expect(await makeDueLists({ now: before(10) })).toEqual({ made: 0 });
});

test("a list is made once at each of its hours, by however many workers, and tells what has changed since the carrier had one", async () => {
  await declare("fetched");
  await makeDueLists({ now: before(73) });
  expect(await lists()).toEqual([]);
  const made = await Promise.all([1, 2, 3].map(() => makeDueLists({ now: before(71) })));
  expect(made.reduce((sum, each) => sum + each.made, 0)).toBe(1);
  const [first] = await lists();
  expect(first).toMatchObject({
    kind: "pnl",
    dueHours: 72,
    channel: "download",
    state: "made",
    passengers: 1,
    madeBy: "system",
    departsAt: leaves,
  });
  expect(await listsToHandOver(before(70))).toMatchObject([{ subject: legKey, state: "made", due: leaves }]);
  await confirmList({ listId: first?.id ?? "", reason: "received", by: { actor: "operator:first" }, now: before(70) });
  expect(await listsToHandOver(before(70))).toEqual([]);
  await sell();
  expect((await readNextFlights({ now: before(71) })).items).toMatchObject([
    { flight: "HY271", sold: 2, held: 0, list: { state: "confirmed" } },
  ]);
  expect((await readNextFlights({ now: before(73) })).items).toEqual([]);
  await makeDueLists({ now: before(30) });
  expect(await lists()).toHaveLength(1);
  expect(await listsToHandOver(before(23))).toMatchObject([{ subject: legKey, state: "due", since: before(24) }]);
  await makeDueLists({ now: before(23) });
  const [, second] = await lists();
  expect(second).toMatchObject({ kind: "adl", dueHours: 24, baseId: first?.id, passengers: 2, added: 1, deleted: 0 });
  const [file] = second ? await listFiles(second, ["txt"]) : [];
  const text = Buffer.from(file?.content ?? "", "base64").toString("ascii");
  expect(readParts([text]).names.map(({ section }) => section)).toEqual(["ADD"]);
});

test("without a server for mail a list that is mailed fails in words, and stays to be handed over", async () => {
  await declare("mail");
  expect(await makeDueLists({ now: before(2) })).toEqual({ made: 1 });
  expect(await mailWaitingLists({ now: before(2) })).toBe(0);
  const last = (await lists()).at(-1);
  expect(last).toMatchObject({ dueHours: 3, channel: "mail", state: "failed", failure: "no_server" });
  expect(
    (await confirmList({ listId: last?.id ?? "", reason: "by telephone", by: { actor: "operator:first" }, now: before(1) })).state,
  ).toBe("confirmed");
});

test("after the departure nothing is due any more, and a day later the names are gone", async () => {
  const count = (await lists()).length;
  await makeDueLists({ now: before(-1) });
  expect(await lists()).toHaveLength(count);
  expect(await db().passengerListEntry.count()).toBeGreaterThan(0);
  await makeDueLists({ now: before(-25) });
  expect(await db().passengerListEntry.count()).toBe(0);
});
