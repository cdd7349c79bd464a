import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { flattenFlight } from "@/lib/domain/schedule/flights/flatten-flight";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { localToUtc, offsetMinutes, utcToLocal } from "@/lib/domain/schedule/zones";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { airportByCode } from "@/lib/reference/airports";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { book, findOffer, makeBody, ONE_ADULT } from "@/tests/support/bookings/booking";
import { someFile } from "@/tests/support/run/files";
import { casesOfRow, propertyRuns } from "@/tests/support/run/property-runs";
import { newSnapshot } from "@/tests/support/schedule/change-flight";
import { departuresOf } from "@/tests/support/schedule/departures";
import { agreedFlights, changesOf } from "@/tests/support/schedule/state-of-changes";
import { makeWorld, type World } from "@/tests/support/world/world";

const DAY = 1440;
/** In these weeks the clocks of New York (14 March), Berlin (28 March) and Auckland (4 April 2027) change. */
const [FIRST, LAST] = [dayNumber("2027-03-11"), dayNumber("2027-04-07")];
const STATIONS = ["TAS", "IST", "BER", "JFK", "AKL"];

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const zone = (airport: string) => airportByCode(airport)?.timeZone ?? "";

/** A flight that leaves at the same local time on some days of the week, and flies for so long. */
interface Filed {
  number: number;
  days: number;
  stations: string[];
  /** Local minute of the first departure. */
  minute: number;
  flies: number;
}

const filed = (number: number) =>
  fc.record<Filed>({
    number: fc.constant(number),
    days: fc.integer({ min: 1, max: 127 }),
    stations: fc.shuffledSubarray(STATIONS, { minLength: 2, maxLength: 3 }),
    // Near midnight here, and near midnight of UTC at one of the stations.
    minute: fc.constantFrom(0, 10, 285, 300, 310, 1430, 715, 170, 1200, 1190, 60, 55),
    flies: fc.constantFrom(45, 130, 600),
  });

/** The legs of one date: instants of departure and arrival, minutes. */
function flownOn({ stations, minute, flies }: Filed, day: number) {
  let leaves = localToUtc(zone(stations[0] ?? ""), day * DAY + minute);
  return stations.slice(1).map((destination, index) => {
    const leg = { origin: stations[index] ?? "", destination, departure: leaves, arrival: leaves + flies };
    leaves += flies + 90;
    return leg;
  });
}

/** Whether a number departs once a day from each station by both clocks: where a clock change moves two departures to one day, no file has both. */
function isSayable(flight: Filed): boolean {
  const departures = legsOf(flight, "U").flatMap(({ origin, periodFrom, departureDayOffset, departureMinutes }) => {
    const instant = (dayNumber(periodFrom) + departureDayOffset) * DAY + departureMinutes;
    return [`${origin} UTC ${Math.floor(instant / DAY)}`, `${origin} ${Math.floor(utcToLocal(zone(origin), instant) / DAY)}`];
  });
  return new Set(departures).size === departures.length;
}

/** A flight date by date, as a file of one clock says it. */
function legsOf(flight: Filed, timeMode: "L" | "U"): LegPattern[] {
  const days = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index).filter((day) => (flight.days >> ((day + 3) % 7)) & 1);
  return legsOn(flight, timeMode, days, "QX");
}

/** @param days local day numbers at the origin */
function legsOn(flight: Filed, timeMode: "L" | "U", days: readonly number[], carrier = "X0"): LegPattern[] {
  return days.flatMap((local, variation) => {
    const legs = flownOn(flight, local);
    const clock = (instant: number, airport: string) => (timeMode === "U" ? instant : utcToLocal(zone(airport), instant));
    const date = Math.floor(clock(legs[0]?.departure ?? 0, legs[0]?.origin ?? "") / DAY);
    return legs.map((leg, index) => {
      const [departs, arrives] = [clock(leg.departure, leg.origin) - date * DAY, clock(leg.arrival, leg.destination) - date * DAY];
      return someLeg({
        ...{ carrier, flightNumber: flight.number, itineraryVariation: variation + 1, legSequence: index + 1, timeMode },
        ...{
          periodFrom: fromDayNumber(date),
          periodTo: fromDayNumber(date),
          daysOfOperation: 127,
          departureTerminal: "",
          arrivalTerminal: "",
        },
        ...{ origin: leg.origin, destination: leg.destination, bookingDesignators: "Y", configuration: "Y100" },
        ...{ departureMinutes: ((departs % DAY) + DAY) % DAY, departureDayOffset: Math.floor(departs / DAY) },
        ...{ arrivalMinutes: ((arrives % DAY) + DAY) % DAY, arrivalDayOffset: Math.floor(arrives / DAY) },
        departureUtcOffset: offsetMinutes(zone(leg.origin), leg.departure),
        arrivalUtcOffset: offsetMinutes(zone(leg.destination), leg.arrival),
      });
    });
  });
}

