import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { parseCurrent } from "@/lib/services/booking/flights/followed-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { describeSold } from "@/scripts/lib/imports/describe-change";
import { book, bookJourney, findOffer, makeBody, ONE_ADULT, seatsSold } from "@/tests/support/bookings/booking";
import { searchOffers } from "@/tests/support/offers/ask-offers";
import { quoteOffer } from "@/tests/support/offers/quote-offer";
import { changeFlight, changeFlights, type FlightChange, newSnapshot } from "@/tests/support/schedule/change-flight";
import { agreedFlights, changesOf, claimsOf, toldOf } from "@/tests/support/schedule/state-of-changes";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 0;

/** A day of its own for every test. */
function nextDate(): string {
  days += 4;
  return world.date(days);
}

beforeAll(async () => {
  world = await makeWorld();
});

const flownAs = { operatingCarrier: "QX", operatingFlight: "QX0451" };
/** TK 371 and the QX 451 that flies it, which has no fares of its own. */
const duplicate = (date: string, more: Partial<FlightChange> = {}) =>
  changeFlight({ carrier: "TK", number: 371, from: date, legs: ["TAS 09:30 IST 12:40"], now: world.now, more: flownAs, ...more });
const flown = (date: string, legs: readonly string[] = ["TAS 09:30 IST 12:40"], more: FlightChange["more"] = {}) =>
  changeFlight({ carrier: "QX", number: 451, from: date, legs, now: world.now, more });
const bookOn = (date: string) => bookJourney({ partner: world.partner, now: world.now, date, carrier: "TK" });
const pay = (bookingId: string) => payBooking({ partnerId: world.partner.id, bookingId, actor: "test", now: world.now });

/** A booking of TK 371 on a day of its own. */
async function bookShared(): Promise<{ date: string; id: string }> {
  const date = nextDate();
  await flown(date);
  await duplicate(date);
  return { date, id: (await bookOn(date)).id };
}

describe("who is booked under another number follows the flight that is flown", () => {
  test("out of the schedule, and back", async () => {
    const { date, id } = await bookShared();
    await flown(date, []);
    expect(await changesOf(id)).toMatchObject([{ kind: "cancelled", state: "open", canAccept: false, flights: ["TK371"] }]);
    await expect(pay(id)).rejects.toMatchObject({ kind: "schedule_changed" });
    await undoImport({ actor: "test", now: world.now });
    expect(await changesOf(id)).toMatchObject([{ state: "superseded" }]);
    expect((await pay(id)).status).toBe("paid");
  });

  test("to its new time, though the carrier of the number says nothing or the same later", async () => {
    const { date, id } = await bookShared();
    await flown(date, ["TAS 09:40 IST 12:50"]);
    expect(await changesOf(id)).toMatchObject([{ kind: "time", state: "told", minutes: 10, flights: ["TK371"] }]);
    expect(await agreedFlights(id)).toEqual([`TK371 TAS ${date}T09:40`]);
    await duplicate(date, { legs: ["TAS 09:40 IST 12:50"] });
    expect(await toldOf(id)).toEqual(["book", "change_flights"]);
    await flown(date, ["TAS 12:40 IST 15:50"]);
    expect((await changesOf(id)).at(-1)).toMatchObject({ kind: "time", state: "open", minutes: 180, canAccept: true });
  });

  test("over midnight, with seats and claims", async () => {
    const date = nextDate();
    const next = world.date(days + 1);
    await flown(date, ["TAS 23:55 IST 03:05+1"]);
    await duplicate(date, { legs: ["TAS 23:55 IST 03:05+1"] });
    const { id } = await bookOn(date);
    await flown(date, ["TAS 00:05+1 IST 03:15+1"]);
    expect(await changesOf(id)).toMatchObject([{ kind: "time", state: "told", minutes: 10 }]);
    expect(await claimsOf(id)).toEqual([`QX0451|${next}`, `TK0371|${next}`]);
    expect([await seatsSold(`QX0451|${date}|TASIST`), await seatsSold(`QX0451|${next}|TASIST`)]).toEqual([0, 1]);
  });

  test("to a smaller aircraft: the last to book has no seat", async () => {
    const { date, id } = await bookShared();
    const last = await bookOn(date);
    await flown(date, ["TAS 09:30 IST 12:40"], { configuration: "C2Y1" });
    expect([await changesOf(id), await changesOf(last.id)]).toMatchObject([[], [{ kind: "equipment", state: "open", canAccept: false }]]);
  });

  test("at whose times it was sold, though the two carriers file differently and either changes something else", async () => {
    const date = nextDate();
    await flown(date, ["TAS 09:35 IST 12:45"]);
    await duplicate(date);
    const { id } = await bookOn(date);
    expect(await agreedFlights(id)).toEqual([`TK371 TAS ${date}T09:35`]);
    await flown(date, ["TAS 09:35 IST 12:45"], { aircraft: "321" });
    expect(await changesOf(id)).toMatchObject([{ kind: "equipment", state: "told", minutes: null }]);
    await duplicate(date, { more: { ...flownAs, departureTerminal: "3" } });
    expect((await changesOf(id)).map(({ kind, state, minutes }) => [kind, state, minutes])).toEqual([
      ["equipment", "told", null],
      ["terminal", "told", null],
    ]);
    expect(await agreedFlights(id)).toEqual([`TK371 TAS ${date}T09:35`]);
  });
});

