import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { acceptChange } from "@/lib/services/aftersale/schedule-changes/accept-change";
import { settleOverdueChanges } from "@/lib/services/aftersale/schedule-changes/settle-overdue-changes";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { book, findOffer, makeBody, ONE_ADULT, seatsSold } from "@/tests/support/bookings/booking";
import { someFile } from "@/tests/support/run/files";
import { changeFlights, newSnapshot } from "@/tests/support/schedule/change-flight";
import { agreedFlights, changesOf, toldOf } from "@/tests/support/schedule/state-of-changes";
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

/** Books a flight by its number. */
async function bookFlight(date: string, flight: string, more: { to?: string; adults?: number } = {}): Promise<string> {
  const { to = "IST", adults = 1 } = more;
  const party = { ...ONE_ADULT, adt: adults };
  const { partner, now } = world;
  const { offerId } = await findOffer({ partner, now, date, to, party, carrier: flight.slice(0, 2), number: flight.slice(2) });
  return (await book({ partner, now, offerId, body: makeBody(party) })).id;
}

const asked = (bookingId: string) =>
  readBooking({ partnerId: world.partner.id, bookingId, locale: "en", now: world.now }).then(
    ({ schedule_changes }) => schedule_changes.at(-1)?.options,
  );

async function ticket(bookingId: string): Promise<void> {
  await payBooking({ partnerId: world.partner.id, bookingId, actor: "test", now: world.now });
  await issueTickets({ bookingId, now: world.now });
}

test("a file that renumbers a flight and cancels the one half an hour before it leaves each with their own", async () => {
  const date = world.date(76);
  const file = (name: string, ...departures: [number: number, minute: number, seats: number][]) => {
    const legs = departures.map(([flightNumber, departureMinutes, seats]) =>
      someLeg({
        ...{ carrier: "X0", flightNumber, destination: "AYT", departureMinutes, arrivalMinutes: departureMinutes + 180 },
        ...{ periodFrom: "2026-12-01", aircraft: "320", bookingDesignators: "Y", configuration: `Y${seats}` },
      }),
    );
    return someFile(
      name,
      writeSsim({ carriers: [someCarrier(legs, { carrier: "X0", validFrom: "2026-12-01" })], createdOn: "2026-11-22" }),
    );
  };
  const apply = async (path: string) => {
    await importSchedule({ files: [path], isKnownAirport: () => true, now: world.now, allowedLossPercent: 100 });
    await newSnapshot(world.now);
  };
  await apply(file("before.ssim", [841, 900, 10], [842, 870, 10], [843, 420, 180]));
  const cancelled = await bookFlight(date, "X0842", { to: "AYT", adults: 9 });
  const renumbered = await bookFlight(date, "X0841", { to: "AYT", adults: 9 });
  await apply(file("after.ssim", [851, 900, 10], [843, 420, 180]));
  expect(await changesOf(renumbered)).toMatchObject([{ kind: "number", state: "told", minutes: null }]);
  expect(await agreedFlights(renumbered)).toEqual([`X0851 TAS ${date}T15:00`]);
  expect(await changesOf(cancelled)).toMatchObject([{ kind: "cancelled", state: "open", canAccept: false }]);
  expect(await seatsSold(`X00851|${date}|TASAYT`)).toBe(9);
  expect(await db().oversale.count()).toBe(0);
  await ticket(renumbered);
  const options = await asked(cancelled);
  const offered = options?.alternatives.map(({ directions }) => directions[0]?.segments[0]?.flight_number);
  expect([options?.unanswered, offered?.includes("843")]).toEqual(["cancel", true]);
  await undoImport({ actor: "test", now: world.now });
  expect((await changesOf(renumbered)).map(({ kind, state }) => `${kind} ${state}`)).toEqual(["number told", "number told"]);
  expect((await changesOf(cancelled)).map(({ kind, state }) => `${kind} ${state}`)).toEqual(["cancelled superseded"]);
});

