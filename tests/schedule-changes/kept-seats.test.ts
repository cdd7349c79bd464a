import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { leg } from "@/lib/engine/testing/fixtures";
import { changeSchedule } from "@/lib/services/schedule/sets/change-schedule";
import { carrierSet } from "@/lib/services/schedule/sets/parts/schedule-draft";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { book, bookJourney, findOffer, makeBody, seatsSold } from "@/tests/support/bookings/booking";
import { changeFlight, newSnapshot } from "@/tests/support/schedule/change-flight";
import { changesOf, claimsOf, toldOf } from "@/tests/support/schedule/state-of-changes";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 0;

/** A day of its own for every test. */
function nextDate(): string {
  days += 8;
  return world.date(days);
}

beforeAll(async () => {
  world = await makeWorld();
});

const bookOn = (date: string, more: object = {}) => bookJourney({ partner: world.partner, now: world.now, date, ...more });
const change = (date: string, legs: readonly string[], more: object = {}) =>
  changeFlight({ number: 271, from: date, legs, now: world.now, ...more });
const statesOf = async (id: string) => (await changesOf(id)).map(({ kind, state }) => `${kind} ${state}`);

describe("whoever has lost a seat", () => {
  test("goes on waiting for it while other flights of the journey change", async () => {
    const date = nextDate();
    await bookOn(date);
    const { id } = await bookOn(date, { to: "LHR", connects: true });
    await change(date, ["TAS 07:00 IST 10:10"], { more: { configuration: "C2Y1" } });
    expect(await statesOf(id)).toEqual(["equipment open"]);
    const connection = { carrier: "TK", number: 1979, from: date, now: world.now, more: { configuration: "C16Y144" } };
    await changeFlight({ ...connection, legs: ["IST 14:35 LHR 15:45"] });
    expect(await changesOf(id)).toMatchObject([
      { state: "superseded" },
      { kind: "equipment", minutes: 5, state: "open", canAccept: false },
    ]);
    await change(date, ["TAS 07:00 IST 10:10"], { more: { configuration: "C2Y9" } });
    expect((await changesOf(id)).at(-1)).toMatchObject({ kind: "time", state: "told" });
  });
});

test("whoever waits because a flight is gone takes no seat of the one that has its number now, and has it again when the flight comes back", async () => {
  const date = nextDate();
  const { id } = await bookOn(date);
  const keys = [`HY0271|${date}|TASIST`, `HY0271*|${date}|TASIST`];
  await change(date, []);
  expect(await Promise.all(keys.map(seatsSold))).toEqual([1, 0]);
  await change(date, ["TAS 07:05 IST 10:15"], { more: { configuration: "C2Y1" } });
  expect(await Promise.all(keys.map(seatsSold))).toEqual([0, 1]);
  const other = await bookOn(date);
  expect(await claimsOf(other.id)).toEqual([`HY0271|${date}`]);
  await change(date, ["TAS 07:05 IST 10:15"], { more: { configuration: "C2Y1", aircraft: "321" } });
  expect(await statesOf(other.id)).toEqual(["equipment told"]);
  await change(date, ["TAS 07:00 IST 10:10"], { more: { configuration: "C2Y6" } });
  expect(await Promise.all(keys.map(seatsSold))).toEqual([2, 0]);
  expect(await statesOf(id)).toEqual(["cancelled superseded"]);
});