/** What a search offers under the number TK 371 on a day. */
async function offered(date: string): Promise<string[]> {
  const { partner, now } = world;
  const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date }];
  const query = { directions, service_class: "E" as const, adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
  const offers = await searchOffers({ partner, query, locale: "en", now });
  const flights = offers.flatMap((offer) => offer.directions.flatMap(({ segments }) => segments));
  return flights
    .filter(({ airline, flight_number }) => airline.code === "TK" && flight_number === "371")
    .map(({ departure }) => departure.datetime.slice(0, 16));
}

describe("a search offers the other number", () => {
  test("only while the flight is flown that flies it, and again when it comes back", async () => {
    const date = nextDate();
    await flown(date);
    await duplicate(date);
    expect(await offered(date)).toEqual([`${date} 09:30`]);
    await flown(date, []);
    expect(await offered(date)).toEqual([]);
    await undoImport({ actor: "test", now: world.now });
    await newSnapshot(world.now);
    expect(await offered(date)).toEqual([`${date} 09:30`]);
  });

  test("at the new times of that flight, over midnight on its new day, with the seats that are left", async () => {
    const date = nextDate();
    const next = world.date(days + 1);
    await flown(date, ["TAS 23:55 IST 03:05+1"]);
    await duplicate(date, { legs: ["TAS 23:55 IST 03:05+1"] });
    await bookOn(date);
    await flown(date, ["TAS 00:05+1 IST 03:15+1"], { configuration: "C2Y1" });
    expect([await offered(date), await offered(next)]).toEqual([[], []]);
    await flown(date, ["TAS 00:05+1 IST 03:15+1"]);
    expect([await offered(date), await offered(next)]).toEqual([[], [`${next} 00:05`]]);
    await bookOn(next);
    expect(await seatsSold(`QX0451|${next}|TASIST`)).toBe(2);
  });

  test("as filed where nobody knows the flight that flies it", async () => {
    const date = nextDate();
    await duplicate(date);
    expect(await offered(date)).toEqual([`${date} 09:30`]);
  });
});

test("a flight at the time that only its other number still has is no alternative to it", async () => {
  const { date, id } = await bookShared();
  await flown(date, ["TAS 12:40 IST 15:50"]);
  const { schedule_changes } = await readBooking({ partnerId: world.partner.id, bookingId: id, locale: "en", now: world.now });
  const offered =
    schedule_changes[0]?.options.alternatives.flatMap(({ directions }) => directions.flatMap(({ segments }) => segments)) ?? [];
  const ofItsDay = offered.filter(({ departure }) => departure.datetime.startsWith(date));
  expect(ofItsDay.map(({ airline, flight_number }) => `${airline.code}${flight_number}`)).toEqual(["HY271", "HY603"]);
});

/** What a carrier files for a number on a day: its legs, `[]` for nothing, and who flies it; null is its own aircraft. */
type Filing = Partial<Record<"QX451" | "QX453" | "QX461" | "TK371", readonly string[] | { legs: readonly string[]; by: string | null }>>;

const AT = { "09:30": ["TAS 09:30 IST 12:40"], "10:30": ["TAS 10:30 IST 13:40"], "14:00": ["TAS 14:00 IST 17:10"] } as const;
const OFF: readonly string[] = [];