describe("several flights of a carrier that change at once", () => {
  type Times = Readonly<Record<number, string>>;
  const legsAt = (clock: string | undefined) => {
    if (clock === undefined) return [];
    const hour = Number(clock.slice(0, 2));
    return [`TAS ${clock} IST ${String(hour + 3).padStart(2, "0")}${clock.slice(2)}`];
  };
  const change = (date: string, numbers: readonly number[], times: Times) =>
    changeFlights(
      numbers.map((number) => ({ number, from: date, legs: legsAt(times[number]), now: world.now })),
      world.now,
    );

  test.each<[string, Times, Times, Readonly<Record<number, string>>]>([
    [
      "who is cancelled does not follow another flight to its new number, not even an earlier one",
      { 903: "12:00", 921: "10:20" },
      { 931: "10:20" },
      { 903: "cancelled open refund", 921: "HY931 10:20 number told" },
    ],
    [
      "of several that end only the one that is renumbered goes on",
      { 907: "10:00", 913: "09:00", 922: "11:00", 924: "12:00" },
      { 917: "10:00" },
      { 907: "HY917 10:00 number told", 913: "cancelled open refund", 922: "cancelled open refund", 924: "cancelled open refund" },
    ],
    [
      "flights that swap numbers keep their times",
      { 951: "10:00", 952: "15:00" },
      { 951: "15:00", 952: "10:00" },
      { 951: "HY952 10:00 number told", 952: "HY951 15:00 number told" },
    ],
    [
      "flights that move to each other's times keep their numbers",
      { 961: "15:00", 962: "15:10", 963: "15:20" },
      { 961: "15:10", 962: "15:20", 963: "15:30" },
      { 961: "HY961 15:10 time told", 962: "HY962 15:20 time told", 963: "HY963 15:30 time told" },
    ],
  ])("%s", async (_, before, after, become) => {
    const date = nextDate();
    const numbers = [...new Set([...Object.keys(before), ...Object.keys(after)].map(Number))];
    await change(date, numbers, before);
    const made = new Map<string, string>();
    for (const number of Object.keys(before)) made.set(number, await bookFlight(date, `HY${number}`));
    for (const id of made.values()) await ticket(id);
    await change(date, numbers, after);
    const found = await Promise.all(
      [...made].map(async ([number, id]) => {
        const [only, ...more] = await changesOf(id);
        const [flight = ""] = await agreedFlights(id);
        const where = flight.replace(/ TAS .*T/, " ");
        const what = `${only?.kind} ${only?.state}`;
        expect([more, await toldOf(id)]).toMatchObject([[], { length: 4 }]);
        return [number, only?.state === "open" ? `${what} ${(await asked(id))?.unanswered}` : `${where} ${what}`];
      }),
    );
    expect(Object.fromEntries(found)).toEqual(become);
  });
});

describe("a flight that leaves earlier than was agreed", () => {
  const retime = (date: string, clock: string, arrives: string) =>
    changeFlights([{ number: 971, from: date, legs: [`TAS ${clock} IST ${arrives}`], now: world.now }], world.now);

  test("by more than the limit is accepted by nobody who has not answered", async () => {
    const date = nextDate();
    await retime(date, "10:00", "13:10");
    const [silent, answers] = [await bookFlight(date, "HY971"), await bookFlight(date, "HY971")];
    for (const id of [silent, answers]) await ticket(id);
    await retime(date, "06:00", "09:10");
    const [open] = await changesOf(silent);
    expect(open).toMatchObject({ kind: "time", state: "open", minutes: -240, canAccept: true });
    expect(await asked(silent)).toMatchObject({ accept: true, unanswered: "refund" });
    const [other] = await changesOf(answers);
    const answer = { partnerId: world.partner.id, bookingId: answers, changeId: other?.id ?? "", actor: "test", now: world.now };
    await acceptChange(answer);
    await settleOverdueChanges({ now: open?.deadline ?? world.now });
    expect(await changesOf(silent)).toMatchObject([{ state: "refunded", settledBy: "worker" }]);
    expect(await agreedFlights(answers)).toEqual([`HY971 TAS ${date}T06:00`]);
  });

  test("adds up, and has a limit of its own for each carrier", async () => {
    const date = nextDate();
    await retime(date, "10:00", "13:10");
    const id = await bookFlight(date, "HY971");
    await ticket(id);
    await retime(date, "09:45", "12:55");
    await retime(date, "09:30", "12:40");
    expect(await changesOf(id)).toMatchObject([
      { state: "told", minutes: -15 },
      { state: "open", minutes: -15 },
    ]);
    expect((await asked(id))?.unanswered).toBe("refund");
    await db().scheduleChangeRule.create({ data: { carrier: "HY", limitMinutes: 5, earlierLimitMinutes: 40 } });
    await retime(date, "09:25", "12:35");
    expect((await changesOf(id)).at(-1)).toMatchObject({ state: "told", minutes: -20 });
    await retime(date, "10:06", "13:16");
    expect([(await changesOf(id)).at(-1), (await asked(id))?.unanswered]).toMatchObject([{ state: "open", minutes: 41 }, "accept"]);
    await db().scheduleChangeRule.delete({ where: { carrier: "HY" } });
  });

  test("is told by an older version without saying so, and is not accepted either", async () => {
    const date = nextDate();
    await retime(date, "10:00", "13:10");
    const id = await bookFlight(date, "HY971");
    await ticket(id);
    await retime(date, "06:00", "09:10");
    await db().$executeRaw`update schedule_change set current = current - 'leavesEarlier' where booking_id = ${id}::uuid`;
    expect((await asked(id))?.unanswered).toBe("refund");
  });
});
