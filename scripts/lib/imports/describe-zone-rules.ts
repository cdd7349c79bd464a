import { fromDayNumber } from "@/lib/domain/dates";
import type { ClockDifference } from "@/lib/domain/schedule/clocks/compare-clocks";
import { offsetText } from "@/lib/domain/schedule/clocks/offset-text";
import type { ZoneRulesReport } from "@/lib/services/schedule/imports/import-zone-rules";
import { describeTable } from "./describe-table";
import type { ImportFlags } from "./import-flags";

/** How many airports of a zone are named. */
const NAMED_AIRPORTS = 8;

/** The release, and every zone of airports whose clock changes with it. */
export function describeZoneRules({ dryRun }: Pick<ImportFlags, "dryRun">): (report: ZoneRulesReport) => string[] {
  return ({ file, version, before, zones, changes, tableChanges }) => [
    dryRun ? `${file}: checked, nothing was changed` : `${file}: imported`,
    `  time-zone rules: tz ${version} in the place of ${before}, ${zones} zones`,
    changes.length === 0 ? "  no airport's clock is another in the next 400 days" : "  clocks that are others in the next 400 days:",
    ...changes.map((change) => `  ${describeDifference(change)}`),
    ...describeTable(tableChanges),
  ];
}

/** `America/Vancouver, seen on 2026-11-28: before UTC-0800, now UTC-0700 (YVR, YYJ)` @param words what the two sides are called */
export function describeDifference(difference: ClockDifference & { airports: readonly string[] }, words = ["before", "now"]): string {
  const { zone, day, one, other, airports } = difference;
  const more = airports.length - NAMED_AIRPORTS;
  const named = [...airports.slice(0, NAMED_AIRPORTS), ...(more > 0 ? [`${more} more`] : [])].join(", ");
  const clock = (offset: number | null) => (offset === null ? "unknown" : offsetText(offset));
  return `${zone}, seen on ${fromDayNumber(day)}: ${words[0]} ${clock(one)}, ${words[1]} ${clock(other)} (${named})`;
}
