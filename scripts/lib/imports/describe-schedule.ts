import { badLineText } from "@/lib/formats/imports/bad-line";
import type { ScheduleReport, SetReport } from "@/lib/services/schedule/imports/import-schedule";
import type { ClassesOfFares } from "@/lib/services/schedule/imports/parts/classes-of-fares";
import { SALE_DAYS } from "@/lib/services/schedule/sets/change-schedule";
import { describeChange } from "./describe-change";
import { notOnSale } from "./not-on-sale";
import { locale } from "./print-import";

/** What was read, what was made of it, and what was left out and why. */
export function describeSchedule(report: ScheduleReport): string[] {
  return [
    `${report.file}: ${report.applied ? "imported" : "checked, nothing was changed"}`,
    `  legs read: ${report.counts.legsRead}, kept: ${report.legsWritten}`,
    `  flights made: ${report.datedFlights} in the next ${SALE_DAYS} days, of ${report.flights} flight numbers`,
    `  time-zone rules: tz ${report.zoneRules}`,
    ...report.sets.map(describeSet),
    ...describeChange(report.change),
    ...ignored(report).map((line) => `  ignored: ${line}`),
    ...notes(report).map((line) => `  note: ${line}`),
    ...report.classesOfFares.map((each) => `  note: ${describeClasses(each)}`),
    ...warnings(report),
    ...unsellable(report).map((line) => `  cannot be sold: ${line}`),
    ...notOnSale(report.notOnSale).map((line) => `  ${line}`),
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
  return [
    ...when(totalOf(counts.otherServices), `legs carry no passengers (service type ${listOf(counts.otherServices)})`),
    ...when(counts.notForSale, "legs of carriers whose designator is not for sale"),
    ...when(counts.outsideSeason, "legs lie outside the validity of their season"),
    ...when(
      totalOf(counts.elementsNotApplied),
      `segment records (type 4) change nothing (by data element ${listOf(counts.elementsNotApplied)})`,
    ),
    ...when(counts.fillers, "filler lines"),
  ];
}

function notes({ counts, serialJumps, firstSerialJump }: ScheduleReport): string[] {
  return [
    ...when(counts.cutToSeason, "legs reach beyond their season and were cut to it"),
    ...when(counts.trafficRestricted, "legs have traffic restrictions (columns 150–161, data element 170)"),
    ...when(counts.stopoverOnly, "journeys could be sold further with a stopover, which is not offered"),
    ...when(counts.restrictionsUnknown, "journeys have a traffic restriction that is not known, and are not sold"),
    ...when(counts.codeShares, "legs are flown as another flight: they share its seats, and are offered once"),
    ...when(counts.codeSharesUnnamed, "legs are code shares that do not say which flight is flown: they are sold with seats of their own"),
    ...when(counts.surfaceLegs, "legs are no flights but journeys by bus, train or boat"),
    ...when(serialJumps, `record serial numbers that do not follow the one before, the first on line ${firstSerialJump}`),
  ];
}

function describeClasses({ carrier, legs, classes, closed }: ClassesOfFares): string {
  const taken = classes === "" ? "classes are taken from fares, and none are filed yet" : `classes taken from fares: ${classes}`;
  const cabins = [...closed].join(", ");
  return `${carrier}: ${legs} legs without booking classes: ${taken}${cabins && `; not on sale without fares: cabin ${cabins}`}`;
}

/** By carrier, what no customer will find. Of legs that name no seats, those for which none are known. */
function unsellable({ counts, change, withoutFares }: ScheduleReport): string[] {
  const known = (carrier: string) =>
    change.assumedSeats.filter((each) => each.carrier === carrier && each.source !== "unknown").reduce((sum, { legs }) => sum + legs, 0);
  const seats = Object.entries(counts.withoutSeats)
    .map(([carrier, legs]) => ({ carrier, legs: legs - known(carrier) }))
    .filter(({ legs }) => legs > 0)
    .sort((one, other) => (one.carrier < other.carrier ? -1 : 1));
  return [
    ...seats.map(({ carrier, legs }) => `${carrier}: ${legs} legs without seats`),
    ...withoutFares.map(({ carrier, routes, of }) => `${carrier}: ${routes} of ${of} routes without a fare`),
  ];
}

function totalOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** `C: 12, F: 3` */
function listOf(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .sort()
    .map(([name, count]) => `${name}: ${count}`)
    .join(", ");
}

function when(count: number, what: string): string[] {
  return count > 0 ? [`${count} ${what}`] : [];
}
