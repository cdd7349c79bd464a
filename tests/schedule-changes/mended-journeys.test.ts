import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { directionOf } from "@/lib/suppliers/port/selling";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { changeFlight, changeFlights, type FlightChange } from "@/tests/support/schedule/change-flight";
import { alternativesAt, bookFlights, chooseOf, numbersOf, seatsOf } from "@/tests/support/schedule/offered-alternatives";
import { agreedFlights, changesOf, claimsOf } from "@/tests/support/schedule/state-of-changes";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 0;

/** A day of its own for every test. */
function nextDate(): string {
  days += 6;
  return world.date(days);
}

beforeAll(async () => {
  world = await makeWorld();
});

type Changed = Omit<FlightChange, "now" | "from"> & { from?: string };

const change = (from: string, ...flights: Changed[]) =>
  changeFlights(
    flights.map((flight) => ({ from, ...flight, now: world.now })),
    world.now,
  );
const offered = async (id: string) => (await alternativesAt(world, id)).map(numbersOf);
/** Out with HY 271, which lands at 10:10, and back with HY 272, which leaves at 12:00. */
const bookDay = (date: string) =>
  bookFlights(world, [directionOf("TAS", "IST", date), directionOf("IST", "TAS", date)], ["HY271", "HY272"]);
/** The way out lands after the way back has left; there is an earlier one of the same carrier. */
const late = (date: string, ...more: Changed[]) =>
  change(date, { number: 271, legs: ["TAS 10:00 IST 13:10"] }, { number: 275, legs: ["TAS 05:00 IST 08:10"] }, ...more);

/** Whether a direction leaves before the one before it has arrived, both by the clock of the airport where they meet. */
function overlaps({ directions }: Awaited<ReturnType<typeof alternativesAt>>[number]): boolean {
  return directions.some(({ segments }, index) => {
    const arrives = directions[index - 1]?.segments.at(-1)?.arrival.datetime;
    return arrives !== undefined && (segments[0]?.departure.datetime ?? "") < arrives;
  });
}

