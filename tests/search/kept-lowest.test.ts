import fc from "fast-check";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { calendarQuery, destinationsQuery } from "@/lib/contracts/interface/calendar";
import { db } from "@/lib/db";
import { legKey } from "@/lib/domain/schedule/inventory";
import { EVERY_CLASS } from "@/lib/domain/schedule/seats/sale-limits";
import { PricedEngine } from "@/lib/engine/priced/priced-engine";
import { assertUntilSeenLater } from "@/lib/engine/testing/assert-until-seen";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { listDestinations } from "@/lib/services/offers/calendar/list-destinations";
import { listPriceCalendar } from "@/lib/services/offers/calendar/list-price-calendar";
import { presentLowest } from "@/lib/services/offers/search/travel-query";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { expireSeats } from "@/lib/suppliers/house/seats/seat-mirror";
import { NO_FILTERS } from "@/lib/suppliers/port/selling";
import { ONE_ADULT } from "@/tests/support/bookings/booking";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";
import { WORLD_LEGS } from "@/tests/support/world/world-schedule";

const MINUTE_MS = 60_000;

let world: World;
let other: PartnerContext;
beforeAll(async () => {
  world = await makeWorld({ now: new Date("2026-12-01T06:00:00Z") });
  other = (await makePartner()).partner;
});
beforeEach(async () => {
  await db().$executeRaw`delete from leg_inventory`;
  expireSeats();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** How often the engine was asked for lowest prices, and which statements the database was sent, from now on. */
function watch() {
  const asked = (["lowestInTurns", "lowestAnywhere", "lowestEachDay"] as const).map((name) => vi.spyOn(PricedEngine.prototype, name));
  const sent: string[] = [];
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const statement = z.object({ text: z.string() }).safeParse(given[0]);
    sent.push(statement.data?.text ?? String(given[0]));
    return Reflect.apply(query, this, given);
  });
  return { questions: () => asked.reduce((sum, spy) => sum + spy.mock.calls.length, 0), sent };
}

const terms = { service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
const route = { ...terms, departure_airport: "TAS", arrival_airport: "IST" };

/** A calendar with its matrix, and the cities one way and there and back, as a partner is shown them. */
async function askAll(partner: PartnerContext, now: Date) {
  const common = { partner, now, present: presentLowest };
  const dates = { date: world.date(30), return_date: world.date(35) };
  const month = { ...terms, departure_airport: "TAS", date_from: world.date(20), date_to: world.date(40) };
  return {
    calendar: await listPriceCalendar({ ...common, query: calendarQuery.parse({ ...route, date: world.date(20), days: 20 }) }),
    matrix: await listPriceCalendar({ ...common, query: calendarQuery.parse({ ...route, ...dates, days: 1 }) }),
    cities: await listDestinations({ ...common, locale: "en", query: destinationsQuery.parse(month) }),
    stays: await listDestinations({ ...common, locale: "en", query: destinationsQuery.parse({ ...month, nights_from: 3, nights_to: 5 }) }),
  };
}

test("the second question asks the engine for nothing, and the database for what has changed alone: an hour later, by another agency", async () => {
  const first = await askAll(world.partner, world.now);
  const { questions, sent } = watch();
  const fee = world.partner.serviceFeeMinor + 500;
  const later = new Date(world.now.getTime() + 60 * MINUTE_MS);
  const second = await askAll({ ...other, serviceFeeMinor: fee }, later);
  expect(questions()).toBe(0);
  expect(sent.filter((text) => !/data_version|pg_current_snapshot/.test(text))).toEqual([]);
  expect(first.calendar.days.every(({ lowest }) => lowest !== null)).toBe(true);
  const amounts = ({ calendar, matrix, cities, stays }: typeof first) =>
    [calendar.days, matrix.matrix, cities, stays].map((all) => all.map(({ lowest }) => lowest?.price.amount));
  expect(amounts(second)).toEqual(amounts(first).map((all) => all.map((amount) => amount && amount + 5)));
});

test("equal questions at the same time are worked out once, whoever asks them", async () => {
  const query = calendarQuery.parse({ ...route, date: world.date(50), days: 30 });
  const { questions } = watch();
  const ask = (partner: PartnerContext) => listPriceCalendar({ partner, query, now: world.now, present: presentLowest });
  const [one, two] = await Promise.all([ask(world.partner), ask(other)]);
  expect([questions(), two]).toEqual([1, one]);
});

test("only the days that a sale or a return touches are worked out anew, and all after an import", async () => {
  const query = calendarQuery.parse({ ...route, date: world.date(20), days: 20 });
  const ask = () => listPriceCalendar({ partner: world.partner, query, now: world.now, present: presentLowest });
  const { days: before } = await ask();
  const asked = vi.spyOn(PricedEngine.prototype, "lowestInTurns");
  const daysAsked = () => asked.mock.calls.splice(0).map(([{ days }]) => days);
  await setSold("PC", 397, 25, "TASSAW", 180);
  const { days: sold } = await ask();
  expect(sold.map(({ lowest }, index) => lowest?.price.amount === before[index]?.lowest?.price.amount)).toEqual(
    before.map((_, index) => index !== 5),
  );
  expect(daysAsked()).toEqual([1]);
  // The dearest flight of the day: nobody is shown it.
  await setSold("TK", 371, 25, "TASIST", 3);
  await setSold("TK", 371, 30, "TASIST", 3);
  await ask();
  expect(daysAsked().length).toBeLessThan(2);
  await setSold("PC", 397, 25, "TASSAW", 0);
  expect((await ask()).days).toEqual(before);
  const anew = daysAsked();
  expect(anew.length).toBeGreaterThan(0);
  expect(Math.max(...anew)).toBeLessThan(12);
  await db().dataVersion.update({ where: { kind: "fares" }, data: { version: { increment: 1 } } });
  const later = performance.now() + 1_001;
  vi.spyOn(performance, "now").mockReturnValue(later);
  expect((await ask()).days).toEqual(before);
  expect(daysAsked()).toEqual([20]);
});

async function setSold(
  carrier: string,
  number: number,
  days: number,
  airports: string,
  seats: number,
  limit: number | null = null,
): Promise<void> {
  const sold = Array.from({ length: 26 }, (_, index) => (index === 24 ? seats : 0));
  const key = legKey(carrier, number, "", world.date(days), airports.slice(0, 3), airports.slice(3));
  const limits = limit === null ? [] : [{ classes: EVERY_CLASS, limit, until: null }];
  await db().legInventory.upsert({ where: { legKey: key }, create: { legKey: key, sold, limits }, update: { sold, limits } });
  expireSeats();
}

/** Between Tashkent and London, where seats are few or fares low. */
const USED_LEGS = WORLD_LEGS.filter(({ carrier, number }) =>
  ["HY271", "HY272", "PC397", "PC398", "TK1979", "FZ1942"].includes(carrier + number),
);

const change = fc.record({
  /** Most changes are of seats: of sold ones, those of before are given back. */
  minutes: fc.constantFrom(0, 0, 0, 7, 60),
  leg: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...USED_LEGS) }, fc.constantFrom(...WORLD_LEGS)),
  days: fc.integer({ min: 0, max: 5 }),
  seats: fc.constantFrom(0, 0, 6, 180, 180, 180),
  /** Of the whole departure, by the house. */
  limit: fc.constantFrom(null, null, null, null, 0, 5),
});

