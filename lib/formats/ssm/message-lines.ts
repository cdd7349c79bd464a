import { parseFlightNumber } from "../ssim/fields";
import type { FlightName } from "./message";

// Readers of single words of an SSM or ASM. Each gives undefined for a word of another form.

const DESIGNATOR = /^([A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z])(\d{1,4})([A-Z]?)$/;

/** `QX451`, `QX0451Z` */
export function parseFlight(text: string): FlightName | undefined {
  const match = DESIGNATOR.exec(text);
  const flightNumber = parseFlightNumber(match?.[2] ?? "");
  return match && flightNumber !== undefined ? { carrier: match[1] ?? "", flightNumber, suffix: match[3] ?? "" } : undefined;
}

/** Whether a line begins as one of a flight does, whatever its values. */
export function isFlightLine(line: string): boolean {
  return /^[A-Z0-9]{2,3}\d/.test(line);
}

/** `408`, `0408Z`: another number of the airline that stands before it. */
export function parseFurtherNumber(text: string, { carrier }: FlightName): FlightName | undefined {
  return /^\d{1,4}[A-Z]?$/.test(text) ? parseFlight(carrier + text) : undefined;
}

/** `1234567` or `57`, in any order, each day once; bit 0 is Monday. */
export function parseDayDigits(text: string): number | undefined {
  if (!/^[1-7]{1,7}$/.test(text) || new Set(text).size !== text.length) return undefined;
  return [...text].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
}

/** `SKD/NCU`, `ORD/LAS/SFO`: stations of legs that are named. */
export function parseStations(text: string): string[] | undefined {
  return /^[A-Z]{3}(\/[A-Z]{3})+$/.test(text) ? text.split("/") : undefined;
}
