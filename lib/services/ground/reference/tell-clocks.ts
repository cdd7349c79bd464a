import { zoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import type { ZoneRules } from "@/lib/domain/schedule/clocks/zone-rules";
import { log } from "@/lib/log";
import { type RuntimeDifference, runtimeDifferences, runtimeRelease } from "@/lib/reference/runtime-clocks";

let told: ZoneRules | null = null;

/** Tells the log once of the time-zone rules in force, and again where they were replaced: their release, and where this Node has others. */
export async function tellClocks(now: Date = new Date()): Promise<void> {
  const rules = zoneRules();
  if (told === rules) return;
  told = rules;
  const differences = await runtimeDifferences(now);
  const line = clocksLine(rules.version, differences);
  if (differences.length > 0) log.warn(line);
  else log.info(line);
}

/** One line of the release in force and of where this Node's clocks are others. */
export function clocksLine(version: string, differences: readonly RuntimeDifference[]): string {
  const release = `time-zone rules: tz ${version}`;
  if (differences.length === 0) return `${release}; this Node has ${runtimeRelease()}, with the same clocks at all airports for 400 days`;
  const airports = differences.reduce((sum, { airports: codes }) => sum + codes.length, 0);
  const zones = differences.map(({ zone }) => zone).join(", ");
  return `${release}; this Node has ${runtimeRelease()}, with other clocks at ${airports} airports (${zones}): no flight's time goes by it`;
}