/** A number that no question had before: nothing can be kept of one that asks for this. */
let unheard = 1_000_000_000_000;

test("what is kept of a calendar there and back and of all cities is what is worked out anew, whatever happens", async () => {
  const seen = { kept: 0, ended: 0, changed: 0 };
  let minutes = 2 * 60;
  const ask = async (maxTotalMinor: number | null) => {
    const now = new Date(world.now.getTime() + minutes * MINUTE_MS);
    const travel = { cabin: "E", party: ONE_ADULT, currency: "UZS", now, asker: "one", filters: { ...NO_FILTERS, maxTotalMinor } } as const;
    const returns = { from: world.date(3), days: 2 };
    const roundTrip = { away: 2, departures: { from: world.date(0), days: 3 }, returns };
    const { calendar, destinations } = houseSupplier.ownSchedule;
    const stays = { nights: { least: 1, most: 3 }, lastReturn: world.date(5) };
    return [
      await calendar({ ...travel, origin: "TAS", destination: "LON", fromDate: world.date(0), days: 3, roundTrip }),
      await destinations({ ...travel, origin: "TAS", fromDate: world.date(0), days: 3, roundTrip: null }),
      await destinations({ ...travel, origin: "TAS", fromDate: world.date(1), days: 2, roundTrip: stays }),
    ];
  };
  const asked = (["lowestInTurns", "lowestAnywhere", "lowestEachDay"] as const).map((name) => vi.spyOn(PricedEngine.prototype, name));
  const questions = () => asked.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  await assertUntilSeenLater(
    fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 10 }), async (changes) => {
      await db().$executeRaw`delete from leg_inventory`;
      expireSeats();
      let before = await ask(null);
      for (const { leg, days, seats, limit, ...passed } of changes) {
        // A process does not go back in time.
        if (minutes < 14 * 60) minutes += passed.minutes;
        if (passed.minutes === 0) await setSold(leg.carrier, leg.number, days, leg.from + leg.to, seats, limit);
        const begun = questions();
        const found = await ask(null);
        seen[questions() === begun ? "kept" : "ended"] += 1;
        unheard += 1;
        expect(found).toEqual(await ask(unheard));
        if (JSON.stringify(found) !== JSON.stringify(before)) seen.changed += 1;
        before = found;
      }
    }),
    { numRuns: propertyRuns(30), isEnough: () => Math.min(...Object.values(seen)) > 5 },
  );
}, 120_000);
