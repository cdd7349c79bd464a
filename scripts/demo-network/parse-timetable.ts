/** There and back, as timetable.txt has it. */
export interface Rotation {
  carrier: string;
  /** Number of the flight out; the flight back has the next one. */
  number: number;
  /** Airports out, base first; more than two where it lands on the way. */
  route: string[];
  /** Minutes after midnight, local at the base. */
  departure: number;
  /** Bit 0 is Monday, of the departure from the base. */
  days: number;
  aircraft: string;
  serviceType: string;
  frequency: 1 | 2;
  /** `MM-DD` of every year, null for all year. */
  season: { from: string; to: string } | null;
  /** Minutes on the ground before the way back; null leaves it to the aircraft. */
  turnaround: number | null;
}

type Line = Pick<Rotation, "carrier" | "days" | "aircraft"> & { base: string; number: number; window: [number, number] };

const OPTION = /\/\w{3}|:[1-7]+|@\d\d:\d\d|=[A-Z]|%2|~\d{4}-\d{4}|\+\d+:\d\d/g;
const DESTINATION = new RegExp(`^([A-Z]{3}(?:>[A-Z]{3})*)((?:${OPTION.source})*)$`);

/** @throws Error that names the line where it cannot be read, or repeats a flight number */
export function parseTimetable(text: string): Rotation[] {
  const rotations = text.split("\n").flatMap((line, index) => {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) return [];
    return parseLine(content, index + 1);
  });
  refuseRepeatedNumbers(rotations);
  return rotations;
}

function parseLine(content: string, lineNumber: number): Rotation[] {
  const [carrier = "", base = "", number = "", window = "", days = "", aircraft = "", ...destinations] = content.split(/\s+/);
  const [opens = "", closes = ""] = window.split("-");
  const line: Line = { carrier, base, number: Number(number), days: mask(days), aircraft, window: [clock(opens), clock(closes)] };
  if (!Number.isInteger(line.number) || line.window.some(Number.isNaN)) throw new Error(`timetable line ${lineNumber}`);
  return destinations.map((token, index) => {
    const match = DESTINATION.exec(token);
    if (!match) throw new Error(`timetable line ${lineNumber}: ${token}`);
    return rotation(line, match[1] ?? "", match[2] ?? "", index, destinations.length);
  });
}

function rotation(line: Line, places: string, optionText: string, index: number, count: number): Rotation {
  const options = new Map((optionText.match(OPTION) ?? []).map((option) => [option.charAt(0), option.slice(1)]));
  const [departs, days, season, turnaround] = [options.get("@"), options.get(":"), options.get("~"), options.get("+")];
  return {
    carrier: line.carrier,
    number: line.number + 2 * index,
    route: [line.base, ...places.split(">")],
    departure: departs === undefined ? spreadOver(line.window, index, count) : clock(departs),
    days: days === undefined ? line.days : mask(days),
    aircraft: options.get("/") ?? line.aircraft,
    serviceType: options.get("=") ?? "J",
    frequency: options.has("%") ? 2 : 1,
    season: season === undefined ? null : { from: monthDay(season.slice(0, 4)), to: monthDay(season.slice(5)) },
    turnaround: turnaround === undefined ? null : clock(turnaround),
  };
}

function monthDay(digits: string): string {
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

/** Steps of five minutes; a window that ends before it begins goes over midnight. */
function spreadOver([opens, closes]: [number, number], index: number, count: number): number {
  const length = (closes - opens + 1440) % 1440;
  const minutes = opens + (count < 2 ? 0 : (length * index) / (count - 1));
  return (Math.round(minutes / 5) * 5) % 1440;
}

function clock(text: string): number {
  const [hours, minutes] = text.split(":").map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
}

function mask(days: string): number {
  return [...days].reduce((bits, day) => bits | (1 << (Number(day) - 1)), 0);
}

function refuseRepeatedNumbers(rotations: readonly Rotation[]): void {
  const taken = new Set<string>();
  for (const { carrier, number } of rotations) {
    for (const flight of [`${carrier}${number}`, `${carrier}${number + 1}`]) {
      if (taken.has(flight)) throw new Error(`flight number ${flight} is given twice`);
      taken.add(flight);
    }
  }
}
