import { badLineText } from "@/lib/formats/imports/bad-line";
import type { ScheduleReport, SetReport } from "@/lib/services/imports/import-schedule";
import { SALE_DAYS } from "@/lib/services/schedule/change-schedule";
import { describeChange } from "./describe-change";
import { locale } from "./print-import";

/** What was read, what was made of it, and what was left out and why. */
export function describeSchedule(report: ScheduleReport): string[] {
  return [
    `${report.file}: ${report.applied ? "imported" : "checked, nothing was changed"}`,
    `  legs read: ${report.counts.legsRead}, kept: ${report.legsWritten}`,
    `  flights made: ${report.datedFlights} in the next ${SALE_DAYS} days, of ${report.flights} flight numbers`,
    ...report.sets.map(describeSet),
    ...describeChange(report.change),
    ...ignored(report).map((line) => `  ignored: ${line}`),
    ...notes(report).map((line) => `  note: ${line}`),
    ...warnings(report),
  ];
}

function describeSet({ carrier, season, validFrom, validTo, legs }: SetReport): string {
  return `  ${`${carrier} ${season}`.trim()}, ${validFrom} to ${validTo ?? "no end"}: ${legs} legs`;
}

function warnings({ warnings: listed, warningCount }: ScheduleReport): string[] {
  const unlisted = warningCount - listed.length;
  return [
    ...listed.map((warning) => `  warning: ${badLineText(warning, locale())}`),
    ...(unlisted > 0 ? [`  … and ${unlisted} more warnings`] : []),
  ];
}

function ignored({ counts }: ScheduleReport): string[] {
  const others = Object.entries(counts.otherServices).sort();
  const total = others.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...when(total, `legs carry no passengers (service type ${others.map(([type, count]) => `${type}: ${count}`).join(", ")})`),
    ...when(counts.notForSale, "legs of carriers whose designator is not for sale"),
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
