import { parseAircraft, parseDesignators, parseFlightNumber, parseLetter, parseTime } from "../ssim/fields";
import type { DataElement, FlightName } from "./message";

// Readers of single lines of an SSM or ASM. Each gives undefined for a line of another form.

const DESIGNATOR = /^([A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z])(\d{1,4})([A-Z]?)$/;

/** `QX451`, `QX0451Z` */
export function parseFlight(text: string): FlightName | undefined {
  const match = DESIGNATOR.exec(text);
  const flightNumber = parseFlightNumber(match?.[2] ?? "");
  return match && flightNumber !== undefined ? { carrier: match[1] ?? "", flightNumber, suffix: match[3] ?? "" } : undefined;
}

/** `1234567` or `57`, in any order, each day once; bit 0 is Monday. */
export function parseDayDigits(text: string): number | undefined {
  if (!/^[1-7]{1,7}$/.test(text) || new Set(text).size !== text.length) return undefined;
  return [...text].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
}

interface EquipmentLine {
  serviceType: string;
  aircraft: string;
  bookingDesignators: string | undefined;
  configuration: string;
  elements: DataElement[];
}

/** Whether a line has the form of an equipment line, whatever its values. */
export function isEquipment(line: string): boolean {
  return /^[A-Z] [A-Z0-9]{3}( |$)/.test(line);
}

/** `J 789 CYBM/NN.C20Y180 5/QY`: service type, aircraft, classes (modifiers are not kept), configuration, data elements. */
export function parseEquipment(line: string): EquipmentLine | undefined {
  const [service = "", type = "", ...rest] = line.split(/ +/);
  const hasCabins = rest[0] !== undefined && !ELEMENT.test(rest[0]);
  const [classes = "", configuration = ""] = hasCabins ? (rest[0] ?? "").split(".") : [];
  const elements = (hasCabins ? rest.slice(1) : rest).map(parseElement);
  const [serviceType, aircraft] = [parseLetter(service), parseAircraft(type)];
  if (serviceType === undefined || aircraft === undefined || !areAll(elements)) return undefined;
  return { serviceType, aircraft, bookingDesignators: parseDesignators(classes.split("/")[0] ?? ""), configuration, elements };
}

/** One end of a leg. `day` is days after the flight's date, or of an ASM the day of the month. */
export interface StationTime {
  airport: string;
  minutes: number | undefined;
  day: { after: number } | { ofMonth: number };
  /** Minutes of the time that passengers go by, where it differs. */
  passengers: number | undefined;
}

export interface LegLine {
  departure: StationTime;
  arrival: StationTime;
  elements: DataElement[];
}

const STATION = /^([A-Z]{3})(\d{2})?(\d{4})((?:\/[A-Z0-9]+)*)$/;

/** Whether a line has the form of a leg line, whatever its values: two stations with their times. */
export function isLeg(line: string): boolean {
  return /^[A-Z]{3}\d{4}\S* +[A-Z]{3}\d/.test(line);
}

/** `SIN2145 DEL0100/1` or, in an ASM, `SIN182145 DEL190100`; data elements may follow. */
export function parseLeg(line: string): LegLine | undefined {
  const [from = "", to = "", ...rest] = line.split(/ +/);
  const [departure, arrival] = [parseStation(from), parseStation(to)];
  const elements = rest.map(parseElement);
  return departure && arrival && areAll(elements) ? { departure, arrival, elements } : undefined;
}

function parseStation(text: string): StationTime | undefined {
  const match = STATION.exec(text);
  if (!match) return undefined;
  const station: StationTime = {
    airport: match[1] ?? "",
    minutes: parseTime(match[3] ?? ""),
    day: match[2] === undefined ? { after: 0 } : { ofMonth: Number(match[2]) },
    passengers: undefined,
  };
  for (const part of (match[4] ?? "").split("/").slice(1)) {
    const days = parseDays(part);
    if (days !== undefined) station.day = { after: days };
    else if (/^\d{4}$/.test(part)) station.passengers = parseTime(part);
    else return undefined;
  }
  return station;
}

/** `1` to `7`; `M1` and, as in files, `A` are the day before. */
function parseDays(text: string): number | undefined {
  if (text === "M1" || text === "A") return -1;
  return /^[0-7]$/.test(text) ? Number(text) : undefined;
}

interface SegmentLine {
  origin: string;
  destination: string;
  element: DataElement | null;
}

/** `SINDEL 505/ET`, or the stations alone. */
export function parseSegment(line: string): SegmentLine | undefined {
  const match = /^([A-Z]{3})([A-Z]{3})(?: +(\d{1,3})\/(.*))?$/.exec(line);
  if (!match) return undefined;
  const element = match[3] === undefined ? null : { dei: Number(match[3]), text: (match[4] ?? "").trim() };
  return { origin: match[1] ?? "", destination: match[2] ?? "", element };
}

const ELEMENT = /^(\d{1,3})\/(.*)$/;

/** `99/2` */
export function parseElement(text: string): DataElement | undefined {
  const match = ELEMENT.exec(text);
  return match ? { dei: Number(match[1]), text: match[2] ?? "" } : undefined;
}

function areAll<T>(values: (T | undefined)[]): values is T[] {
  return values.every((value) => value !== undefined);
}
