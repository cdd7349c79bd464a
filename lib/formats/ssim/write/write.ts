import { addDays, turnWeekdays } from "@/lib/domain/dates";
import { aircraftArrival, aircraftDeparture } from "@/lib/domain/schedule/flights/aircraft-times";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { CARRIER, type Columns, HEADER, LEG, RECORD_LENGTH, SEGMENT, TRAILER } from "../columns";
import { toSsimDate } from "../ssim-date";
import { type Field, hereOrElsewhere, hereOrInElement, saleFields, segmentRecords } from "./write-sale";

/** One carrier's season, as one type 2 record and its legs. */
export interface SsimCarrier {
  /** IATA or ICAO designator. */
  carrier: string;
  /** `W26`, or empty. */
  season: string;
  timeMode: "L" | "U";
  /** `YYYY-MM-DD`; `validTo` null is open-ended. */
  validFrom: string;
  validTo: string | null;
  /** Legs of one flight and variation one after another, by leg sequence. */
  legs: Iterable<LegPattern>;
}

export interface SsimFile {
  carriers: Iterable<SsimCarrier>;
  /** `YYYY-MM-DD` */
  createdOn: string;
  /** Minutes east of UTC at the airport on the date, where the leg says none itself; the columns stay blank without it. */
  utcOffset?: (airport: string, date: string) => number | null;
  /** Leave columns 193–194 blank, as many real files do. */
  blankDayOffsets?: boolean;
}

type Layout = Omit<SsimFile, "carriers">;
/** Type and fields of a record. */
type RecordFields = [type: string, ...Field[]];

const MINUTES_PER_DAY = 1440;
/** What columns 193–194 can say. */
const EARLIEST_DAY = -1;
const LATEST_DAY = 7;
const BLOCK = 5;
const LAST_SERIAL = 999_999;
const FILLER = "0".repeat(RECORD_LENGTH);

/**
 * A schedule as an SSIM chapter 7 file: lines of 200 characters, without line ends, filled with zero records to blocks of five.
 * @throws RangeError where a value does not fit its columns
 */
export function* writeSsim(file: SsimFile): Iterable<string> {
  yield* writeHeader();
  for (const carrier of file.carriers) yield* writeCarrier(carrier, file);
}

/** The lines with which a file begins. */
export function* writeHeader(): Iterable<string> {
  yield* block([
    record("1", [HEADER.title, "AIRLINE STANDARD SCHEDULE DATA SET"], [HEADER.dataSetSerial, "001"], [HEADER.serial, "000001"]),
  ]);
}

/** One carrier's lines: its record, the legs with their segments, and the trailer. */
export function* writeCarrier(carrier: SsimCarrier, file: Layout): Iterable<string> {
  yield* block([carrierRecord(carrier, file.createdOn)]);
  let serial = 2;
  let written = 0;
  for (const leg of carrier.legs) {
    for (const fields of [legFields(leg, file), ...segmentFields(leg)]) {
      serial = nextSerial(serial);
      written += 1;
      yield record(...fields, [LEG.serial, digits(serial, 6)]);
    }
  }
  yield* fill(written);
  yield* block([trailerRecord(carrier.carrier, serial)]);
}

/** Number 1 is the header's alone, so that the count goes on with 2 after the highest. */
function nextSerial(serial: number): number {
  return serial >= LAST_SERIAL ? 2 : serial + 1;
}

function* block(records: string[]): Iterable<string> {
  yield* records;
  yield* fill(records.length);
}

function* fill(written: number): Iterable<string> {
  for (let count = written; count % BLOCK !== 0; count += 1) yield FILLER;
}

function record(type: string, ...fields: Field[]): string {
  const line = Array<string>(RECORD_LENGTH).fill(" ");
  line[0] = type;
  for (const [[first, last], text] of fields) {
    if (text.length > last - first + 1) throw new RangeError(`“${text}” does not fit columns ${first}–${last}`);
    line.splice(first - 1, text.length, ...text);
  }
  return line.join("");
}

function carrierRecord(carrier: SsimCarrier, createdOn: string): string {
  return record(
    "2",
    [CARRIER.time_mode, carrier.timeMode],
    [CARRIER.airline, carrier.carrier],
    [CARRIER.season, carrier.season],
    [CARRIER.valid_from, toSsimDate(carrier.validFrom)],
    [CARRIER.valid_to, toSsimDate(carrier.validTo)],
    [CARRIER.created, toSsimDate(createdOn)],
    [CARRIER.status, "C"],
    [CARRIER.serial, digits(2, 6)],
  );
}

function legFields(leg: LegPattern, file: Layout): RecordFields {
  const own = [...periodFields(leg), ...stationFields(leg, file), ...equipmentFields(leg), ...saleFields(leg), ...dayFields(leg, file)];
  return ["3", ...flightFields(leg, LEG.variation_overflow), ...own];
}

/** @param overflow where this record type has the hundreds of the variation */
function flightFields(leg: LegPattern, overflow: Columns): Field[] {
  const variation = digits(leg.itineraryVariation, 3);
  return [
    [LEG.suffix, leg.suffix],
    [LEG.airline, leg.carrier],
    [LEG.flight_number, digits(leg.flightNumber, 4)],
    [LEG.variation, variation.slice(1)],
    [overflow, variation.startsWith("0") ? " " : variation.slice(0, 1)],
    [LEG.leg_sequence, digits(leg.legSequence, 2)],
    [LEG.service_type, leg.serviceType],
  ];
}

