import fc from "fast-check";
import { fromDayNumber } from "@/lib/domain/dates";
import { byPrecedence, CONNECTION_STATUSES } from "@/lib/domain/schedule/connection-rules";
import { flightCode } from "@/lib/domain/schedule/inventory";
import { SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { EngineAirport } from "../airport-table";
import type { NetworkInput } from "../oracle/compile-network";
import type { ItineraryQuery } from "../oracle/visit-itineraries";

const DAY_MINUTES = 1440;
const CODES = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF"];
const CARRIERS = ["C1", "C2", "C3"];
const AGREEMENTS: [string, string][] = [
  ["C1", "C2"],
  ["C3", "C1"],
];

/** Day numbers: clocks change on 2026-10-25 (Europe), 2026-11-01 (America), 2027-03-14, 2027-03-28 and 2027-04-04 (Lord Howe). */
const BASE_DAYS = [20_748, 20_750, 20_757, 20_889, 20_903, 20_910];

/** Both sides of the date line, odd offsets, several sorts of clock changes. */
const ZONES = [
  "Asia/Tashkent",
  "Europe/London",
  "America/New_York",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
];

const minutes = fc.integer({ min: 30, max: 200 });

const maybe = (...texts: string[]) => fc.constantFrom("", ...texts);

/** Exceptions for some carriers and terminals, no two for the same ones. */
const exceptions = fc
  .uniqueArray(
    fc.record({
      status: fc.constantFrom(...CONNECTION_STATUSES),
      arrivalTerminal: maybe("1", "2"),
      departureTerminal: maybe("1", "2"),
      arrivalCarrier: maybe(...CARRIERS),
      departureCarrier: maybe(...CARRIERS),
      minutes,
    }),
    { maxLength: 8, selector: ({ minutes: _, ...which }) => JSON.stringify(which) },
  )
  .map((drawn) => [...drawn].sort(byPrecedence));

const airportFields = fc.record({
  country: fc.constantFrom("UZ", "KZ"),
  timeZone: fc.constantFrom(...ZONES),
  latitude: fc.integer({ min: 10, max: 55 }),
  longitude: fc.integer({ min: 20, max: 80 }),
  connect: fc.record({ DD: minutes, DI: minutes, ID: minutes, II: minutes }),
  exceptions: fc.oneof(fc.constant([]), exceptions),
});

const airportList = fc
  .array(airportFields, { minLength: CODES.length, maxLength: CODES.length })
  .map((all): EngineAirport[] => all.map((fields, index) => ({ code: CODES[index] ?? "", ...fields })));

/** What a later set of the schedule takes over of a flight, counted from the first day of the network. */
const covering = fc.record({
  from: fc.integer({ min: -12, max: 3 }),
  length: fc.option(fc.integer({ min: 0, max: 10 })),
  days: fc.integer({ min: 1, max: 127 }),
  frequency: fc.constantFrom(1 as const, 2 as const),
});

/** A flight of one to three legs, as it would be filed. Numbers are few, so that variations and periods overlap. */
const flight = fc.record({
  carrier: fc.constantFrom(...CARRIERS),
  flightNumber: fc.integer({ min: 1, max: 15 }),
  suffix: fc.constantFrom("", "", "", "A"),
  itineraryVariation: fc.integer({ min: 1, max: 2 }),
  timeMode: fc.constantFrom("L" as const, "U" as const),
  from: fc.integer({ min: -12, max: 1 }),
  length: fc.option(fc.integer({ min: 5, max: 20 })),
  days: fc.oneof({ weight: 3, arbitrary: fc.constant(127) }, fc.integer({ min: 1, max: 127 })),
  frequency: fc.constantFrom(1 as const, 1 as const, 1 as const, 2 as const),
  /** Weights so that most flights are covered by nothing. */
  coveredBy: fc.array(covering, { maxLength: 2, size: "xsmall" }),
  calls: fc.array(fc.integer({ min: 0, max: CODES.length - 1 }), { minLength: 2, maxLength: 4 }),
  departure: fc.integer({ min: 0, max: 287 }).map((count) => count * 5),
  legs: fc.array(
    fc.record({
      air: fc.integer({ min: 40, max: 600 }),
      ground: fc.integer({ min: -5, max: 240 }),
      days: fc.constantFrom(127, 127, 0b1010101),
      terminals: fc.constantFrom(["", ""], ["1", "2"], ["2", "1"]),
    }),
    { minLength: 3, maxLength: 3 },
  ),
});

/** Another number of one of the flights (code share): some of its legs, as its carrier files them. */
const duplicate = fc.record({
  of: fc.nat(),
  carrier: fc.constantFrom(...CARRIERS),
  flightNumber: fc.integer({ min: 21, max: 40 }),
  timeMode: fc.constantFrom("L" as const, "U" as const),
  days: fc.constantFrom(127, 127, 127, 0b0101101),
  /** Minutes by which it is filed otherwise. */
  later: fc.constantFrom(0, 0, 0, 5, -5, 40, -40, 400, -400, 719, 720, 721, -720, 1_000),
  /** Bit by leg: legs that the other flight flies. */
  shared: fc.constantFrom(0b111, 0b111, 0b111, 0b110, 0b101, 0b011),
  /** Filed to be flown another way. */
  isShort: fc.constantFrom(false, false, false, true),
});

/** Flight dates of which a carrier's schedule is known, or one flight's. Dates are counted from the first day of the network. */
const known = fc.record({
  carrier: fc.constantFrom(...CARRIERS),
  flightNumber: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 15 })),
  timeMode: fc.constantFrom("L" as const, "U" as const),
  ...{ from: fc.integer({ min: -12, max: 3 }), length: fc.option(fc.integer({ min: 0, max: 10 })) },
  ...{ days: fc.constantFrom(127, 127, 0b1010110), frequency: fc.constantFrom(1 as const, 1 as const, 2 as const) },
});