describe("seats go with their passengers", () => {
  test("to the aircraft of another number, without a word to those who see none of it", async () => {
    const date = nextDate();
    const shared = { carrier: "TK", number: 371, from: date, legs: ["TAS 09:30 IST 12:40"], now: world.now };
    const flownAs = (operatingFlight: string) =>
      changeFlight({ ...shared, more: { operatingCarrier: "QX", operatingFlight, configuration: "C16Y144" } });
    await flownAs("QX0451");
    const { id } = await bookOn(date, { carrier: "TK" });
    await flownAs("QX0452");
    const keys = ["QX0451", "QX0452"].map((flight) => `${flight}|${date}|TASIST`);
    expect(await Promise.all(keys.map(seatsSold))).toEqual([0, 1]);
    const { seats } = await db().booking.findUniqueOrThrow({ where: { id } });
    expect(parseSeats(seats).map(({ legKey }) => legKey)).toEqual([keys[1]]);
    expect(await toldOf(id)).toEqual(["book"]);
    await changeFlight({ ...shared, more: { operatingCarrier: "PC", operatingFlight: "PC0999", configuration: "C16Y144" } });
    const { snapshot } = await db().booking.findUniqueOrThrow({ where: { id } });
    expect(parseSnapshot(snapshot).directions[0]?.segments[0]?.operatedBy).toEqual({ carrier: "PC", name: "" });
  });

  test("on flights by way of a point that is no airport", async () => {
    const date = nextDate();
    // 07:00 in Tashkent is 02:00 UTC, the clock of QZX.
    const by = (minutes: string) => [`TAS 07:${minutes} QZX 04:00`, "QZX 04:00 IST 10:10"];
    await change(date, by("00"));
    const { id } = await bookOn(date, { to: "LHR", connects: true });
    const soldOn = (pair: string) => seatsSold(`HY0271|${date}|${pair}`);
    expect([await soldOn("TASQZX"), await soldOn("QZXIST")]).toEqual([1, 1]);
    await change(date, by("10"));
    expect(await statesOf(id)).toEqual(["time told"]);
    await change(date, ["TAS 07:10 IST 10:10"]);
    expect([await soldOn("TASQZX"), await soldOn("QZXIST"), await soldOn("TASIST")]).toEqual([0, 0, 1]);
    expect(await seatsSold(`TK1979|${date}|ISTLHR`)).toBe(1);
  });
});

test("two bookings of one passenger that come to one departure are both found by later changes", async () => {
  const date = nextDate();
  const next = world.date(days + 1);
  await change(date, ["TAS 23:55 IST 03:05+1"]);
  const body = makeBody();
  const bookAs = async (day: string) => {
    const { offerId } = await findOffer({ partner: world.partner, now: world.now, date: day });
    return book({ partner: world.partner, now: world.now, offerId, body });
  };
  const [late, early] = [await bookAs(date), await bookAs(next)];
  await change(date, ["TAS 00:05+1 IST 03:15+1"]);
  expect([await claimsOf(late.id), await claimsOf(early.id)]).toEqual([[`HY0271|${next}|${late.id}`], [`HY0271|${next}`]]);
  await change(date, []);
  // The flight of that day is the other booking's.
  expect(await changesOf(late.id)).toMatchObject([{ state: "told" }, { kind: "cancelled", state: "open" }]);
  expect(await changesOf(early.id)).toEqual([]);
});

test("a schedule that was taken back and comes again brings its bookings back", async () => {
  const options = { kind: "file", source: "PC", actor: "test", now: world.now, maxLoss: null } as const;
  const importAnew = () =>
    changeSchedule(options, async (_tx, draft) => {
      await draft.begin(carrierSet({ carrier: "X0", season: "", timeMode: "L", validFrom: "2026-01-01", validTo: null }));
      await draft.add(
        leg("X0 9001 TAS 05:00 AYT 08:20", { bookingDesignators: "YT", configuration: "Y189", aircraft: "320", serviceType: "C" }),
      );
    });
  await db().scheduleImport.deleteMany({ where: { sets: { some: { carrier: "X0" } } } });
  await importAnew();
  await newSnapshot(world.now);
  const { id } = await bookOn(nextDate(), { carrier: "X0", to: "AYT" });
  await undoImport({ actor: "test", now: world.now });
  expect(await statesOf(id)).toEqual(["cancelled open"]);
  await importAnew();
  expect(await statesOf(id)).toEqual(["cancelled superseded"]);
});