/** Files all of it at once. */
function file(date: string, filing: Filing) {
  return fileAll([[date, filing]]);
}

function fileAll(filings: readonly [date: string, filing: Filing][]) {
  const changes = filings.flatMap(([date, filing]) => Object.entries(filing).map(([name, said]) => toChange(date, name, said)));
  return changeFlights(changes, world.now);
}

function toChange(date: string, name: string, said: NonNullable<Filing[keyof Filing]>): FlightChange {
  const [carrier, number] = [name.slice(0, 2), Number(name.slice(2))];
  const { legs, by } = "legs" in said ? said : { legs: said, by: carrier === "TK" ? "QX0451" : null };
  const more = by === null ? {} : { operatingCarrier: by.slice(0, 2), operatingFlight: by };
  return { carrier, number, from: date, legs, now: world.now, more };
}

/** A booking's changes in short, the times that its partner agreed to, and where its seat is. */
async function stateOf(id: string) {
  const changes = (await changesOf(id)).map(({ kind, state, minutes }) => [kind, state, ...(minutes === null ? [] : [minutes])].join(" "));
  const { seats } = await db().booking.findUniqueOrThrow({ where: { id } });
  const flights = parseSeats(seats).map(({ legKey }) => legKey.slice(0, 6));
  return { changes, agreed: (await agreedFlights(id)).map((flight) => flight.slice(-5)), flights };
}

const SAME = { changes: [], agreed: ["09:30"], flights: ["QX0451"] };
const LATER = { changes: ["time open 60"], agreed: ["09:30"], flights: ["QX0451"] };
const GONE = { changes: ["cancelled open"], agreed: ["09:30"], flights: ["QX0451"] };

/** What is filed on one day, one after another, and what has become of a booking of TK 371 at 09:30 then. */
const CASES: readonly [string, Filing[], Awaited<ReturnType<typeof stateOf>>][] = [
  ["the number is withdrawn", [{ TK371: OFF }], SAME],
  ["and filed again", [{ TK371: OFF }, { TK371: AT["09:30"] }], SAME],
  ["the number is filed at another time", [{ TK371: AT["10:30"] }], SAME],
  [
    "the flight is retimed, then the number is withdrawn and filed again",
    [{ QX451: AT["10:30"] }, { TK371: OFF }, { TK371: AT["09:30"] }],
    LATER,
  ],
  ["the number is withdrawn, then the flight is retimed", [{ TK371: OFF }, { QX451: AT["10:30"] }], LATER],
  ["both at once", [{ TK371: OFF, QX451: AT["10:30"] }], LATER],
  [
    "the flight is retimed, the number filed at that time, and both go back",
    [{ QX451: AT["10:30"] }, { TK371: AT["10:30"] }, { QX451: AT["09:30"], TK371: AT["09:30"] }],
    { ...SAME, changes: ["time superseded 60"] },
  ],
  ["the flight is cancelled, and the number after it", [{ QX451: OFF }, { TK371: OFF }], GONE],
  ["the number is withdrawn, and the flight after it", [{ TK371: OFF }, { QX451: OFF }], GONE],
  ["both are cancelled at once", [{ TK371: OFF, QX451: OFF }], GONE],
  ["the flight is cancelled, and the number filed again", [{ QX451: OFF }, { TK371: OFF }, { TK371: AT["09:30"] }], GONE],
  [
    "all is cancelled, and the flight alone comes back",
    [{ TK371: OFF, QX451: OFF }, { QX451: AT["09:30"] }],
    { ...SAME, changes: ["cancelled superseded"] },
  ],
  [
    "retimed, cancelled, and back at the later time",
    [{ QX451: AT["10:30"] }, { QX451: OFF, TK371: OFF }, { QX451: AT["10:30"] }],
    { ...LATER, changes: ["time superseded 60", "cancelled superseded", "time open 60"] },
  ],
  ["the flight is cancelled, and comes back at another time", [{ QX451: OFF }, { QX451: AT["14:00"] }], GONE],
  ["the flight is renumbered", [{ QX451: OFF, QX461: AT["09:30"] }], { ...SAME, flights: ["QX0461"] }],
  [
    "and the number with it",
    [{ QX451: OFF, QX461: AT["09:30"], TK371: { legs: AT["09:30"], by: "QX0461" } }],
    { ...SAME, flights: ["QX0461"] },
  ],
  [
    "the number before it",
    [{ TK371: { legs: AT["09:30"], by: "QX0461" } }, { QX451: OFF, QX461: AT["09:30"] }],
    { ...SAME, flights: ["QX0461"] },
  ],
  [
    "the number is withdrawn as the flight is renumbered, and the flight is retimed",
    [{ QX451: OFF, QX461: AT["09:30"], TK371: OFF }, { QX461: AT["10:30"] }],
    { ...LATER, flights: ["QX0461"] },
  ],
  ["the number is given to another flight", [{ QX453: AT["14:00"] }, { TK371: { legs: AT["14:00"], by: "QX0453" } }], SAME],
  ["and the flight is retimed", [{ QX453: AT["14:00"], TK371: { legs: AT["14:00"], by: "QX0453" } }, { QX451: AT["10:30"] }], LATER],
  [
    "and the flight is cancelled: the number is flown by the other",
    [{ QX453: AT["10:30"] }, { TK371: { legs: AT["10:30"], by: "QX0453" } }, { QX451: OFF }],
    { ...LATER, flights: ["QX0453"] },
  ],
  [
    "the flight is cancelled, and then the number given to another one at another time",
    [{ QX451: OFF }, { QX453: AT["10:30"], TK371: { legs: AT["10:30"], by: "QX0453" } }],
    GONE,
  ],
  [
    "the carrier of the number flies it itself, then the flight is cancelled",
    [{ TK371: { legs: AT["09:30"], by: null } }, { QX451: OFF }],
    { ...SAME, flights: ["TK0371"] },
  ],
  [
    "the flight is cancelled, then the carrier of the number flies it itself as it was",
    [{ QX451: OFF }, { TK371: { legs: AT["09:30"], by: null } }],
    { ...SAME, changes: ["cancelled superseded"], flights: ["TK0371"] },
  ],
];