type Flight = typeof flight extends fc.Arbitrary<infer T> ? T : never;

function legsOf(drawn: Flight, airports: readonly EngineAirport[], base: number): LegPattern[] {
  const { carrier, flightNumber, suffix, itineraryVariation, timeMode, frequency } = drawn;
  const date = base + drawn.from;
  const coveredBy = drawn.coveredBy.map(({ from, length, ...weeks }) => {
    return { from: fromDayNumber(base + from), to: length === null ? null : fromDayNumber(base + from + length), ...weeks };
  });
  let utc = date * DAY_MINUTES + drawn.departure;
  return drawn.legs.slice(0, drawn.calls.length - 1).flatMap((leg, index) => {
    const [origin, destination] = [airports[drawn.calls[index] ?? 0], airports[drawn.calls[index + 1] ?? 0]];
    if (!origin || !destination) return [];
    const clock = (airport: EngineAirport, instant: number) => (timeMode === "U" ? instant : utcToLocal(airport.timeZone, instant));
    const departure = clock(origin, utc) - date * DAY_MINUTES;
    const arrival = clock(destination, utc + leg.air) - date * DAY_MINUTES;
    utc += leg.air + leg.ground;
    return {
      ...{ carrier, flightNumber, suffix, itineraryVariation, timeMode, frequency },
      legSequence: index + 1,
      serviceType: "J",
      periodFrom: fromDayNumber(date),
      periodTo: drawn.length === null ? null : fromDayNumber(date + drawn.length),
      daysOfOperation: drawn.days & leg.days,
      origin: origin.code,
      destination: destination.code,
      departureMinutes: departure - Math.floor(departure / DAY_MINUTES) * DAY_MINUTES,
      arrivalMinutes: arrival - Math.floor(arrival / DAY_MINUTES) * DAY_MINUTES,
      departureDayOffset: Math.floor(departure / DAY_MINUTES),
      arrivalDayOffset: Math.floor(arrival / DAY_MINUTES),
      ...{
        departureTerminal: leg.terminals[0] ?? "",
        arrivalTerminal: leg.terminals[1] ?? "",
        aircraft: "320",
        bookingDesignators: "Y",
        configuration: "Y180",
        coveredBy,
      },
      ...SOLD_FREELY,
    };
  });
}