describe("a way out that lands after the way back has left", () => {
  test("is mended by an earlier one, and the way back stays with its seat, class and claim", async () => {
    const date = nextDate();
    const { id } = await bookDay(date);
    const before = await seatsOf(id);
    await late(date);
    expect(await changesOf(id)).toMatchObject([{ kind: "connection_lost", state: "open", canAccept: false }]);
    const [nearest] = await alternativesAt(world, id);
    expect(numbersOf(nearest ?? { id: "", directions: [] })).toEqual(["HY275", "HY272"]);
    await chooseOf(world, id, nearest?.id ?? "");
    expect(await agreedFlights(id)).toEqual([`HY275 TAS ${date}T05:00`, `HY272 IST ${date}T12:00`]);
    const legs = [`HY0271|${date}|TASIST`, `HY0275|${date}|TASIST`, `HY0272|${date}|ISTTAS`];
    expect(await Promise.all(legs.map(seatsSold))).toEqual([0, 1, 1]);
    expect((await seatsOf(id)).at(-1)).toBe(before.at(-1));
    expect(await claimsOf(id)).toEqual([`HY0272|${date}`, `HY0275|${date}`]);
    expect(await changesOf(id)).toMatchObject([{ state: "chosen" }]);
  });

  test("has alternatives for the way out, the way back and both, none of which overlaps or is what it was", async () => {
    const date = nextDate();
    const { id } = await bookDay(date);
    await late(date);
    const alternatives = await alternativesAt(world, id);
    const flights = alternatives.map(numbersOf);
    expect(alternatives.length).toBeLessThanOrEqual(5);
    expect(new Set(alternatives.map((each) => each.id)).size).toBe(alternatives.length);
    expect(alternatives.filter(overlaps)).toEqual([]);
    const moved = alternatives.map(({ directions }) =>
      directions.map(({ segments }) => `${segments[0]?.flight_number} ${segments[0]?.departure.datetime.slice(0, 16)}`),
    );
    const [out, back] = [`271 ${date} 10:00`, `272 ${date} 12:00`];
    expect(moved).not.toContainEqual([out, back]);
    const kinds = moved.map(([first, second]) => `${first === out} ${second === back}`);
    expect(new Set(kinds)).toEqual(new Set(["false true", "true false", "false false"]));
    expect(flights[0]).toEqual(["HY275", "HY272"]);
  });

  test("because that is early, is mended by an earlier way out as well", async () => {
    const date = nextDate();
    const { id } = await bookDay(date);
    await change(date, { number: 272, legs: ["IST 10:00 TAS 17:20"] }, { number: 275, legs: ["TAS 05:00 IST 08:10"] });
    const [nearest] = await alternativesAt(world, id);
    expect(nearest && numbersOf(nearest)).toEqual(["HY275", "HY272"]);
    await chooseOf(world, id, nearest?.id ?? "");
    expect(await agreedFlights(id)).toEqual([`HY275 TAS ${date}T05:00`, `HY272 IST ${date}T10:00`]);
    const legs = [`HY0271|${date}|TASIST`, `HY0275|${date}|TASIST`, `HY0272|${date}|ISTTAS`];
    expect(await Promise.all(legs.map(seatsSold))).toEqual([0, 1, 1]);
  });

  test("is not offered with a way back that is gone, nor with one without a seat", async () => {
    const gone = nextDate();
    const lost = await bookDay(gone);
    await late(gone, { number: 272, legs: [] });
    const short = nextDate();
    const first = await bookDay(short);
    const last = await bookDay(short);
    await late(short, { number: 272, legs: ["IST 12:00 TAS 19:20"], more: { configuration: "C2Y1" } });
    const backs = async (id: string, date: string) =>
      (await alternativesAt(world, id)).filter(({ directions }) =>
        directions.some(({ segments }) => segments[0]?.flight_number === "272" && segments[0].departure.datetime.startsWith(date)),
      ).length;
    expect(await Promise.all([backs(lost.id, gone), backs(last.id, short)])).toEqual([0, 0]);
    expect(await backs(first.id, short)).toBeGreaterThan(0);
    expect((await offered(lost.id)).length).toBeGreaterThan(0);
  });

  test("is chosen by the id that was read, though nearer ones have come meanwhile", async () => {
    const date = nextDate();
    const { id } = await bookDay(date);
    await late(date);
    const read = (await alternativesAt(world, id)).map((each) => each.id);
    const nearer = [901, 902, 903].map((number, index) => ({ number, legs: [`TAS 05:${index + 1}0 IST 08:${index + 1}0`] }));
    await change(date, ...nearer);
    const shown = (await alternativesAt(world, id)).map((each) => each.id);
    const gone = read.find((each) => !shown.includes(each)) ?? "";
    expect(gone).not.toBe("");
    await chooseOf(world, id, gone);
    expect(await changesOf(id)).toMatchObject([{ state: "chosen", alternative: gone }]);
  });

  test("does not count once everybody has given it back", async () => {
    const date = nextDate();
    const { id, passengers } = await bookDay(date);
    const address = { partnerId: world.partner.id, bookingId: id, actor: "test", now: world.now };
    await db().$executeRaw`
      update booking set snapshot = jsonb_set(snapshot, '{conditions}', (
        select jsonb_agg(c || '{"refundBefore": {"permitted": true, "feeMinor": 0}}') from jsonb_array_elements(snapshot -> 'conditions') c))
       where id = ${id}::uuid`;
    await payBooking(address);
    await issueTickets({ bookingId: id, now: world.now });
    await refundPassengers({ ...address, passengers: passengers.map(({ key }) => key), directions: [0] });
    // It leaves before HY 271 arrives, which nobody flies any more.
    await change(date, { number: 271, legs: [] }, { number: 272, legs: [] }, { number: 274, legs: ["IST 08:00 TAS 15:20"] });
    const [nearest] = await alternativesAt(world, id);
    expect([nearest && numbersOf(nearest), nearest?.directions.map(({ direction }) => direction)]).toEqual([["HY274"], [1]]);
    await chooseOf(world, id, nearest?.id ?? "");
    const legs = [`HY0271|${date}|TASIST`, `HY0272|${date}|ISTTAS`, `HY0274|${date}|ISTTAS`];
    expect(await Promise.all(legs.map(seatsSold))).toEqual([0, 0, 1]);
    expect(await claimsOf(id)).toEqual([`HY0274|${date}`]);
  });
});