describe("whatever the two carriers file, and in which order, passengers stay with the aircraft", () => {
  test("each case on a day of its own", async () => {
    const cases = CASES.map(([name, filings, expected]) => ({ name, filings, expected, date: nextDate() }));
    await fileAll(cases.map(({ date }) => [date, { QX451: AT["09:30"], TK371: AT["09:30"] }]));
    const booked: { id: string; case: (typeof cases)[number] }[] = [];
    for (const each of cases) booked.push({ id: (await bookOn(each.date)).id, case: each });
    for (const step of [0, 1, 2]) await fileAll(cases.map(({ date, filings }) => [date, filings[step] ?? {}]));
    for (const { id, case: each } of booked) {
      const told = (await toldOf(id)).filter((reason) => reason !== "book");
      const { changes } = each.expected;
      const times = changes.length + Number(changes.at(-1)?.includes("superseded") ?? false);
      expect({ name: each.name, ...(await stateOf(id)), told: told.length }).toEqual({ name: each.name, ...each.expected, told: times });
    }
  });

  test("who was sold a number on its carrier's own aircraft goes on as it is flown from now on", async () => {
    const date = nextDate();
    await file(date, { TK371: { legs: AT["09:30"], by: null } });
    const { id } = await bookOn(date);
    await file(date, { QX451: ["TAS 09:40 IST 12:50"] });
    await file(date, { TK371: AT["09:30"] });
    expect(await stateOf(id)).toEqual({ changes: ["time told 10"], agreed: ["09:40"], flights: ["QX0451"] });
  });

  test("who counted as suspended when only the number was withdrawn is told what the aircraft does", async () => {
    const { date, id } = await bookShared();
    await file(date, { QX451: AT["10:30"] });
    const [open] = await changesOf(id);
    const current = JSON.parse(JSON.stringify({ ...parseCurrent(open?.current), gone: [[0, 0]], suspended: true }));
    const suspended = { kind: "suspended", canAccept: false, current } as const;
    await db().scheduleChange.update({ where: { id: open?.id ?? "" }, data: suspended });
    await file(date, { TK371: AT["14:00"] });
    expect(await stateOf(id)).toEqual({ ...LATER, changes: ["suspended superseded 60", "time open 60"] });
  });

  test("who was sold a number that is flown by another one from now on loses nothing before that one is filed", async () => {
    const date = nextDate();
    await flown(date, OFF);
    await file(date, { TK371: { legs: AT["09:30"], by: null } });
    const { id } = await bookOn(date);
    await file(date, { TK371: AT["09:30"] });
    expect(await stateOf(id)).toEqual(SAME);
    await file(date, { QX451: AT["10:30"] });
    expect(await stateOf(id)).toEqual(LATER);
  });

  test("where nothing is known of the aircraft any more, what the carrier of the number files counts", async () => {
    const date = nextDate();
    await duplicate(date);
    const { id } = await bookOn(date);
    await flown(date, ["TAS 10:30 IST 13:40"]);
    expect(await stateOf(id)).toEqual(LATER);
    await undoImport({ actor: "test", now: world.now });
    expect(await stateOf(id)).toEqual({ ...SAME, changes: ["time superseded 60"] });
    await duplicate(date, { legs: [] });
    expect((await stateOf(id)).changes).toEqual(["time superseded 60", "cancelled open"]);
  });

  test("over midnight, with seats and claims, the number filed before or after it", async () => {
    const date = nextDate();
    const next = world.date(days + 1);
    await file(date, { QX451: ["TAS 23:55 IST 03:05+1"], TK371: ["TAS 23:55 IST 03:05+1"] });
    const { id } = await bookOn(date);
    await file(date, { TK371: OFF });
    await file(date, { QX451: ["TAS 00:05+1 IST 03:15+1"] });
    await file(date, { TK371: ["TAS 00:05+1 IST 03:15+1"] });
    expect(await stateOf(id)).toMatchObject({ changes: ["time told 10"], agreed: ["00:05"] });
    expect(await claimsOf(id)).toEqual([`QX0451|${next}`, `TK0371|${next}`]);
    expect([await seatsSold(`QX0451|${date}|TASIST`), await seatsSold(`QX0451|${next}|TASIST`)]).toEqual([0, 1]);
  });

  test("a flight of which another one flies a part goes with both, as long as they connect", async () => {
    const date = nextDate();
    const through = (second: string) =>
      duplicate(date, { legs: ["TAS 09:30 UGC 11:00", second], more: {}, moreOf: (leg) => (leg === 0 ? flownAs : {}) });
    await flown(date, ["TAS 09:30 UGC 11:00"]);
    await through("UGC 12:00 IST 14:00");
    const { id } = await bookJourney({ partner: world.partner, now: world.now, date, carrier: "TK", lands: true });
    expect(await stateOf(id)).toEqual({ ...SAME, flights: ["QX0451", "TK0371"] });
    await flown(date, ["TAS 09:40 UGC 11:10"]);
    expect(await stateOf(id)).toMatchObject({ changes: ["time told 10"], agreed: ["09:40"] });
    await through("UGC 12:10 IST 14:10");
    expect((await changesOf(id)).at(-1)).toMatchObject({ kind: "time", state: "told", minutes: 10 });
    await flown(date, ["TAS 11:00 UGC 12:30"]);
    expect((await changesOf(id)).at(-1)).toMatchObject({ kind: "cancelled", state: "open" });
    await undoImport({ actor: "test", now: world.now });
    expect((await stateOf(id)).changes).toEqual(["time told 10", "time told 10", "cancelled superseded"]);
  });
});

