import { parseTime } from "../ssim/fields";

/** One end of a leg. `day` is days after the flight's date, or of an ASM the day of the month. */
export interface StationTime {
  airport: string;
  minutes: number;
  day: { after: number } | { ofMonth: number };
  /** Minutes of the time that passengers go by, where it differs. */
  passengers: number | undefined;
}

interface LegLine {
  departure: StationTime;
  arrival: StationTime;
  /** Words behind the two stations. */
  rest: string[];
}

/** What is wrong with a leg line: its form, or a time that no clock shows. */
type WrongLeg = "leg_line" | "time";

const MINUTES_PER_DAY = 1440;
const STATION = /^([A-Z]{3})(\d{2})?(\d{4})((?:\/[A-Z0-9]+){0,2})$/;

/** Whether a line has the form of a leg line, whatever its values: two stations with their times. */
export function isLeg(line: string): boolean {
  return /^[A-Z]{3}\d{4}\S* +[A-Z]{3}\d/.test(line);
}

/** `SIN2145 DEL0100/1` or, in an ASM, `SIN182145 DEL190100`; data elements may follow. */
export function parseLeg(line: string): LegLine | WrongLeg {
  const [from = "", to = "", ...rest] = line.split(/ +/);
  const [departure, arrival] = [parseStation(from), parseStation(to)];
  if (typeof departure === "string") return departure;
  if (typeof arrival === "string") return arrival;
  // A departure at midnight is 0000 of the next day.
  return (departure.passengers ?? departure.minutes) === MINUTES_PER_DAY ? "time" : { departure, arrival, rest };
}

/** Behind the time: a day once, the passengers' time once. */
function parseStation(text: string): StationTime | WrongLeg {
  const [, airport = "", ofMonth, time = "", behind = ""] = STATION.exec(text) ?? [];
  const parts = behind.split("/").slice(1);
  const days = parts.flatMap((part) => parseDays(part) ?? []);
  const times = parts.filter((part) => /^\d{4}$/.test(part)).map(parseTime);
  if (airport === "" || days.length + times.length < parts.length || days.length > (ofMonth === undefined ? 1 : 0) || times.length > 1) {
    return "leg_line";
  }
  const minutes = parseTime(time);
  if (minutes === undefined || times.includes(undefined)) return "time";
  const day = ofMonth === undefined ? { after: days[0] ?? 0 } : { ofMonth: Number(ofMonth) };
  return { airport, minutes, day, passengers: times[0] };
}

/** `1` to `7`; `M1` and, as in files, `A` are the day before. */
function parseDays(text: string): number | undefined {
  if (text === "M1" || text === "A") return -1;
  return /^[0-7]$/.test(text) ? Number(text) : undefined;
}
