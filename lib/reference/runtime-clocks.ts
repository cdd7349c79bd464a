import { setImmediate } from "node:timers/promises";
import { utcDays } from "@/lib/domain/dates";
import { type ClockDifference, compareClocks, type ReadOffset } from "@/lib/domain/schedule/clocks/compare-clocks";
import type { OtherRelease } from "@/lib/domain/schedule/clocks/likelier-wrong";
import { zoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import { isOlderRelease } from "@/lib/domain/schedule/clocks/zone-rules";
import { offsetMinutes } from "@/lib/domain/schedule/zones";
import { remembered } from "@/lib/util/waiting/remembered";
import { airportsByZone } from "./airports";

/** As far as flights are sold and filed. */
const AHEAD_DAYS = 400;

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Release of the tz database that this Node was built with, such as `2025c`. No time of an airport goes by it. */
export function runtimeRelease(): string {
  return process.versions.tz ?? "";
}

/** Whether this Node was built with an older or a newer release than the one in force. */
export function releaseOfRuntime(): OtherRelease {
  const [runtime, { version }] = [runtimeRelease(), zoneRules()];
  if (runtime === version) return "same";
  return isOlderRelease(runtime, version) ? "older" : "newer";
}

/** The clock of a zone as this Node has it: for comparing alone. */
export const runtimeOffset: ReadOffset = (zone, utcMinutes) => {
  const format = remembered(formats, zone, () => formatOf(zone));
  const match = format && /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(format.format(utcMinutes * 60_000));
  if (!match) return null;
  const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  return match[1] === "-" ? -minutes : minutes;
};

function formatOf(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  } catch {
    return null;
  }
}

/** A zone of airports whose clock this Node has otherwise than the rules in force. */
export interface RuntimeDifference extends ClockDifference {
  airports: readonly string[];
}

/**
 * Zones of airports in which the clock of this Node (`other`) differs from the rules in force (`one`) on any of the next 400 days. Zone by
 * zone, with other work between: all of them take Intl half a second.
 */
export async function runtimeDifferences(now: Date): Promise<RuntimeDifference[]> {
  const found: RuntimeDifference[] = [];
  for (const [zone, airports] of airportsByZone()) {
    found.push(
      ...compareClocks([zone], offsetMinutes, runtimeOffset, utcDays(now), AHEAD_DAYS).map((difference) => ({ ...difference, airports })),
    );
    await setImmediate();
  }
  return found;
}
