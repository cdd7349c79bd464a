import builtIn from "@/data/reference/time-zones.json";
import { processWide } from "@/lib/util/process-wide";
import { unpackZone, type ZoneClock, type ZoneRules, zonesByName } from "./zone-rules";

/** The rules that come with the product. */
export const BUILT_IN_RULES: ZoneRules = { version: builtIn.version, zones: builtIn.zones, links: builtIn.links };

/** A clock that remembers the stretch of time that was asked for last: the next question is mostly about the same. */
export interface KnownClock extends ZoneClock {
  stretch: number;
}

/** What this process goes by. */
interface InForce {
  rules: ZoneRules;
  /** Texts of zones by name in small letters, other names included; made when first needed. */
  packed: ReadonlyMap<string, string> | null;
  /** Zones that were asked for, by the name that was asked for. */
  clocks: Map<string, KnownClock>;
}

const inForce = processWide<InForce>("zone-rules", () => ({ rules: BUILT_IN_RULES, packed: null, clocks: new Map() }));

/** The rules that every time of an airport is computed by in this process. */
export function zoneRules(): ZoneRules {
  return inForce.rules;
}

/** Takes other rules from now on. Whoever keeps what was computed by the old ones asks `zoneRules` whether they still hold. */
export function replaceZoneRules(rules: ZoneRules): void {
  if (rules === inForce.rules) return;
  inForce.rules = rules;
  inForce.packed = null;
  inForce.clocks = new Map();
}

/** The clock of a zone, the same object until the rules are replaced. @throws RangeError where there is no zone of that name */
export function clockOf(name: string): KnownClock {
  const known = inForce.clocks.get(name);
  if (known) return known;
  const clock = { ...(fixedClock(name) ?? readClock(name)), stretch: 0 };
  inForce.clocks.set(name, clock);
  return clock;
}

/** Whether the rules have a zone of this name. Letters may be small or capital, as everywhere that zones are named. */
export function isZone(name: string): boolean {
  return textsByName().has(name.toLowerCase());
}

/** Fictitious points of schedules have whole hours from UTC, more than any zone. */
function fixedClock(name: string): ZoneClock | null {
  const hours = /^UTC([+-]\d\d)$/.exec(name)?.[1];
  return hours === undefined ? null : { starts: [Number.NEGATIVE_INFINITY], offsets: [Number(hours) * 60] };
}

function readClock(name: string): ZoneClock {
  const packed = textsByName().get(name.toLowerCase());
  if (packed === undefined) throw new RangeError(`There is no time zone ${name} in release ${inForce.rules.version} of the tz database`);
  return unpackZone(packed);
}

function textsByName(): ReadonlyMap<string, string> {
  inForce.packed ??= zonesByName(inForce.rules);
  return inForce.packed;
}
