import { readFile } from "node:fs/promises";
import { utcDays } from "@/lib/domain/dates";
import { type ComparedRow, compareRows, type TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import { type ClockDifference, compareClocks } from "@/lib/domain/schedule/clocks/compare-clocks";
import { BUILT_IN_RULES, zoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import { isOlderRelease, readOffsets, type ZoneRules } from "@/lib/domain/schedule/clocks/zone-rules";
import { BadLines } from "@/lib/formats/imports/bad-line";
import { readZoneRules } from "@/lib/formats/time-zones/read-rules";
import { airportsByZone } from "@/lib/reference/airports";
import { BadFile, importFiles } from "./parts/import-files";
import { tableProblems } from "./parts/import-loss";
import { lockImports, rehearseInTransaction, replaceInTransaction } from "./parts/replace-in-transaction";

/** As far as flights are sold and filed. */
const AHEAD_DAYS = 400;

/** What the import of time-zone rules did, or would do. */
export interface ZoneRulesReport {
  file: string;
  /** Release of the tz database. */
  version: string;
  /** The release that was in force before. */
  before: string;
  zones: number;
  /** Zones of airports whose clocks are others from now on (`other`) than before (`one`), on any of the next 400 days. */
  changes: (ClockDifference & { airports: readonly string[] })[];
  /** What becomes of the names of zones. */
  tableChanges: TableChange[];
}

interface Options {
  files: readonly string[];
  dryRun?: boolean;
  /** Most of the zones' names that may be gone, percent; a tenth where nothing is said. */
  allowedLossPercent?: number;
  now?: Date;
}

/**
 * Replaces the time-zone rules by a file's, wholly or not at all; processes take them within a second or two, and compile the schedule anew.
 * Call `loadReference` before: what is in force is what the file is held against.
 * @throws ImportRefused where the file was refused
 */
export function importZoneRules({ files, dryRun = false, allowedLossPercent, now = new Date() }: Options): Promise<ZoneRulesReport[]> {
  const inTransaction = dryRun ? rehearseInTransaction : replaceInTransaction;
  return importFiles(files, async (file) => {
    const rules = checked(await readFile(file, "utf8"));
    const tableChanges = [compareRows("", namesOf(zoneRules()), namesOf(rules), () => null)];
    refuseLosses(tableChanges, allowedLossPercent);
    await inTransaction("time-zones", async (tx) => {
      // Bookings follow an import of the schedule by one set of rules.
      await lockImports(tx, "schedule");
      await tx.zoneRules.deleteMany();
      await tx.zoneRules.create({ data: { version: rules.version, zones: [...rules.zones], links: [...rules.links] } });
    });
    return {
      file,
      version: rules.version,
      before: zoneRules().version,
      zones: rules.zones.length,
      changes: changesBy(rules, now),
      tableChanges,
    };
  });
}

/** The names of all zones, other names of the same among them. */
function namesOf({ zones, links }: ZoneRules): ComparedRow[] {
  const names = [...zones.map((zone) => zone.split("|")[0] ?? ""), ...links.map((link) => link.split("|")[1] ?? "")];
  return names.map((name) => ({ name, gives: name, terms: {}, amounts: {} }));
}

/** @throws BadFile where more names are gone than may be */
function refuseLosses(tableChanges: readonly TableChange[], lossPercent: number | undefined): void {
  const bad = new BadLines();
  for (const change of tableChanges) {
    for (const problem of tableProblems(change, "time-zones", { lossPercent, priceJumps: true })) bad.add(problem);
  }
  if (bad.total > 0) throw new BadFile(bad, { tableChanges });
}

/** @throws BadFile */
function checked(text: string): ZoneRules {
  const bad = new BadLines();
  const rules = readZoneRules(text, bad);
  if (!rules) throw new BadFile(bad);
  const offsets = readOffsets(rules);
  for (const [zone, airports] of airportsByZone()) {
    if (offsets(zone, 0) !== null) continue;
    bad.add({ line: 0, field: null, problem: "zone_missing", value: zone, other: airports.slice(0, 3).join(", ") });
  }
  if (isHeldBack(rules)) {
    bad.add({ line: 0, field: null, problem: "zone_rules_older", value: rules.version, other: BUILT_IN_RULES.version });
  }
  if (bad.total > 0) throw new BadFile(bad);
  return rules;
}

/** Whether the product's own rules would hold in the place of these: of one release nothing but the very same can be taken. */
function isHeldBack({ version, zones, links }: ZoneRules): boolean {
  if (version !== BUILT_IN_RULES.version) return isOlderRelease(version, BUILT_IN_RULES.version);
  return [...zones, ...links].join() !== [...BUILT_IN_RULES.zones, ...BUILT_IN_RULES.links].join();
}

function changesBy(rules: ZoneRules, now: Date): ZoneRulesReport["changes"] {
  const airports = airportsByZone();
  const found = compareClocks([...airports.keys()], readOffsets(zoneRules()), readOffsets(rules), utcDays(now), AHEAD_DAYS);
  return found.map((difference) => ({ ...difference, airports: airports.get(difference.zone) ?? [] }));
}
