import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import type { JourneyDirection, Stop } from "@/lib/domain/offer";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { acceptChange } from "@/lib/services/aftersale/schedule-changes/accept-change";
import { recordSupplierChange } from "@/lib/services/aftersale/schedule-changes/record-supplier-change";
import { recountOversales } from "@/lib/services/aftersale/schedule-changes/recount-oversales";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { directionsOf } from "@/lib/services/booking/flights/changed-directions";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { book, bookJourney, findOffer, makeBody, seatsSold } from "@/tests/support/bookings/booking";
import { changeFlight, changeFlights, newSnapshot } from "@/tests/support/schedule/change-flight";
import { agreedFlights, changesOf, claimsOf, toldOf } from "@/tests/support/schedule/state-of-changes";
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

const bookOn = (date: string) => bookJourney({ partner: world.partner, now: world.now, date });
const change = (date: string, legs: readonly string[], more: object = {}) =>
  changeFlight({ number: 271, from: date, legs, now: world.now, ...more });
const pay = (bookingId: string) => payBooking({ partnerId: world.partner.id, bookingId, actor: "test", now: world.now });

describe("a change within the limit is applied and told", () => {
  test("of ten minutes", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, ["TAS 07:10 IST 10:20"]);
    expect(await changesOf(id)).toMatchObject([{ kind: "time", state: "told", minutes: 10, deadline: null, flights: ["HY271"] }]);
    expect(await agreedFlights(id)).toEqual([`HY271 TAS ${date}T07:10`]);
    expect(await seatsSold(`HY0271|${date}|TASIST`)).toBe(1);
    expect(await toldOf(id)).toEqual(["book", "change_flights"]);
    expect((await pay(id)).status).toBe("paid");
  });

  test("of the number", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    const renumbered = { number: 273, from: date, legs: ["TAS 07:00 IST 10:10"], now: world.now };
    await changeFlights([{ number: 271, from: date, legs: [], now: world.now }, renumbered], world.now);
    expect(await changesOf(id)).toMatchObject([{ kind: "number", state: "told", minutes: null }]);
    expect(await agreedFlights(id)).toEqual([`HY273 TAS ${date}T07:00`]);
    expect(await claimsOf(id)).toEqual([`HY0273|${date}`]);
    expect([await seatsSold(`HY0271|${date}|TASIST`), await seatsSold(`HY0273|${date}|TASIST`)]).toEqual([0, 1]);
  });

  test.each([
    ["terminal", { departureTerminal: "3" }],
    ["equipment", { aircraft: "321" }],
  ])("of the %s", async (kind, more) => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, ["TAS 07:00 IST 10:10"], { more });
    expect(await changesOf(id)).toMatchObject([{ kind, state: "told" }]);
  });

  test("over midnight, with its passengers", async () => {
    const date = nextDate();
    await change(date, ["TAS 23:55 IST 03:05+1"]);
    const { id } = await bookOn(date);
    const next = addDays(date, 1);
    const rest = { number: 271, from: next, legs: ["TAS 00:05 IST 03:15"], now: world.now };
    await changeFlights([{ number: 271, from: date, legs: [], now: world.now }, rest], world.now);
    expect(await changesOf(id)).toMatchObject([{ kind: "time", state: "told", minutes: 10 }]);
    expect(await claimsOf(id)).toEqual([`HY0271|${next}`]);
    expect([await seatsSold(`HY0271|${date}|TASIST`), await seatsSold(`HY0271|${next}|TASIST`)]).toEqual([0, 1]);
  });

  test("of a carrier with a limit of its own", async () => {
    const date = nextDate();
    await db().scheduleChangeRule.create({ data: { carrier: "HY", limitMinutes: 5 } });
    const { id } = await bookOn(date);
    await change(date, ["TAS 07:06 IST 10:16"]);
    await db().scheduleChangeRule.delete({ where: { carrier: "HY" } });
    expect(await changesOf(id)).toMatchObject([{ state: "open", minutes: 6 }]);
  });
});