/** The same as periods, as airlines file it. */
function periodsOf(flight: Filed, timeMode: "L" | "U"): LegPattern[] {
  const options = { timeMode, zoneOf: zone, from: null, to: null, openUntil: LAST, seen: new Set<string>() };
  return flattenFlight(legsOf(flight, timeMode), ({ itineraryVariation }) => itineraryVariation, options).legs;
}

async function file(flights: readonly Filed[], timeMode: "L" | "U", asPeriods = false) {
  const legs = flights.flatMap((each) => (asPeriods ? periodsOf : legsOf)(each, timeMode));
  const dates = legs.map(({ periodFrom }) => periodFrom).sort();
  const validity = { validFrom: dates[0] ?? "", validTo: dates.at(-1) ?? "" };
  const path = someFile(
    "qx.ssim",
    writeSsim({ carriers: [someCarrier(legs, { carrier: "QX", timeMode, ...validity })], createdOn: "2026-11-01" }),
  );
  const [report] = await importSchedule({ files: [path], isKnownAirport: () => true, now: world.now, allowedLossPercent: 100 });
  return report?.change.carriers.map(({ added, cancelled, retimed, rerouted }) =>
    [added, cancelled, retimed, rerouted].map(({ dates: count }) => count),
  );
}

const departures = () => departuresOf("QX", { first: FIRST - 3, count: LAST - FIRST + 7 });

test("flights that are filed by the other clock are the same, near midnight of both and where clocks change", async () => {
  const flights = fc.tuple(filed(1), filed(2));
  await fc.assert(
    fc.asyncProperty(flights, fc.boolean(), fc.boolean(), async (both, isUtcFirst, asPeriods) => {
      fc.pre(both.every(isSayable));
      const [one, other] = isUtcFirst ? (["U", "L"] as const) : (["L", "U"] as const);
      await db().scheduleImport.deleteMany({ where: { source: { contains: "qx" } } });
      await file(both, one, asPeriods);
      const before = await departures();
      expect(await file(both, other)).toEqual([[0, 0, 0, 0]]);
      expect(await departures()).toEqual(before);
      expect(await file(both, one, asPeriods)).toEqual([[0, 0, 0, 0]]);
      expect(await departures()).toEqual(before);
    }),
    { numRuns: propertyRuns(25) },
  );
});

const CASES: [what: string, origin: string, minute: number, stop: boolean][] = [
  ["after midnight, the day before in UTC", "TAS", 20, false],
  ["before midnight of UTC", "TAS", 295, false],
  ["at midnight of UTC", "TAS", 300, true],
  ["before midnight, the same day in UTC", "TAS", 1435, true],
  ["back, by another zone before midnight of UTC", "AYT", 175, false],
];

test.each(casesOfRow(CASES, 0, 3))(
  "a booking of a flight %s keeps its date when its carrier files by the other clock",
  async (_, origin, minute, hasStop) => {
    const date = world.date(104 + 5 * (minute % 7));
    const day = dayNumber(date);
    const stations = origin === "AYT" ? ["AYT", "TAS"] : hasStop ? ["TAS", "UGC", "AYT"] : ["TAS", "AYT"];
    const flight = { number: 300 + (minute % 299), days: 127, stations, minute, flies: 130 };
    const write = async (timeMode: "L" | "U") => {
      const legs = legsOn(flight, timeMode, [day]);
      const validity = { validFrom: fromDayNumber(day - 1), validTo: fromDayNumber(day + 1) };
      const lines = writeSsim({ carriers: [someCarrier(legs, { carrier: "X0", timeMode, ...validity })], createdOn: "2026-11-01" });
      await importSchedule({ files: [someFile("x0.ssim", lines)], isKnownAirport: () => true, now: world.now, allowedLossPercent: 100 });
      await newSnapshot(world.now);
    };
    await write("L");
    const to = stations.at(-1) ?? "";
    const { partner, now } = world;
    const number = String(flight.number);
    const { offerId } = await findOffer({ partner, now, date, from: origin, to, party: ONE_ADULT, carrier: "X0", number, lands: hasStop });
    const { id } = await book({ partner, now, offerId, body: makeBody(ONE_ADULT) });
    const agreed = await agreedFlights(id);
    const { seats } = await db().booking.findUniqueOrThrow({ where: { id } });
    for (const timeMode of ["U", "L", "U"] as const) {
      await write(timeMode);
      expect(await changesOf(id)).toEqual([]);
      expect(await agreedFlights(id)).toEqual(agreed);
      expect((await db().booking.findUniqueOrThrow({ where: { id } })).seats).toEqual(seats);
    }
    // It is still followed: ten minutes later by the other clock is told as ten minutes.
    flight.minute += 10;
    await write("U");
    expect(await changesOf(id)).toMatchObject([{ kind: "time", state: "told", minutes: 10 }]);
  },
);