describe("the report of a change counts what is sold under each number", () => {
  /** By number: seats, and those of them that are sold, or flown, under other numbers. */
  const soldBy = ({ report }: Awaited<ReturnType<typeof file>>) =>
    report.soldFlights.map(({ carrier, flightNumber, seats, soldAs, flownAs }) => {
      const named = (shared: typeof soldAs) => shared.map((each) => `${each.carrier}${each.flightNumber} ${each.seats}`);
      return [`${carrier}${flightNumber}`, seats, named(soldAs), named(flownAs)];
    });

  test("at the line of the number that is withdrawn, of the flight that is moved, and of both", async () => {
    const { date } = await bookShared();
    await bookOn(date);
    const withdrawn = await file(date, { TK371: OFF });
    expect(soldBy(withdrawn)).toEqual([["TK371", 2, [], ["QX451 2"]]]);
    expect(withdrawn.report.carriers).toMatchObject([{ carrier: "TK", cancelled: { flights: 1, dates: 1, seats: 2 } }]);
    const moved = await file(date, { QX451: AT["10:30"] });
    expect(soldBy(moved)).toEqual([["QX451", 2, ["TK371 2"], []]]);
    await file(date, { TK371: AT["09:30"] });
    const both = await file(date, { QX451: ["TAS 00:05+1 IST 03:15+1"], TK371: OFF });
    expect(soldBy(both)).toEqual([
      ["QX451", 2, ["TK371 2"], []],
      ["TK371", 2, [], ["QX451 2"]],
    ]);
    expect(both.report.carriers).toMatchObject([
      { carrier: "QX", retimed: { seats: 2 } },
      { carrier: "TK", cancelled: { seats: 2 } },
    ]);
    expect(both.report.soldFlights.map((flight) => describeSold(flight).trim())).toEqual([
      "touches QX 451: 2 seats sold; dates retimed 1; 2 of them sold as TK 371",
      "touches TK 371: 2 seats sold; dates cancelled 1; 2 of them flown as QX 451",
    ]);
  });

  test("and no seat twice among those of a carrier that changes both numbers", async () => {
    const date = nextDate();
    const hy = (number: number, more: Partial<FlightChange>): FlightChange => ({ number, from: date, legs: [], now: world.now, ...more });
    const legs = ["TAS 07:00 IST 10:10"];
    await changeFlights([hy(271, {}), hy(471, { legs })], world.now);
    const { id } = await bookJourney({ partner: world.partner, now: world.now, date });
    await changeFlights([hy(271, { legs }), hy(471, { legs, more: { operatingFlight: "HY0271" } })], world.now);
    expect(await stateOf(id)).toEqual({ changes: [], agreed: ["07:00"], flights: ["HY0271"] });
    const both = await changeFlights([hy(271, {}), hy(471, {})], world.now);
    expect(soldBy(both)).toEqual([
      ["HY271", 1, ["HY471 1"], []],
      ["HY471", 1, [], ["HY271 1"]],
    ]);
    expect(both.report.carriers).toMatchObject([{ carrier: "HY", cancelled: { flights: 2, dates: 2, seats: 1 } }]);
  });
});

