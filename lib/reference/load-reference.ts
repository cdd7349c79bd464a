import { db } from "@/lib/db";
import { BUILT_IN_RULES } from "@/lib/domain/schedule/clocks/rules-in-force";
import { isOlderRelease, type ZoneRules } from "@/lib/domain/schedule/clocks/zone-rules";
import { readBuiltIn } from "./built-in";
import { replaceReferenceTables } from "./current-tables";
import type { ReferenceTables } from "./tables";

/** Kinds of `data_version` that are reference data. */
const KINDS = ["airports", "cities", "carriers", "aircraft", "connection-times", "time-zones"];

let loaded = "";

/**
 * Takes the reference tables of the database, where they are others than those that this process took last. A table that is empty there
 * stays as the repository's file has it, and so do time-zone rules that are older than the product's.
 * @throws Error where the database cannot be read
 */
export async function loadReference(): Promise<void> {
  const version = await versionNow();
  if (version === loaded || version === "") return;
  replaceReferenceTables(filledUp(await readTables()));
  loaded = version;
}

/** Empty where nothing was ever imported. With the times, as a restored database may have another import's number. */
async function versionNow(): Promise<string> {
  const rows = await db().dataVersion.findMany({ where: { kind: { in: KINDS } }, orderBy: { kind: "asc" } });
  return rows.map(({ kind, version, updatedAt }) => `${kind} ${version}@${updatedAt.getTime()}`).join(", ");
}

/** All tables as of one moment. */
async function readTables(): Promise<ReferenceTables> {
  const [airports, cities, carriers, aircraft, connectionTimes, zoneRules] = await db().$transaction(
    [
      db().airport.findMany({ orderBy: { position: "asc" }, omit: { position: true } }),
      db().city.findMany({ orderBy: { code: "asc" } }),
      db().carrier.findMany({ orderBy: { code: "asc" } }),
      db().aircraftType.findMany({ orderBy: { code: "asc" } }),
      db().connectionTime.findMany(),
      db().zoneRules.findMany(),
    ],
    { isolationLevel: "RepeatableRead" },
  );
  return { airports, cities, carriers, aircraft, connectionTimes, zoneRules: newest(zoneRules) };
}

/** Of an import and what comes with the product, the later release: an upgrade is not held back by what was imported before it. */
function newest(imported: readonly ZoneRules[]): ZoneRules {
  return imported.reduce((best, rules) => (isOlderRelease(best.version, rules.version) ? rules : best), BUILT_IN_RULES);
}

function filledUp(read: ReferenceTables): ReferenceTables {
  const { zoneRules, ...tables } = read;
  if (Object.values(tables).every((rows) => rows.length > 0)) return read;
  const builtIn = readBuiltIn();
  return {
    airports: orBuiltIn(read.airports, builtIn.airports),
    cities: orBuiltIn(read.cities, builtIn.cities),
    carriers: orBuiltIn(read.carriers, builtIn.carriers),
    aircraft: orBuiltIn(read.aircraft, builtIn.aircraft),
    connectionTimes: orBuiltIn(read.connectionTimes, builtIn.connectionTimes),
    zoneRules,
  };
}

function orBuiltIn<Row>(read: readonly Row[], builtIn: readonly Row[]): readonly Row[] {
  return read.length > 0 ? read : builtIn;
}