describe("a larger change waits for an answer; its seats have moved", () => {
  test("of three hours", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, ["TAS 10:00 IST 13:10"]);
    expect(await changesOf(id)).toMatchObject([{ kind: "time", state: "open", minutes: 180, canAccept: true }]);
    expect(await agreedFlights(id)).toEqual([`HY271 TAS ${date}T07:00`]);
    await expect(pay(id)).rejects.toMatchObject({ kind: "schedule_changed" });
  });

  test("of the way", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, ["TAS 07:00 UGC 08:40", "UGC 09:20 IST 11:30"]);
    expect(await changesOf(id)).toMatchObject([{ kind: "routing", state: "open" }]);
    const legs = [`HY0271|${date}|TASIST`, `HY0271|${date}|TASUGC`, `HY0271|${date}|UGCIST`];
    expect(await Promise.all(legs.map(seatsSold))).toEqual([0, 1, 1]);
  });

  test("that cancels the flight on one day", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, []);
    expect(await changesOf(id)).toMatchObject([{ kind: "cancelled", state: "open", canAccept: false }]);
    expect(await toldOf(id)).toEqual(["book", "cancel_flights"]);
    expect((await changesOf(id))[0]?.directions).toMatchObject([{ direction: 0, new: null }]);
  });

  test("that suspends it for weeks", async () => {
    const date = nextDate();
    const { id } = await bookJourney({ partner: world.partner, now: world.now, date, carrier: "TK" });
    const period = { from: addDays(date, -20), to: addDays(date, 20) };
    await changeFlight({ carrier: "TK", number: 371, ...period, legs: [], now: world.now });
    expect(await changesOf(id)).toMatchObject([{ kind: "suspended", state: "open" }]);
    await undoTheLast();
  });

  test("of a flight that the next one cannot wait for", async () => {
    const date = nextDate();
    const { id } = await bookJourney({ partner: world.partner, now: world.now, date, to: "LHR", connects: true });
    expect(await agreedFlights(id)).toEqual([`HY271 TAS ${date}T07:00`, `TK1979 IST ${date}T14:30`]);
    await change(date, ["TAS 10:45 IST 13:55"]);
    expect(await changesOf(id)).toMatchObject([{ kind: "connection_lost", state: "open", canAccept: false }]);
  });
});

/** Messages are taken back like files. */
async function undoTheLast(): Promise<void> {
  await undoImport({ actor: "test", now: world.now });
  await newSnapshot(world.now);
}

describe("small changes add up", () => {
  const shown = async (id: string) =>
    (await changesOf(id)).map(({ state, minutes, directions }) => [state, minutes, departures(directionsOf(directions))]);
  const departures = (directions: ReturnType<typeof directionsOf>) =>
    directions.flatMap(({ old, new: flown }) => [old, flown ?? []].map(([first]) => first?.departure.local.slice(11)));

  test("to one that is asked about, beside what was told last", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, ["TAS 07:10 IST 10:20"]);
    await change(date, ["TAS 07:15 IST 10:25"]);
    await change(date, ["TAS 07:20 IST 10:30"]);
    expect(await shown(id)).toEqual([
      ["told", 10, ["07:00", "07:10"]],
      ["told", 5, ["07:10", "07:15"]],
      ["open", 5, ["07:15", "07:20"]],
    ]);
    await change(date, ["TAS 06:55 IST 10:05"]);
    expect((await shown(id)).slice(2)).toEqual([
      ["superseded", 5, ["07:15", "07:20"]],
      ["told", -20, ["07:15", "06:55"]],
    ]);
  });

  test("from what was accepted last", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, ["TAS 07:15 IST 10:25"]);
    await change(date, ["TAS 07:30 IST 10:40"]);
    const open = (await changesOf(id)).find(({ state }) => state === "open");
    const answer = { partnerId: world.partner.id, bookingId: id, changeId: open?.id ?? "", actor: "test", now: world.now };
    await acceptChange(answer);
    await change(date, ["TAS 07:45 IST 10:55"]);
    expect((await shown(id)).at(-1)).toEqual(["told", 15, ["07:30", "07:45"]]);
    await change(date, ["TAS 08:00 IST 11:10"]);
    expect((await shown(id)).at(-1)).toEqual(["open", 15, ["07:45", "08:00"]]);
  });
});