function periodFields(leg: LegPattern): Field[] {
  const { day } = aircraftTimes(leg).departure;
  return [
    // Every leg is dated at its own station, by the aircraft.
    [LEG.period_from, toSsimDate(addDays(leg.periodFrom, day))],
    [LEG.period_to, toSsimDate(leg.periodTo && addDays(leg.periodTo, day))],
    [LEG.days_of_operation, daysText(turnWeekdays(leg.daysOfOperation, day))],
    [LEG.frequency, leg.frequency === 2 ? "2" : " "],
  ];
}

function stationFields(leg: LegPattern, file: Layout): Field[] {
  const { departure, arrival } = aircraftTimes(leg);
  const offsetAt = (airport: string) => file.utcOffset?.(airport, leg.periodFrom) ?? null;
  return [
    [LEG.origin, leg.origin],
    [LEG.departure_time, timeText(leg.departureMinutes)],
    [LEG.aircraft_departure_time, timeText(departure.minutes)],
    [LEG.departure_utc_offset, offsetText(leg.departureUtcOffset ?? offsetAt(leg.origin))],
    [LEG.departure_terminal, hereOrInElement(leg.departureTerminal)],
    [LEG.destination, leg.destination],
    [LEG.aircraft_arrival_time, timeText(arrival.minutes)],
    [LEG.arrival_time, timeText(leg.arrivalMinutes)],
    [LEG.arrival_utc_offset, offsetText(leg.arrivalUtcOffset ?? offsetAt(leg.destination))],
    [LEG.arrival_terminal, hereOrInElement(leg.arrivalTerminal)],
  ];
}

function equipmentFields(leg: LegPattern): Field[] {
  return [
    [LEG.aircraft, leg.aircraft],
    [LEG.booking_designators, hereOrElsewhere(leg.bookingDesignators)],
    [LEG.configuration, hereOrElsewhere(leg.configuration)],
  ];
}

/** What segment records say of a leg's sale. */
function segmentFields(leg: LegPattern): RecordFields[] {
  return segmentRecords(leg).map(({ element, offLeg, data }) => [
    "4",
    ...flightFields(leg, SEGMENT.variation_overflow),
    [SEGMENT.board, letterOf(leg.legSequence)],
    [SEGMENT.off, letterOf(offLeg + 1)],
    [SEGMENT.element, element],
    [SEGMENT.board_airport, leg.origin],
    [SEGMENT.off_airport, offLeg === leg.legSequence ? leg.destination : ""],
    [SEGMENT.data, data],
  ]);
}

/** The first leg leaves A and arrives at B. @throws RangeError beyond Z */
function letterOf(place: number): string {
  if (place > 26) throw new RangeError("SSIM has letters for the first 25 legs of a flight");
  return String.fromCharCode(64 + place);
}

function dayFields(leg: LegPattern, file: Layout): Field[] {
  if (file.blankDayOffsets) return [];
  const { departure, arrival } = aircraftTimes(leg);
  return [
    [LEG.departure_day, dayOffsetText(departure.day)],
    [LEG.arrival_day, dayOffsetText(arrival.day)],
  ];
}

/** A time of the aircraft, and its days after the flight's date. */
interface AircraftTime {
  day: number;
  minutes: number;
}

function aircraftTimes(leg: LegPattern): { departure: AircraftTime; arrival: AircraftTime } {
  const [departure, arrival] = [timeOf(aircraftDeparture(leg)), timeOf(aircraftArrival(leg))];
  // Midnight after the last day that has a digit is that day's 2400.
  const isLast = arrival.day === LATEST_DAY + 1 && arrival.minutes === 0;
  return { departure, arrival: isLast ? { day: LATEST_DAY, minutes: MINUTES_PER_DAY } : arrival };
}

function timeOf(minutes: number): AircraftTime {
  const day = Math.floor(minutes / MINUTES_PER_DAY);
  return { day, minutes: minutes - day * MINUTES_PER_DAY };
}

function trailerRecord(carrier: string, lastSerial: number): string {
  return record(
    "5",
    [TRAILER.airline, carrier],
    [TRAILER.check, digits(lastSerial, 6)],
    [TRAILER.ending, "E"],
    [TRAILER.serial, digits(nextSerial(lastSerial), 6)],
  );
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

/** `1 3 5 7` in seven columns: bit 0 is Monday. */
function daysText(mask: number): string {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ((mask >> (day - 1)) & 1 ? String(day) : " ")).join("");
}

function timeText(minutes: number): string {
  return digits(Math.floor(minutes / 60), 2) + digits(minutes % 60, 2);
}

function offsetText(offset: number | null): string {
  if (offset === null) return "";
  return (offset < 0 ? "-" : "+") + timeText(Math.abs(offset));
}

/** The day before is written `A`. */
function dayOffsetText(days: number): string {
  if (days < EARLIEST_DAY || days > LATEST_DAY) throw new RangeError(`SSIM writes day offsets from -1 to 7, not ${days}`);
  return days === -1 ? "A" : String(days);
}
