import path from "node:path";
import { dayNumber } from "@/lib/domain/dates";
import type { SsimCounts } from "@/lib/formats/ssim/counts";
import { DepartureCounter } from "@/lib/formats/ssim/departure-counter";
import { SsimParser } from "@/lib/formats/ssim/parser";
import type { IsKnownAirport } from "@/lib/formats/ssim/read-leg";
import { readRecords } from "@/lib/formats/ssim/read-records";
import type { Prisma } from "@/lib/generated/prisma/client";
import { BadFile, importFiles } from "./parts/import-files";
import { replaceInTransaction } from "./parts/replace-in-transaction";
import { type RoutesWithoutFares, routesWithoutFares } from "./parts/routes-without-fares";
import { type SeasonReport, SeasonWriter } from "./parts/season-writer";

/** How far ahead flights are sold. */
export const SALE_DAYS = 330;

/** What the import of one SSIM file did. */
export interface ScheduleReport {
  file: string;
  counts: SsimCounts;
  seasons: SeasonReport[];
  legsWritten: number;
  /** Flight designators. */
  flights: number;
  /** Flights with a date, from today (UTC) to SALE_DAYS ahead. */
  datedFlights: number;
  /** Carriers of the file some of whose routes have no fare. */
  withoutFares: RoutesWithoutFares[];
  /** Jumps in the record serial numbers, and the line of the first. */
  serialJumps: number;
  firstSerialJump: number;
}

interface Options {
  files: readonly string[];
  isKnownAirport: IsKnownAirport;
  now?: Date;
}

/**
 * Imports SSIM chapter 7 files, each wholly or not at all; every carrier's season in a file replaces the one that was there.
 * See docs/importing-schedules.md.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export function importSchedule({ files, isKnownAirport, now = new Date() }: Options): Promise<ScheduleReport[]> {
  const today = dayNumber(now.toISOString());
  return importFiles(files, (file) =>
    replaceInTransaction("schedule", (tx) => importFile(tx, file, new SsimParser(isKnownAirport), today)),
  );
}

async function importFile(tx: Prisma.TransactionClient, file: string, parser: SsimParser, today: number): Promise<ScheduleReport> {
  const writer = new SeasonWriter(tx, path.basename(file));
  const counter = new DepartureCounter(today, today + SALE_DAYS);
  for await (const lines of readRecords(file)) await importLines(lines, parser, writer, counter);
  parser.end();
  if (parser.bad.total > 0) throw new BadFile(parser.bad);
  await writer.flush();
  return {
    file,
    counts: parser.counts,
    seasons: writer.seasons,
    legsWritten: writer.seasons.reduce((sum, season) => sum + season.legs, 0),
    flights: await writer.countFlights(),
    datedFlights: counter.departures,
    withoutFares: await routesWithoutFares(tx, [...new Set(writer.seasons.map(({ carrier }) => carrier))]),
    serialJumps: parser.serials.jumps,
    firstSerialJump: parser.serials.firstJump,
  };
}

/** Once a line was bad, the rest is only read for further bad lines. */
async function importLines(lines: string[], parser: SsimParser, writer: SeasonWriter, counter: DepartureCounter): Promise<void> {
  for (const line of lines) {
    const item = parser.read(line);
    if (!item || parser.bad.total > 0) continue;
    if (item.kind === "season") await writer.begin(item.season);
    else {
      counter.see(item.leg);
      await writer.add(item.leg);
    }
  }
}