describe("a later change", () => {
  test("takes the place of an open one: old is what was agreed, new the latest", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, ["TAS 10:00 IST 13:10"]);
    await change(date, ["TAS 11:00 IST 14:10"]);
    expect(await changesOf(id)).toMatchObject([{ state: "superseded" }, { state: "open", minutes: 240 }]);
    expect(await toldOf(id)).toEqual(["book", "change_flights", "change_flights"]);
  });

  test("that brings the flight back settles it, and says so", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, []);
    await undoTheLast();
    expect(await changesOf(id)).toMatchObject([{ kind: "cancelled", state: "superseded" }]);
    expect(await toldOf(id)).toEqual(["book", "cancel_flights", "settle_change"]);
    expect((await pay(id)).status).toBe("paid");
  });

  test("that came twice is taken back at once, and heals what it opened", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, []);
    await change(date, []);
    expect(await toldOf(id)).toEqual(["book", "cancel_flights"]);
    await undoTheLast();
    expect(await changesOf(id)).toMatchObject([{ kind: "cancelled", state: "superseded" }]);
    expect(await toldOf(id)).toEqual(["book", "cancel_flights", "settle_change"]);
    expect((await pay(id)).status).toBe("paid");
  });

  test.each([
    ["at the same time", "07:00", "10:10"],
    ["two hours later", "09:00", "12:10"],
  ])("that adds a flight under another number %s moves nobody to it: they are told of it once", async (_, departs, arrives) => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, []);
    const [cancelled] = await changesOf(id);
    const other = { number: 273, from: date, legs: [`TAS ${departs} IST ${arrives}`], now: world.now };
    await changeFlight(other);
    await changeFlight(other);
    await changeFlight({ ...other, more: { aircraft: "321" } });
    expect(await changesOf(id)).toEqual([{ ...cancelled, remindedAt: world.now }]);
    expect(await toldOf(id)).toEqual(["book", "cancel_flights", "remind_change"]);
    expect([await claimsOf(id), await seatsSold(`HY0273|${date}|TASIST`)]).toEqual([[`HY0271|${date}`], 0]);
    const { schedule_changes } = await readBooking({ partnerId: world.partner.id, bookingId: id, locale: "en", now: world.now });
    const [open] = schedule_changes;
    const offered = open?.options.alternatives.flatMap(({ directions }) => directions.flatMap(({ segments }) => segments));
    expect(offered?.map(({ flight_number }) => flight_number)).toContain("273");
    expect(open?.options).toMatchObject({ accept: false, unanswered: "cancel" });
  });

  test("that flies the number again at another time moves nobody to it, and at the old time brings them back", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, []);
    await change(date, ["TAS 07:05 IST 10:15"]);
    await change(date, ["TAS 07:06 IST 10:16"]);
    expect(await changesOf(id)).toMatchObject([{ kind: "cancelled", state: "open" }]);
    expect(await toldOf(id)).toEqual(["book", "cancel_flights", "remind_change"]);
    await change(date, ["TAS 07:00 IST 10:10"]);
    expect(await changesOf(id)).toMatchObject([{ kind: "cancelled", state: "superseded" }]);
    expect((await pay(id)).status).toBe("paid");
  });

  test("that brings a moved and cancelled flight back at the time that was bought leaves nothing to ask", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, ["TAS 10:00 IST 13:10"]);
    await change(date, []);
    await change(date, ["TAS 07:00 IST 10:10"]);
    expect(await changesOf(id)).toMatchObject([{ state: "superseded" }, { kind: "cancelled", state: "superseded" }]);
    expect(await agreedFlights(id)).toEqual([`HY271 TAS ${date}T07:00`]);
  });

  test("that adds a flight to the route takes nobody from theirs", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(date, ["TAS 10:00 IST 13:10"]);
    await changeFlight({ number: 273, from: date, legs: ["TAS 07:00 IST 10:10"], now: world.now });
    expect(await changesOf(id)).toMatchObject([{ state: "open", minutes: 180 }]);
  });

  test("of another day touches nobody", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    await change(addDays(date, 1), []);
    expect(await changesOf(id)).toEqual([]);
  });

  test("finds a flight that was renumbered before", async () => {
    const date = nextDate();
    const { id } = await bookOn(date);
    const renumbered = { number: 275, from: date, legs: ["TAS 07:00 IST 10:10"], now: world.now };
    await changeFlights([{ number: 271, from: date, legs: [], now: world.now }, renumbered], world.now);
    await changeFlight({ ...renumbered, legs: [] });
    expect(await changesOf(id)).toMatchObject([
      { kind: "number", state: "told" },
      { kind: "cancelled", state: "open" },
    ]);
    expect(await seatsSold(`HY0275|${date}|TASIST`)).toBe(1);
  });
});