describe("a direction that has not changed is exchanged with the changed one that leaves it out of reach", () => {
  const legsOf = (date: string, ...numbers: [number, string][]) => numbers.map(([number, way]) => `HY0${number}|${date}|${way}`);

  test("a way back that leaves before the other ways out of the day land", async () => {
    const date = nextDate();
    const { id } = await bookDay(date);
    await change(
      date,
      { number: 271, legs: [] },
      { number: 275, legs: ["TAS 09:00 IST 12:10"] },
      { number: 274, legs: ["IST 14:00 TAS 21:20"] },
    );
    expect(await changesOf(id)).toMatchObject([{ kind: "cancelled", state: "open" }]);
    const alternatives = await alternativesAt(world, id);
    const pair = alternatives.find((each) => numbersOf(each).join() === "HY275,HY274");
    expect(pair?.directions.map(({ direction }) => direction)).toEqual([0, 1]);
    expect(alternatives.filter(overlaps)).toEqual([]);
    // A way out after which the way back can stay exchanges nothing else.
    const alone = alternatives.filter(({ directions }) => directions.length === 1);
    expect(alone.length).toBeGreaterThan(0);
    for (const { directions } of alone) expect((directions[0]?.segments.at(-1)?.arrival.datetime ?? "") < `${date}T12:00`).toBe(true);
    await chooseOf(world, id, pair?.id ?? "");
    expect(await agreedFlights(id)).toEqual([`HY275 TAS ${date}T09:00`, `HY274 IST ${date}T14:00`]);
    expect(await Promise.all(legsOf(date, [275, "TASIST"], [274, "ISTTAS"], [272, "ISTTAS"]).map(seatsSold))).toEqual([1, 1, 0]);
    expect(await claimsOf(id)).toEqual([`HY0274|${date}`, `HY0275|${date}`]);
    expect(await changesOf(id)).toMatchObject([{ state: "chosen", alternative: pair?.id }]);
  });

  test("a way out that lands after the other ways back of the day have left", async () => {
    const date = nextDate();
    const { id } = await bookDay(date);
    await change(
      date,
      { number: 272, legs: [] },
      { number: 275, legs: ["TAS 05:00 IST 07:10"] },
      { number: 274, legs: ["IST 09:30 TAS 16:50"] },
    );
    const pair = (await alternativesAt(world, id)).find((each) => numbersOf(each).join() === "HY275,HY274");
    expect(pair?.directions.map(({ direction }) => direction)).toEqual([0, 1]);
    await chooseOf(world, id, pair?.id ?? "");
    expect(await agreedFlights(id)).toEqual([`HY275 TAS ${date}T05:00`, `HY274 IST ${date}T09:30`]);
    expect(await Promise.all(legsOf(date, [275, "TASIST"], [274, "ISTTAS"], [271, "TASIST"]).map(seatsSold))).toEqual([1, 1, 0]);
  });

  test("stays where it can be reached", async () => {
    const date = nextDate();
    const { id } = await bookDay(date);
    await change(
      date,
      { number: 271, legs: [] },
      { number: 275, legs: ["TAS 05:00 IST 08:10"] },
      { number: 274, legs: ["IST 12:05 TAS 19:25"] },
    );
    const alternatives = await alternativesAt(world, id);
    expect(alternatives.map(numbersOf)).toContainEqual(["HY275"]);
    expect(alternatives.map((each) => numbersOf(each).join())).not.toContain("HY275,HY274");
  });
});

describe("a flight over Urgench that becomes two numbers", () => {
  const stop = ["TAS 20:00 UGC 21:40", "UGC 22:20 IST 00:30+1"] as const;
  const [first, second] = stop;
  const through = (date: string) => change(date, { number: 603, legs: stop });
  const bookThrough = (date: string) => bookFlights(world, [directionOf("TAS", "IST", date)], ["HY603"]);
  const split = (date: string, one: Partial<Changed> = {}, other: Partial<Changed> = {}) =>
    change(date, { number: 603, legs: [] }, { number: 711, legs: [first], ...one }, { number: 712, legs: [second], ...other });

  test("at the same times is offered first, though its stop is too short for a connection", async () => {
    const date = nextDate();
    await through(date);
    const { id } = await bookThrough(date);
    await split(date);
    const [nearest] = await alternativesAt(world, id);
    expect(nearest && numbersOf(nearest)).toEqual(["HY711,HY712"]);
    await chooseOf(world, id, nearest?.id ?? "");
    expect(await agreedFlights(id)).toEqual([`HY711 TAS ${date}T20:00`, `HY712 UGC ${date}T22:20`]);
    const legs = [`HY0603|${date}|TASUGC`, `HY0603|${date}|UGCIST`, `HY0711|${date}|TASUGC`, `HY0712|${date}|UGCIST`];
    expect(await Promise.all(legs.map(seatsSold))).toEqual([0, 0, 1, 1]);
    expect(await claimsOf(id)).toEqual([`HY0711|${date}`, `HY0712|${date}`]);
    // The connection is as long as it was agreed to: a later change of something else does not lose it.
    await change(date, { number: 712, legs: [second], more: { aircraft: "321" } });
    expect((await changesOf(id)).at(-1)).toMatchObject({ kind: "equipment", state: "told" });
  });

  test("is offered in a class that no fare is for sale in, with the brand that was sold", async () => {
    const date = nextDate();
    await through(date);
    const { id } = await bookThrough(date);
    await split(date, { more: { bookingDesignators: "CM" } }, { more: { bookingDesignators: "CM" } });
    const [nearest] = await alternativesAt(world, id);
    expect(nearest && numbersOf(nearest)).toEqual(["HY711,HY712"]);
    await chooseOf(world, id, nearest?.id ?? "");
    expect(await seatsOf(id)).toEqual([`HY0711|${date}|TASUGC M`, `HY0712|${date}|UGCIST M`]);
    const { snapshot } = await db().booking.findUniqueOrThrow({ where: { id } });
    expect(parseSnapshot(snapshot).directions[0]?.segments.map(({ brand }) => brand)).toEqual(["LIGHT", "LIGHT"]);
  });

  test.each<[string, Partial<Changed>]>([
    ["where another aircraft flies on", { more: { aircraft: "AT7" } }],
    ["where it goes on from another terminal", { more: { departureTerminal: "2" } }],
    ["where the stop has become shorter", { legs: ["UGC 22:15 IST 00:30+1"] }],
    ["where the second has no seats", { more: { configuration: "C0Y0" } }],
  ])("is not offered %s", async (_, other) => {
    const date = nextDate();
    await through(date);
    const { id } = await bookThrough(date);
    await split(date, {}, other);
    expect((await offered(id)).flat().filter((flights) => flights.includes("HY712"))).toEqual([]);
  });
});

