import path from "node:path";
import { zoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import { type ChangeReport, lossPercent } from "@/lib/domain/schedule/comparison/change-report";
import { FICTITIOUS_CODES } from "@/lib/domain/schedule/fictitious-points";
import { type BadLine, BadLines } from "@/lib/formats/imports/bad-line";
import type { SsimCounts } from "@/lib/formats/ssim/counts";
import { SsimParser } from "@/lib/formats/ssim/parser";
import type { IsKnownAirport } from "@/lib/formats/ssim/read-leg";
import { readRecords } from "@/lib/formats/ssim/read-records";
import type { FileExpectations } from "@/lib/formats/ssim/set-sequence";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isKnownAircraft } from "@/lib/reference/aircraft";
import { airportByCode, cityCodes, successorOf } from "@/lib/reference/airports";
import { releaseOfRuntime, runtimeOffset } from "@/lib/reference/runtime-clocks";
import { type NotOnSale, notOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { changeSchedule, TooMuchLost } from "../sets/change-schedule";
import { carrierSet, type ScheduleDraft, type StagedSet } from "../sets/parts/schedule-draft";
import { type ClassesOfFares, classesOfFares } from "./parts/classes-of-fares";
import { BadFile, importFiles } from "./parts/import-files";
import { USUAL_LOSS_PERCENT } from "./parts/import-loss";

/** What was kept of one set of a file. */
export interface SetReport {
  carrier: string;
  /** `W26`, or empty where the file names none. */
  season: string;
  validFrom: string;
  validTo: string | null;
  legs: number;
}

/** What the import of one SSIM file did. */
export interface ScheduleReport {
  file: string;
  /** False after a dry run. */
  applied: boolean;
  counts: SsimCounts;
  /** Release of the time-zone rules that its local times are read by. */
  zoneRules: string;
  sets: SetReport[];
  /** What it changes of the schedule that was there. */
  change: ChangeReport;
  legsWritten: number;
  /** Flight designators. */
  flights: number;
  /** Flights with a date, from today (UTC) to SALE_DAYS ahead. */
  datedFlights: number;
  /** What looks wrong and was imported: the first of it, and how much there is. */
  warnings: readonly BadLine[];
  warningCount: number;
  /** Carriers of the file some of whose routes have no fare. */
  withoutFares: RoutesWithoutFares[];
  /** Carriers of the file some of whose legs file no booking classes. */
  classesOfFares: ClassesOfFares[];
  /** Carriers of the file of which nothing is sold. */
  notOnSale: NotOnSale;
  /** Jumps in the record serial numbers, and the line of the first. */
  serialJumps: number;
  firstSerialJump: number;
}

interface Options {
  files: readonly string[];
  isKnownAirport: IsKnownAirport;
  now?: Date;
  /** Who imports it. */
  actor?: string;
  /** Compares with what is there, and changes nothing. */
  dryRun?: boolean;
  /** Most that a carrier may lose of its dated flights in the period that a file covers, percent. */
  allowedLossPercent?: number;
  /** Takes a carrier's record without legs for what it says: nothing is flown. */
  allowEmpty?: boolean;
  /** Refuses a file for its warnings too. */
  strict?: boolean;
  /** Why it is imported, for the audit log. */
  reason?: string;
  /** Called first in the transaction of each file with the id of its import; what it throws is thrown, with nothing changed. */
  begin?: (tx: Prisma.TransactionClient, importId: string) => Promise<void>;
}

/**
 * Imports SSIM chapter 7 files, each wholly or not at all; every set of a file takes over the period that it covers of its carrier.
 * See docs/importing-schedules.md.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export function importSchedule(options: Options): Promise<ScheduleReport[]> {
  return importFiles(options.files, (file) => importFile(file, options).catch(refuseLoss));
}

/** A carrier that loses too much is what is wrong with the file. */
function refuseLoss(error: unknown): never {
  if (!(error instanceof TooMuchLost)) throw error;
  const bad = new BadLines();
  for (const change of error.report.carriers.filter(({ beyondLimit }) => beyondLimit)) {
    // Rounded up: as it stands, it is what has to be allowed.
    const lost = String(Math.ceil(lossPercent(change)));
    bad.add({ line: 0, field: null, problem: "flights_lost", value: change.carrier, other: lost });
  }
  throw new BadFile(bad, { change: error.report });
}

async function importFile(file: string, options: Options): Promise<ScheduleReport> {
  const { isKnownAirport, now = new Date(), actor = "command line", dryRun, allowedLossPercent = USUAL_LOSS_PERCENT } = options;
  const { allowEmpty = false, strict = false, reason, begin } = options;
  const parser = new SsimParser(isKnownAirport, { today: now.toISOString().slice(0, 10), allowEmpty, ...REFERENCE_FACTS });
  const source = { kind: "file", source: path.basename(file), actor, now, dryRun, reason, maxLoss: allowedLossPercent } as const;
  const { applied, report, result } = await changeSchedule(source, async (tx, draft) => {
    await begin?.(tx, draft.importId);
    const staged = await stageFile(file, parser, draft, strict);
    await draft.flush();
    const carriers = [...new Set(staged.map(({ set }) => set.carrier))].sort();
    return {
      staged,
      withoutFares: await routesWithoutFares(tx, draft.importId),
      classesOfFares: await classesOfFares(tx, draft.importId),
      notOnSale: await notOnSale(tx, carriers),
    };
  });
  const { staged } = result;
  return {
    ...{ file, applied, counts: parser.counts, zoneRules: zoneRules().version, change: report, sets: staged.map(toSetReport) },
    legsWritten: staged.reduce((sum, { legs }) => sum + legs, 0),
    flights: new Set(staged.flatMap(({ flights }) => [...flights.keys()])).size,
    datedFlights: staged.reduce((sum, { datedFlights }) => sum + datedFlights, 0),
    ...{ warnings: parser.warnings.listed, warningCount: parser.warnings.total },
    withoutFares: result.withoutFares,
    classesOfFares: result.classesOfFares,
    notOnSale: result.notOnSale,
    serialJumps: parser.serials.jumps,
    firstSerialJump: parser.serials.firstJump,
  };
}

/** @throws BadFile */
async function stageFile(file: string, parser: SsimParser, draft: ScheduleDraft, strict: boolean): Promise<readonly StagedSet[]> {
  for await (const lines of readRecords(file)) await stageLines(lines, parser, draft);
  parser.end();
  if (parser.bad.total > 0) throw new BadFile(parser.bad);
  if (strict && parser.warnings.total > 0) throw new BadFile(parser.warnings);
  return draft.sets;
}

/** Once a line was bad, the rest is only read for further bad lines. */
async function stageLines(lines: string[], parser: SsimParser, draft: ScheduleDraft): Promise<void> {
  for (const line of lines) {
    const item = parser.read(line);
    if (!item || parser.bad.total > 0) continue;
    if (item.kind === "season") await draft.begin(carrierSet(item.season));
    else await draft.add(item.leg);
  }
}

function toSetReport({ set, legs }: StagedSet): SetReport {
  const { carrier, season, validFrom, validTo } = set;
  return { carrier, season, validFrom, validTo, legs };
}

/** What the reference data know of what a schedule file says. */
const REFERENCE_FACTS: Omit<FileExpectations, "today" | "allowEmpty"> = {
  isKnownAircraft,
  otherRules: { offsetAt: runtimeOffset, release: releaseOfRuntime },
  zoneOf: (airport) => airportByCode(airport)?.timeZone,
  successorOf,
};

/** How many airport pairs of a carrier's legs nobody can buy, of how many. Fares over several legs are not looked at. */
interface RoutesWithoutFares {
  carrier: string;
  routes: number;
  of: number;
}

/** Carriers of an import that have no fare for some of its routes, by code. Fares may be filed for an airport or for its city. */
async function routesWithoutFares(tx: Prisma.TransactionClient, importId: string): Promise<RoutesWithoutFares[]> {
  return tx.$queryRaw<RoutesWithoutFares[]>`
    with city as (select key as airport, value as code from json_each_text(${JSON.stringify(cityCodes())}::json)),
    set_of as (select id, carrier from schedule_set where import_id = ${importId}::uuid),
    route as (select distinct leg.carrier, origin, destination from schedule_leg leg join set_of on set_of.id = set_id
               where not (array[origin, destination] && ${FICTITIOUS_CODES})),
    market as (select distinct carrier, origin, destination from fare where carrier in (select carrier from set_of))
    select carrier, count(*) filter (where not sold)::int as routes, count(*)::int as "of"
      from (
        select route.carrier, exists (
                 select from market
                  where market.carrier = route.carrier
                    and market.origin in (route.origin, origin_city.code)
                    and market.destination in (route.destination, destination_city.code)) as sold
          from route
          left join city origin_city on origin_city.airport = route.origin
          left join city destination_city on destination_city.airport = route.destination) as priced
     group by carrier having not bool_and(sold) order by carrier`;
}