describe("an aircraft with too few seats", () => {
  test("asks who wants to leave first, then the last to book, and lists them", async () => {
    const date = nextDate();
    const first = await bookOn(date);
    const second = await bookOn(date);
    const third = await bookOn(date);
    await db().booking.update({ where: { id: first.id }, data: { status: "refund_request_sent" } });
    await change(date, ["TAS 07:00 IST 10:10"], { more: { configuration: "C2Y1" } });
    const states = await Promise.all(
      [first, second, third].map(async ({ id }) => (await changesOf(id)).map(({ kind, state }) => `${kind} ${state}`)),
    );
    expect(states).toEqual([["equipment open"], [], ["equipment open"]]);
    expect(await db().oversale.findMany({ where: { legKey: `HY0271|${date}|TASIST` } })).toMatchObject([
      {
        cabin: "E",
        authorised: 1,
        sold: 3,
        asked: [
          { bookingId: first.id, volunteer: true },
          { bookingId: third.id, volunteer: false },
        ],
      },
    ]);
  });

  test("and then a larger one settles it", async () => {
    const date = nextDate();
    await bookOn(date);
    const { id } = await bookOn(date);
    await change(date, ["TAS 07:00 IST 10:10"], { more: { configuration: "C2Y1" } });
    expect(await changesOf(id)).toMatchObject([{ kind: "equipment", state: "open", canAccept: false }]);
    await change(date, ["TAS 07:00 IST 10:10"], { more: { configuration: "C2Y9" } });
    expect(await changesOf(id)).toMatchObject([{ state: "superseded" }]);
    expect(await db().oversale.count({ where: { legKey: `HY0271|${date}|TASIST` } })).toBe(0);
  });
});

describe("when others leave an oversold departure", () => {
  const legOf = (date: string) => ({ legKey: `HY0271|${date}|TASIST` });
  const leave = (bookingId: string) => cancelUnpaidBooking({ partnerId: world.partner.id, bookingId, actor: "test", now: world.now });
  const oversell = async (legs = ["TAS 07:00 IST 10:10"]) => {
    const date = nextDate();
    const bookings = [await bookOn(date), await bookOn(date), await bookOn(date)].map(({ id }) => id);
    await change(date, legs, { more: { configuration: "C2Y1" } });
    return { date, bookings };
  };
  const statesOf = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await changesOf(id)).map(({ kind, state }) => `${kind} ${state}`)));

  test("the seat goes to who was to leave last, and they are told once", async () => {
    const { date, bookings } = await oversell();
    const [first = "", second = "", third = ""] = bookings;
    expect(await recountOversales({ now: world.now })).toEqual({ seated: 0 });
    await leave(first);
    expect(await recountOversales({ now: world.now })).toEqual({ seated: 1 });
    expect(await recountOversales({ now: world.now })).toEqual({ seated: 0 });
    expect(await statesOf([second, third])).toEqual([["equipment superseded"], ["equipment open"]]);
    expect(await toldOf(second)).toEqual(["book", "change_flights", "settle_change"]);
    expect(await db().oversale.findMany({ where: legOf(date) })).toMatchObject([{ sold: 2, asked: [{ bookingId: third }] }]);
    expect((await pay(second)).status).toBe("paid");
  });

  test("and who leaves because there is no seat shortens the list", async () => {
    const { date, bookings } = await oversell();
    for (const id of bookings.slice(1)) await leave(id);
    expect(await recountOversales({ now: world.now })).toEqual({ seated: 0 });
    expect(await db().oversale.count({ where: legOf(date) })).toBe(0);
  });

  test("what else has changed is told or asked about still", async () => {
    const { bookings } = await oversell(["TAS 09:00 IST 12:10"]);
    await leave(bookings[0] ?? "");
    await recountOversales({ now: world.now });
    expect((await changesOf(bookings[1] ?? "")).at(-1)).toMatchObject({ kind: "time", state: "open", canAccept: true, seatless: false });
  });

  test("a flight of which another leg is oversold as well is still without a seat", async () => {
    const { date, bookings } = await oversell(["TAS 07:00 UGC 08:40", "UGC 09:20 IST 11:30"]);
    const [first = "", second = ""] = bookings;
    // Who has left one leg only: as a passenger of another flight of the network would.
    await db().$executeRaw`update leg_inventory set sold[20] = sold[20] - 1 where leg_key = ${`HY0271|${date}|TASUGC`}`;
    expect(await recountOversales({ now: world.now })).toEqual({ seated: 0 });
    expect((await changesOf(second)).at(-1)).toMatchObject({ state: "open", seatless: true });
    await db().$executeRaw`update leg_inventory set sold[20] = sold[20] + 1 where leg_key = ${`HY0271|${date}|TASUGC`}`;
    await leave(first);
    await recountOversales({ now: world.now });
    expect((await changesOf(second)).at(-1)).toMatchObject({ kind: "routing", state: "open", canAccept: true, seatless: false });
  });
});