function duplicatesOf(
  drawn: readonly (typeof duplicate extends fc.Arbitrary<infer T> ? T : never)[],
  flights: readonly Flight[],
  airports: readonly EngineAirport[],
  base: number,
): LegPattern[] {
  return drawn.flatMap(({ of, carrier, flightNumber, timeMode, days, later, shared, isShort }) => {
    const flown = flights[of % flights.length];
    if (!flown) return [];
    const calls = isShort && flown.calls.length > 2 ? flown.calls.toSpliced(1, 1) : flown.calls;
    const own = { carrier, flightNumber, suffix: "" as const, timeMode, days, calls, coveredBy: [], departure: flown.departure + later };
    const operatingFlight = flightCode(flown.carrier, flown.flightNumber, flown.suffix);
    return legsOf({ ...flown, ...own }, airports, base).map((leg, index) => ((shared >> index) & 1 ? { ...leg, operatingFlight } : leg));
  });
}

function setOf(drawn: typeof known extends fc.Arbitrary<infer T> ? T : never, base: number, seq: number): ScheduleSet {
  const { from, length, days, flightNumber, ...rest } = drawn;
  return {
    ...{ ...rest, seq, layer: "basic", flightNumber, suffix: flightNumber === null ? null : "", daysOfOperation: days },
    validFrom: fromDayNumber(base + from),
    validTo: length === null ? null : fromDayNumber(base + from + length),
  };
}

const someCodes = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...CODES).map((code) => [code]) },
  { weight: 1, arbitrary: fc.subarray(CODES, { minLength: 1, maxLength: 2 }) },
);

const question = fc.record({
  origins: someCodes,
  destinations: someCodes,
  /** Days after the first one of the network, which holds up to four; others have no answer. */
  day: fc.constantFrom(0, 0, 1, 2, 3, -1),
  maxStops: fc.constantFrom(0 as const, 1 as const, 2 as const, 2 as const, 2 as const),
  /** Minutes after midnight UTC of that day. */
  notBefore: fc.constantFrom(Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 400),
});

/** A small network and questions to it, made to hit clock changes, the date line, overlapping variations and through flights. */
export const worlds: fc.Arbitrary<{ input: NetworkInput; queries: ItineraryQuery[] }> = fc
  .record({
    airports: fc.noBias(airportList),
    // Without fast-check's taste for small numbers, which would put nearly all flights on one route.
    flights: fc.noBias(fc.array(flight, { minLength: 8, maxLength: 24, size: "max" })),
    duplicates: fc.noBias(fc.array(duplicate, { maxLength: 8 })),
    sets: fc.array(known, { maxLength: 4 }),
    unsold: fc.subarray(CARRIERS),
    agreements: fc.subarray(AGREEMENTS),
    base: fc.constantFrom(...BASE_DAYS),
    ahead: fc.integer({ min: 0, max: 3 }),
    questions: fc.array(question, { minLength: 6, maxLength: 6 }),
  })
  .map(({ airports, flights, duplicates, sets, unsold, agreements, base, ahead, questions }) => ({
    input: {
      legs: [...flights.flatMap((drawn) => legsOf(drawn, airports, base)), ...duplicatesOf(duplicates, flights, airports, base)],
      sets: sets.map((drawn, seq) => setOf(drawn, base, seq)),
      ...{ unsold, airports, agreements, fromDay: base, toDay: base + ahead },
    },
    queries: questions.map((asked) => ({ ...asked, day: base + asked.day, notBefore: (base + asked.day) * DAY_MINUTES + asked.notBefore })),
  }));
