import fc from "fast-check";
import { expect, it } from "vitest";
import { fromDayNumber } from "@/lib/domain/dates";
import { type SegmentSale, SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { writeSsim } from "../write/write";
import { parseLines } from "./testing";

const SEASON_START = 20_750; // 2026-10-24
const SEASON_DAYS = 154;
const DAY = 1440;

/** Clocks of invented airports, minutes east of UTC, from Honolulu to Auckland. */
const CLOCKS: Record<string, number> = { AAA: -600, BBB: -210, CCC: 0, DDD: 300, EEE: 345, FFF: 540, GGG: 780 };

const letters = (min: number, max: number) => fc.stringMatching(new RegExp(`^[A-Z]{${min},${max}}$`));

const flight = fc.record({
  flightNumber: fc.integer({ min: 1, max: 9999 }),
  suffix: letters(0, 1),
  itineraryVariation: fc.integer({ min: 0, max: 999 }),
  serviceType: fc.constantFrom("J", "S", "G", "C", "Q"),
  period: fc.tuple(fc.integer({ min: 0, max: SEASON_DAYS }), fc.option(fc.integer({ min: 0, max: SEASON_DAYS }))),
  daysOfOperation: fc.integer({ min: 1, max: 127 }),
  frequency: fc.constantFrom<1 | 2>(1, 2),
  departure: fc.integer({ min: 0, max: DAY - 1 }),
  route: fc.uniqueArray(fc.constantFrom(...Object.keys(CLOCKS)), { minLength: 2, maxLength: 4 }),
  /** Minutes in the air, then on the ground, of each leg. */
  durations: fc.array(fc.tuple(fc.integer({ min: 1, max: DAY - 1 }), fc.integer({ min: 0, max: DAY - 1 })), { minLength: 3, maxLength: 3 }),
  terminal: fc.constantFrom("", "2", "T1"),
  aircraft: fc.stringMatching(/^[A-Z0-9]{3}$/),
  classes: fc.uniqueArray(fc.constantFrom(..."JCDYBMKQTVLSN"), { minLength: 1, maxLength: 13 }),
  configuration: fc.constantFrom("", "C16Y150", "Y189", "F008C024W036Y240VVA359B"),
  operator: fc.constantFrom(
    SOLD_FREELY,
    { ...SOLD_FREELY, operatingCarrier: "QY" },
    { ...SOLD_FREELY, operatingName: "QY REGIONAL" },
    { ...SOLD_FREELY, operatingCarrier: "QY", operatingFlight: "QY0451Z" },
    { ...SOLD_FREELY, operatingCarrier: "QYA", operatingName: "QY/WINGS", operatingFlight: "QYA0012" },
    { ...SOLD_FREELY, operatingFlight: "QX0012" },
  ),
  segments: fc.array(
    fc.record({
      restriction: fc.constantFrom("", "A", "K", "Y"),
      qualifier: fc.constantFrom("", "710", "712"),
      classes: fc.constantFrom("", "YM"),
      remarks: fc.constantFrom("", "G", "GRP"),
    }),
    { maxLength: 3 },
  ),
});
type Flight = typeof flight extends fc.Arbitrary<infer T> ? T : never;

/** A flight's legs with their days counted out minute by minute on the clocks of the airports. */
function legsOf(spec: Flight, timeMode: "L" | "U"): LegPattern[] {
  let utc = spec.departure - clock(spec.route[0], timeMode);
  return spec.route.slice(1).map((destination, index) => {
    const origin = spec.route[index] ?? "";
    const [air = 1, ground = 0] = spec.durations[index] ?? [];
    const departure = utc + clock(origin, timeMode);
    const arrival = utc + air + clock(destination, timeMode);
    utc += air + ground;
    const legSequence = index + 1;
    return {
      ...pattern(spec, timeMode),
      legSequence,
      origin,
      destination,
      ...times(departure, arrival),
      segments: segmentsOf(spec, legSequence),
    };
  });
}

/** Of journeys that end with the same leg and with those after it; nothing is said of a journey without any of it. */
function segmentsOf({ segments }: Flight, legSequence: number): SegmentSale[] {
  return segments
    .map((each, later) => ({ ...each, qualifier: each.restriction === "" ? "" : each.qualifier, offLeg: legSequence + later }))
    .filter(({ restriction, classes, remarks }) => restriction + classes + remarks !== "");
}

function clock(airport: string | undefined, timeMode: "L" | "U"): number {
  return timeMode === "U" ? 0 : (CLOCKS[airport ?? ""] ?? 0);
}

function times(departure: number, arrival: number) {
  const dayOf = (minutes: number): number => Math.floor(minutes / DAY);
  return {
    departureMinutes: departure - dayOf(departure) * DAY,
    departureDayOffset: dayOf(departure),
    arrivalMinutes: arrival - dayOf(arrival) * DAY,
    arrivalDayOffset: dayOf(arrival),
  };
}

function pattern(spec: Flight, timeMode: "L" | "U") {
  const [from, length] = spec.period;
  return {
    carrier: "QX",
    flightNumber: spec.flightNumber,
    suffix: spec.suffix,
    itineraryVariation: spec.itineraryVariation,
    serviceType: spec.serviceType,
    timeMode,
    periodFrom: fromDayNumber(SEASON_START + from),
    periodTo: length === null ? null : fromDayNumber(SEASON_START + from + length),
    daysOfOperation: spec.daysOfOperation,
    frequency: spec.frequency,
    departureTerminal: spec.terminal,
    arrivalTerminal: "",
    aircraft: spec.aircraft,
    bookingDesignators: spec.classes.join(""),
    configuration: spec.configuration,
    coveredBy: UNCOVERED,
    // No flight is a duplicate of itself.
    ...(spec.flightNumber === 12 ? SOLD_FREELY : spec.operator),
  };
}

const flights = fc.uniqueArray(flight, {
  maxLength: 8,
  // A number departs from an airport once a day, whatever its suffix and variation.
  selector: (each) => each.flightNumber,
});

it.each([false, true])("what is written is read back the same, days left blank: %s", (blankDayOffsets) => {
  fc.assert(
    fc.property(flights, fc.constantFrom<"L" | "U">("L", "U"), (specs, timeMode) => {
      const legs = specs.flatMap((spec) => legsOf(spec, timeMode));
      const carrier = { carrier: "QX", season: "W26", timeMode, validFrom: fromDayNumber(SEASON_START), validTo: null, legs };
      const lines = [
        ...writeSsim({ carriers: [carrier], createdOn: "2026-10-01", blankDayOffsets, utcOffset: (airport) => CLOCKS[airport] ?? 0 }),
      ];
      expect(lines.every((line) => line.length === 200) && lines.length % 5 === 0).toBe(true);
      const { legs: read, problems, parser } = parseLines(lines);
      expect(problems).toEqual([]);
      expect(read).toEqual(legs);
      expect(parser.serials.jumps).toBe(0);
    }),
    { numRuns: propertyRuns(300) },
  );
});