describe("a booking that is made meanwhile", () => {
  test("of flights that were priced before they changed is refused, and to be repeated", async () => {
    const date = nextDate();
    const { offerId } = await findOffer({ partner: world.partner, now: world.now, date });
    const flight = { carrier: "HY", flightNumber: 271, suffix: "" };
    const where = { carrier_flightNumber_suffix: flight };
    const [later, now] = [{ version: 1_000_000 }, { version: 0 }];
    await db().flightChanged.upsert({ where, create: { ...flight, ...later }, update: later });
    const request = { partner: world.partner, now: world.now, offerId, body: makeBody() };
    await expect(book(request)).rejects.toMatchObject({ kind: "carrier_unconfirmed" });
    expect(await seatsSold(`HY0271|${date}|TASIST`)).toBe(0);
    await db().flightChanged.update({ where, data: now });
    expect((await book(request)).status).toBe("booked");
  });

  test("is either found by the change or knows of it", async () => {
    const date = nextDate();
    const offers = await Promise.all(Array.from({ length: 3 }, () => findOffer({ partner: world.partner, now: world.now, date })));
    const booking = ({ offerId }: { offerId: string }) =>
      book({ partner: world.partner, now: world.now, offerId, body: makeBody() }).then(
        ({ id }) => id,
        (error: { kind: string }) => error.kind,
      );
    const [first, ...others] = offers.map((offer) => () => booking(offer));
    const made = [first?.(), change(date, []), ...others.map((each) => each())];
    const ids = (await Promise.all(made)).filter((_, index) => index !== 1);
    for (const id of ids) {
      if (["carrier_unconfirmed", "flight_cancelled", "offer_sold_out"].includes(String(id))) continue;
      expect(await changesOf(String(id))).toMatchObject([{ kind: "cancelled", state: "open" }]);
    }
  });
});

describe("a supplier's own change", () => {
  const later = (stop: Stop, minutes: number): Stop => {
    const utc = stop.utc + minutes;
    return { ...stop, utc, local: localText(utcToLocal("Asia/Tashkent", utc)) };
  };
  const moved = (minutes: number) => (agreed: readonly JourneyDirection[]) => ({
    directions: agreed.map(({ segments }) => ({
      segments: segments.map((flight) => ({ ...flight, departure: later(flight.departure, minutes) })),
    })),
  });

  test("of one booking is told or asked about as any other, once", async () => {
    const { id } = await bookOn(nextDate());
    const late = { bookingId: id, changed: moved(60), now: world.now };
    expect([await recordSupplierChange(late), await recordSupplierChange(late)]).toEqual([true, false]);
    expect(await changesOf(id)).toMatchObject([{ kind: "time", state: "open", minutes: 60, importId: null }]);
    const gone = { bookingId: id, changed: () => ({ gone: [[0, 0] as const] }), now: world.now };
    expect(await recordSupplierChange(gone)).toBe(true);
    expect(await changesOf(id)).toMatchObject([{ state: "superseded" }, { kind: "cancelled", state: "open" }]);
  });
});