describe("the first flight of two", () => {
  test("stays with its seat where the second is cancelled, though nobody else would get one on it", async () => {
    const date = nextDate();
    const { partner, now } = world;
    const { id } = await bookJourney({ partner, now, date, to: "LHR", connects: true });
    const before = await seatsOf(id);
    const sold = `HY0271|${date}|TASIST`;
    await db().legInventory.update({ where: { legKey: sold }, data: { sold: Array.from({ length: 26 }, () => 9) } });
    await change(date, { carrier: "TK", number: 1979, legs: [] }, { carrier: "TK", number: 1981, legs: ["IST 21:00 LHR 22:10"] });
    const [nearest] = await alternativesAt(world, id);
    expect(nearest && numbersOf(nearest)).toEqual(["HY271,TK1981"]);
    const seats = await seatsSold(sold);
    await chooseOf(world, id, nearest?.id ?? "");
    expect([await seatsSold(sold), await seatsSold(`TK1981|${date}|ISTLHR`)]).toEqual([seats, 1]);
    expect((await seatsOf(id))[0]).toBe(before[0]);
    await changeFlight({ carrier: "TK", number: 1981, from: date, legs: ["IST 21:05 LHR 22:15"], now });
    expect((await changesOf(id)).at(-1)).toMatchObject({ kind: "time", state: "told", minutes: 5 });
  });
});

describe("a flight that is flown again", () => {
  test("at another time is an alternative to itself, and full of those who had seats on it, it has one for them", async () => {
    const date = nextDate();
    const { partner, now } = world;
    const { id } = await bookJourney({ partner, now, date });
    await change(date, { number: 271, legs: [] });
    await change(date, { number: 271, legs: ["TAS 07:40 IST 10:50"], more: { configuration: "C0Y1" } });
    expect(await changesOf(id)).toMatchObject([{ kind: "cancelled", state: "open" }]);
    const [nearest] = await alternativesAt(world, id);
    expect([nearest && numbersOf(nearest), nearest?.directions[0]?.segments[0]?.departure.datetime]).toEqual([
      ["HY271"],
      `${date} 07:40:00`,
    ]);
    await chooseOf(world, id, nearest?.id ?? "");
    expect(await agreedFlights(id)).toEqual([`HY271 TAS ${date}T07:40`]);
    expect([await seatsSold(`HY0271|${date}|TASIST`), await claimsOf(id)]).toEqual([1, [`HY0271|${date}`]]);
  });

  test("under one number, where it was two, is the first alternative to both", async () => {
    const date = nextDate();
    const legs = ["TAS 20:00 UGC 21:40", "UGC 23:30 IST 01:40+1"];
    await change(date, { number: 711, legs: legs.slice(0, 1) }, { number: 712, legs: legs.slice(1) });
    const { id } = await bookFlights(world, [directionOf("TAS", "IST", date)], ["HY711,HY712"]);
    await change(date, { number: 711, legs: [] }, { number: 712, legs: [] });
    await change(date, { number: 713, legs });
    const [nearest] = await alternativesAt(world, id);
    expect(nearest && numbersOf(nearest)).toEqual(["HY713"]);
    await chooseOf(world, id, nearest?.id ?? "");
    expect(await agreedFlights(id)).toEqual([`HY713 TAS ${date}T20:00`]);
    expect(await seatsOf(id)).toEqual([`HY0713|${date}|TASUGC T`, `HY0713|${date}|UGCIST T`]);
    expect(await seatsSold(`HY0711|${date}|TASUGC`)).toBe(0);
  });

  test("by a new number at the same time is the first alternative", async () => {
    const date = nextDate();
    const { partner, now } = world;
    const { id } = await bookJourney({ partner, now, date });
    await change(date, { number: 271, legs: [] });
    await change(date, { number: 277, legs: ["TAS 07:00 IST 10:10"] });
    expect((await offered(id))[0]).toEqual(["HY277"]);
  });
});
