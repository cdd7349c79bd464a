import { SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import { type BadLine, badLineText } from "../../imports/bad-line";
import { type Columns, LEG } from "../columns";
import { SsimParser } from "../parser";
import type { SeasonHeader } from "../read-carrier";
import type { FileExpectations } from "../set-sequence";
import { type SsimCarrier, writeSsim } from "../write/write";

/** A plausible leg, for tests. */
export function someLeg(changes: Partial<LegPattern> = {}): LegPattern {
  return {
    carrier: "HY",
    flightNumber: 271,
    suffix: "",
    itineraryVariation: 1,
    legSequence: 1,
    serviceType: "J",
    timeMode: "L",
    periodFrom: "2026-10-25",
    periodTo: "2027-03-27",
    daysOfOperation: 0b1111111,
    frequency: 1,
    origin: "TAS",
    destination: "IST",
    departureMinutes: 425,
    arrivalMinutes: 600,
    departureDayOffset: 0,
    arrivalDayOffset: 0,
    departureTerminal: "2",
    arrivalTerminal: "",
    aircraft: "32N",
    bookingDesignators: "JCDYBMKQ",
    configuration: "C16Y150",
    coveredBy: UNCOVERED,
    ...SOLD_FREELY,
    ...changes,
  };
}

export function someCarrier(legs: LegPattern[], changes: Partial<Omit<SsimCarrier, "legs">> = {}): SsimCarrier {
  return { carrier: "HY", season: "W26", timeMode: "L", validFrom: "2026-10-25", validTo: "2027-03-27", ...changes, legs };
}

/** The lines of a file, without filler lines. */
export function linesOf(...carriers: SsimCarrier[]): string[] {
  return [...writeSsim({ carriers, createdOn: "2026-10-01" })].filter((line) => !line.startsWith("00"));
}

/** The line with other text in some columns of a leg record. */
export function withField(line: string, field: keyof typeof LEG, text: string): string {
  const [first, last]: Columns = LEG[field];
  return line.slice(0, first - 1) + text.padEnd(last - first + 1) + line.slice(last);
}

/**
 * A type 4 record of a leg's record.
 * @param ends board and off indicator, e.g. `AB`
 */
export function segmentLine(leg: string, ends: string, element: string, data: string): string {
  const hundreds = leg.charAt(LEG.variation_overflow[0] - 1);
  return `4${leg.slice(1, 14)}`.padEnd(27) + hundreds + ends + element.padStart(3, "0") + " ".repeat(6) + data.padEnd(161);
}

interface Parsed {
  seasons: SeasonHeader[];
  legs: LegPattern[];
  bad: BadLine[];
  /** `bad` in English. */
  problems: string[];
  /** `parser.warnings` in English. */
  warnings: string[];
  parser: SsimParser;
}

/** Parses a whole file; every airport is known but `QQQ`, every aircraft but `ZZZ`. Sets without legs are right where `expected` says nothing. */
export function parseLines(lines: Iterable<string>, expected: Partial<FileExpectations> = {}): Parsed {
  const isKnownAircraft = (code: string) => code !== "ZZZ";
  const parser = new SsimParser((code) => code !== "QQQ", { today: "2026-11-20", allowEmpty: true, isKnownAircraft, ...expected });
  const parsed: Parsed = { seasons: [], legs: [], bad: parser.bad.listed, problems: [], warnings: [], parser };
  for (const line of lines) {
    const item = parser.read(line);
    if (item?.kind === "season") parsed.seasons.push(item.season);
    if (item?.kind === "leg") parsed.legs.push(item.leg);
  }
  parser.end();
  parsed.problems = parsed.bad.map((bad) => badLineText(bad, "en"));
  parsed.warnings = parser.warnings.listed.map((bad) => badLineText(bad, "en"));
  return parsed;
}
