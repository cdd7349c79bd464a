import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import type { BadLine } from "../imports/bad-line";
import { LEG } from "./columns";
import {
  parseAircraft,
  parseAirline,
  parseDayOffset,
  parseDays,
  parseDepartureTime,
  parseDesignators,
  parseFlightNumber,
  parseFrequency,
  parseLegSequence,
  parseLetter,
  parseOverflow,
  parseSuffix,
  parseTime,
  parseUtcOffset,
  parseVariation,
} from "./fields";
import { parseEnd } from "./read-carrier";
import { RecordReader } from "./record-reader";
import { OPEN_END, parseSsimDate } from "./ssim-date";

const ANY_DAY = 127;

/** What a type 3 record says by itself. */
export interface LegRecord {
  /**
   * With period and weekdays as they are filed: those of the aircraft's departure from the leg's own station. The period's begin is empty
   * where the file leaves it to the season. The days of departure and arrival are still 0, and an arrival is 1440 where the file says 2400.
   */
  leg: LegPattern;
  /** The aircraft's times (columns 44–47, 58–61), minutes after midnight; 1440 is 2400. Days, and columns 193–194, go by them. */
  aircraftDeparture: number;
  aircraftArrival: number;
  /** Days after the flight's date (columns 193–194); null is blank. */
  departureDay: number | null;
  arrivalDay: number | null;
  /** Minutes east of UTC. */
  departureUtcOffset: number | null;
  arrivalUtcOffset: number | null;
  /** Traffic restriction codes (columns 150–160), e.g. `A`: the leg may not be sold by itself. */
  trafficRestriction: string;
}

export type IsKnownAirport = (code: string) => boolean;

type LegReader = RecordReader<keyof typeof LEG>;

/**
 * A type 3 record.
 * @returns undefined where something is wrong; every wrong field is reported
 */
export function readLeg(
  line: string,
  lineNumber: number,
  timeMode: "L" | "U",
  isKnownAirport: IsKnownAirport,
  report: (bad: BadLine) => void,
): LegRecord | undefined {
  const reader: LegReader = new RecordReader(LEG, line, lineNumber, report);
  const leg = readPattern(reader, timeMode, (text) => (/^[A-Z]{3}$/.test(text) && isKnownAirport(text) ? text : undefined));
  const record: LegRecord = {
    leg,
    aircraftDeparture: readAircraftTime(reader, "departure_time", parseDepartureTime, leg.departureMinutes),
    aircraftArrival: readAircraftTime(reader, "arrival_time", parseTime, leg.arrivalMinutes),
    departureDay: reader.read("departure_day", parseDayOffset, "day_offset", null),
    arrivalDay: reader.read("arrival_day", parseDayOffset, "day_offset", null),
    departureUtcOffset: reader.read("departure_utc_offset", parseUtcOffset, "utc_offset", null),
    arrivalUtcOffset: reader.read("arrival_utc_offset", parseUtcOffset, "utc_offset", null),
    trafficRestriction: reader.text("traffic_restriction"),
  };
  checkPeriod(reader, leg);
  return reader.failed ? undefined : record;
}

// One literal rather than parts put together: a file has a million of these.
function readPattern(reader: LegReader, timeMode: "L" | "U", parseAirport: (text: string) => string | undefined): LegPattern {
  return {
    carrier: reader.read("airline", parseAirline, "airline", ""),
    flightNumber: reader.read("flight_number", parseFlightNumber, "flight_number", 0),
    suffix: reader.read("suffix", parseSuffix, "suffix", ""),
    itineraryVariation: readVariation(reader),
    legSequence: reader.read("leg_sequence", parseLegSequence, "leg_sequence", 1),
    serviceType: reader.read("service_type", parseLetter, "service_type", ""),
    timeMode,
    periodFrom: reader.read("period_from", parseBegin, "ssim_date", ""),
    periodTo: reader.read("period_to", parseEnd, "ssim_end_date", null),
    daysOfOperation: reader.read("days_of_operation", parseDays, "days_of_operation", ANY_DAY),
    frequency: reader.read("frequency", parseFrequency, "frequency", 1),
    origin: reader.read("origin", parseAirport, "airport_unknown", ""),
    destination: reader.read("destination", parseAirport, "airport_unknown", ""),
    departureMinutes: reader.read(passengerTime(reader, "departure_time"), parseDepartureTime, "time", 0),
    arrivalMinutes: reader.read(passengerTime(reader, "arrival_time"), parseTime, "time", 0),
    departureDayOffset: 0,
    arrivalDayOffset: 0,
    departureTerminal: reader.text("departure_terminal"),
    arrivalTerminal: reader.text("arrival_terminal"),
    aircraft: reader.read("aircraft", parseAircraft, "aircraft", ""),
    bookingDesignators: reader.read("booking_designators", parseDesignators, "booking_designators", ""),
    configuration: reader.text("configuration"),
    coveredBy: UNCOVERED,
  };
}

function readVariation(reader: LegReader): number {
  const hundreds = reader.read("variation_overflow", parseOverflow, "variation", 0);
  return hundreds * 100 + reader.read("variation", parseVariation, "variation", 0);
}

type TimeField = "departure_time" | "arrival_time";

/** Passengers go by the passenger time; where a file leaves it blank, the aircraft's is all there is. */
function passengerTime<Name extends TimeField>(reader: LegReader, field: Name): Name | `aircraft_${Name}` {
  return reader.text(field) === "" ? `aircraft_${field}` : field;
}

/** @param passengers minutes of the time that passengers go by: where a file leaves one of the two blank, the only one */
function readAircraftTime(reader: LegReader, field: TimeField, parse: (text: string) => number | undefined, passengers: number): number {
  const isOnly = reader.text(field) === "" || reader.text(`aircraft_${field}`) === "";
  return isOnly ? passengers : reader.read(`aircraft_${field}`, parse, "time", 0);
}

/** `YYYY-MM-DD`, or empty for `00XXX00`. */
function parseBegin(text: string): string | undefined {
  return text === OPEN_END ? "" : parseSsimDate(text);
}

function checkPeriod(reader: LegReader, { periodFrom, periodTo, daysOfOperation }: LegPattern): void {
  if (periodFrom !== "" && periodTo !== null && periodTo < periodFrom) reader.fail("period_to", "period_reversed", periodTo, periodFrom);
  if (daysOfOperation === 0) reader.fail("days_of_operation", "no_days", "");
}
