import { TEST_AIRLINE } from "@/lib/domain/mode";
import type { BadLine } from "../imports/bad-line";
import { CARRIER } from "./columns";
import { parseAirline } from "./fields";
import { RecordReader } from "./record-reader";
import { OPEN_END, parseSsimDate } from "./ssim-date";

/** What a type 2 record says: whose legs follow, for which season, and how their times are to be read. */
export interface SeasonHeader {
  carrier: string;
  /** `W26`, or empty. */
  season: string;
  timeMode: "L" | "U";
  /** `YYYY-MM-DD`; `validTo` null is open-ended. */
  validFrom: string;
  validTo: string | null;
  /** The airline may still change it. */
  isProvisional: boolean;
  /** The day on which its sale opens, `YYYY-MM-DD`; null where the file says none. */
  released: string | null;
}

/**
 * A type 2 record.
 * @returns undefined where something is wrong; every wrong field is reported
 */
export function readCarrier(line: string, lineNumber: number, report: (bad: BadLine) => void): SeasonHeader | undefined {
  const reader = new RecordReader(CARRIER, line, lineNumber, report);
  const header: SeasonHeader = {
    carrier: reader.read("airline", parseAirline, "airline", ""),
    season: reader.read("season", parseSeason, "season_name", ""),
    timeMode: reader.read("time_mode", parseTimeMode, "time_mode", "L"),
    validFrom: reader.read("valid_from", parseSsimDate, "ssim_date", ""),
    validTo: reader.read("valid_to", parseEnd, "ssim_end_date", null),
    isProvisional: reader.text("status") === "P",
    released: reader.read("released", parseReleased, "ssim_date", null),
  };
  // Live mode must never sell what looks like a flight of test mode.
  if (header.carrier === TEST_AIRLINE) reader.fail("airline", "airline_reserved", header.carrier);
  if (!reader.failed && header.validTo !== null && header.validTo < header.validFrom) {
    reader.fail("valid_to", "period_reversed", header.validTo, header.validFrom);
  }
  return reader.failed ? undefined : header;
}

/** `YYYY-MM-DD`, or null for `00XXX00`; undefined where it is neither. */
export function parseEnd(text: string): string | null | undefined {
  return text === OPEN_END ? null : parseSsimDate(text);
}

function parseReleased(text: string): string | null | undefined {
  return text.trim() === "" ? null : parseEnd(text);
}

function parseTimeMode(text: string): "L" | "U" | undefined {
  return text === "L" || text === "U" ? text : undefined;
}

function parseSeason(text: string): string | undefined {
  const season = text.trim();
  return season === "" || /^[SW]\d\d$/.test(season) ? season : undefined;
}
