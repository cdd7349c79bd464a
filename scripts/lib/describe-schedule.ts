import { SALE_DAYS, type ScheduleReport } from "@/lib/services/imports/import-schedule";
import type { SeasonReport } from "@/lib/services/imports/parts/season-writer";

/** What was read, what was made of it, and what was left out and why. */
export function describeSchedule(report: ScheduleReport): string[] {
  return [
    `${report.file}: imported`,
    `  legs read: ${report.counts.legsRead}, kept: ${report.legsWritten}`,
    `  flights made: ${report.datedFlights} in the next ${SALE_DAYS} days, of ${report.flights} flight numbers`,
    ...report.seasons.map(describeSeason),
    ...ignored(report).map((line) => `  ignored: ${line}`),
    ...notes(report).map((line) => `  note: ${line}`),
  ];
}

function describeSeason({ carrier, season, legs, replacedLegs }: SeasonReport): string {
  const before = replacedLegs === null ? "new" : `replaces ${replacedLegs}`;
  return `  ${`${carrier} ${season}`.trim()}: ${legs} legs, ${before}`;
}

function ignored({ counts }: ScheduleReport): string[] {
  const others = Object.entries(counts.otherServices).sort();
  const total = others.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...when(total, `legs carry no passengers (service type ${others.map(([type, count]) => `${type}: ${count}`).join(", ")})`),
    ...when(counts.outsideSeason, "legs lie outside the validity of their season"),
    ...when(counts.segmentRecords, "segment records (type 4): nothing of them is used"),
    ...when(counts.fillers, "filler lines"),
  ];
}

function notes({ counts, serialJumps, firstSerialJump }: ScheduleReport): string[] {
  return [
    ...when(counts.cutToSeason, "legs reach beyond their season and were cut to it"),
    ...when(counts.trafficRestricted, "legs have traffic restrictions (columns 150–160), which are not applied"),
    ...when(serialJumps, `record serial numbers that do not follow the one before, the first on line ${firstSerialJump}`),
  ];
}

function when(count: number, what: string): string[] {
  return count > 0 ? [`${count} ${what}`] : [];
}