test("a code share is not booked at what it was before the flight that is flown has changed", async () => {
  const date = nextDate();
  await flown(date);
  await duplicate(date);
  const { partner, now } = world;
  const { offerId } = await findOffer({ partner, now, date, carrier: "TK" });
  const flight = { carrier: "QX", flightNumber: 451, suffix: "" };
  const versionIs = (version: number) => db().flightChanged.update({ where: { carrier_flightNumber_suffix: flight }, data: { version } });
  await versionIs(1_000_000);
  await expect(book({ partner, now, offerId, body: makeBody() })).rejects.toMatchObject({ kind: "carrier_unconfirmed" });
  await versionIs(0);
  expect(await book({ partner, now, offerId, body: makeBody() })).toMatchObject({ status: "booked" });
});

test("one document has one place on an aircraft: sold under one number by a partner, it is refused under another to others until it is free", async () => {
  const date = nextDate();
  const times = { from: date, legs: ["TAS 09:30 IST 12:40"], now: world.now };
  const buy = async (partner: PartnerContext, carrier: string, number: string) => {
    const { offer } = await findOffer({ partner, now: world.now, date, carrier });
    expect(offer.directions[0]?.segments[0]?.flightNumber).toBe(number);
    const offerId = quoteOffer({ offer, partner, cabin: "E", party: ONE_ADULT, now: world.now });
    return book({ partner, now: world.now, offerId, body });
  };
  const body = makeBody();
  await changeFlight({ ...times, number: 271, legs: [] });
  await flown(date);
  await duplicate(date);
  const made = await buy(world.partner, "TK", "371");
  expect(await claimsOf(made.id)).toEqual([`QX0451|${date}`, `TK0371|${date}`]);
  // Of several numbers of one flight searches show one at a time.
  await duplicate(date, { legs: [] });
  await changeFlight({ ...times, number: 471, more: flownAs });
  const { partner: other } = await makePartner();
  await expect(buy(other, "HY", "471")).rejects.toMatchObject({ kind: "document_on_flight", data: undefined });
  await cancelUnpaidBooking({ partnerId: world.partner.id, bookingId: made.id, actor: "test", now: world.now });
  expect((await buy(other, "HY", "471")).status).toBe("booked");
});
