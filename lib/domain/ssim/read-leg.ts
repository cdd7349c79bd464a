import type { BadLine } from "@/lib/domain/imports/bad-line";
import type { LegPattern } from "@/lib/domain/schedule";
import { LEG } from "./columns";
import {
  parseAirline,
  parseDayOffset,
  parseDays,
  parseDesignators,
  parseFrequency,
  parseNumber,
  parseTime,
  parseUtcOffset,
} from "./fields";
import { parseEnd } from "./read-carrier";
import { RecordReader } from "./record-reader";
import { parseSsimDate } from "./ssim-date";

/** What a type 3 record says by itself: blanks in columns 193–194 are still null, and an arrival may be 1440 (midnight as 2400). */
export interface LegRecord extends Omit<LegPattern, "departureDayOffset" | "arrivalDayOffset" | "timeMode"> {
  departureDayOffset: number | null;
  arrivalDayOffset: number | null;
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
  isKnownAirport: IsKnownAirport,
  report: (bad: BadLine) => void,
): LegRecord | undefined {
  const reader: LegReader = new RecordReader(LEG, line, lineNumber, report);
  const record = {
    ...readFlight(reader),
    ...readPeriod(reader),
    ...readDeparture(reader, isKnownAirport),
    ...readArrival(reader, isKnownAirport),
    ...readEquipment(reader),
  };
  return reader.failed ? undefined : record;
}

function readFlight(reader: LegReader) {
  const low = reader.read("variation", (text) => parseNumber(text, 0, 99), "variation", 0);
  const hundreds = reader.read("variation_overflow", (text) => (text === " " ? 0 : parseNumber(text, 0, 9)), "variation", 0);
  return {
    carrier: reader.read("airline", parseAirline, "airline", ""),
    flightNumber: reader.read("flight_number", (text) => parseNumber(text, 1, 9999), "flight_number", 0),
    suffix: reader.read("suffix", (text) => (/^[A-Z ]$/.test(text) ? text.trim() : undefined), "suffix", ""),
    itineraryVariation: hundreds * 100 + low,
    legSequence: reader.read("leg_sequence", (text) => parseNumber(text, 1, 99), "leg_sequence", 1),
    serviceType: reader.read("service_type", (text) => (/^[A-Z]$/.test(text) ? text : undefined), "service_type", ""),
  };
}

function readPeriod(reader: LegReader) {
  const periodFrom = reader.read("period_from", parseSsimDate, "ssim_date", "");
  const periodTo = reader.read("period_to", parseEnd, "ssim_end_date", null);
  if (periodFrom !== "" && periodTo !== null && periodTo < periodFrom) reader.fail("period_to", "period_reversed", periodTo, periodFrom);
  const daysOfOperation = reader.read("days_of_operation", parseDays, "days_of_operation", 127);
  if (daysOfOperation === 0) reader.fail("days_of_operation", "no_days", "");
  return { periodFrom, periodTo, daysOfOperation, frequency: reader.read("frequency", parseFrequency, "frequency", 1) };
}

function readDeparture(reader: LegReader, isKnownAirport: IsKnownAirport) {
  // Passengers go by the passenger time; where a file leaves it blank, the aircraft's is all there is.
  const field = reader.text("departure_time") === "" ? "aircraft_departure_time" : "departure_time";
  return {
    origin: reader.read("origin", known(isKnownAirport), "airport_unknown", ""),
    departureMinutes: reader.read(field, (text) => (text === "2400" ? undefined : parseTime(text)), "time", 0),
    departureUtcOffset: reader.read("departure_utc_offset", parseUtcOffset, "utc_offset", null),
    departureTerminal: reader.text("departure_terminal"),
    departureDayOffset: reader.read("departure_day", parseDayOffset, "day_offset", null),
  };
}

function readArrival(reader: LegReader, isKnownAirport: IsKnownAirport) {
  const field = reader.text("arrival_time") === "" ? "aircraft_arrival_time" : "arrival_time";
  return {
    destination: reader.read("destination", known(isKnownAirport), "airport_unknown", ""),
    arrivalMinutes: reader.read(field, parseTime, "time", 0),
    arrivalUtcOffset: reader.read("arrival_utc_offset", parseUtcOffset, "utc_offset", null),
    arrivalTerminal: reader.text("arrival_terminal"),
    arrivalDayOffset: reader.read("arrival_day", parseDayOffset, "day_offset", null),
  };
}

function readEquipment(reader: LegReader) {
  return {
    aircraft: reader.read("aircraft", (text) => (/^[A-Z0-9]{3}$/.test(text) ? text : undefined), "aircraft", ""),
    bookingDesignators: reader.read("booking_designators", parseDesignators, "booking_designators", ""),
    configuration: reader.text("configuration"),
    trafficRestriction: reader.text("traffic_restriction"),
  };
}

function known(isKnownAirport: IsKnownAirport) {
  return (text: string): string | undefined => (/^[A-Z]{3}$/.test(text) && isKnownAirport(text) ? text : undefined);
}
