import type pg from "pg";
import { airportPrint } from "./airports";
import { type About, compiledDays, KINDS, type Kind, type Versions } from "./versions";

/** Raised where the layout of a packed snapshot, or what compiling makes of the same rows, changes. */
const FORMAT = 4;

interface VersionRow {
  kind: string;
  version: number;
  parted: number;
  /** Milliseconds since epoch. */
  at: number;
}

/** Kinds, versions and when they were raised: for those who read the table by other means. */
export const VERSIONS_SQL = "select kind, version, parted, (extract(epoch from updated_at) * 1000)::float8 as at from data_version";

export function toVersions(rows: readonly VersionRow[]): Versions {
  const known = rows.flatMap(({ kind, version, parted, at }) => (isKind(kind) ? [[kind, { version, parted, at }] as const] : []));
  return Object.fromEntries(known);
}

/**
 * What a snapshot made now would hold.
 * @param today UTC day number
 */
export async function readAboutNow(client: pg.ClientBase, today: number): Promise<About> {
  const { rows } = await client.query<VersionRow>(VERSIONS_SQL);
  return { origin: await originOf(client), versions: toVersions(rows), ...compiledDays(today) };
}

/**
 * What the program and its runtime bring in, and the database, which has an identity of its own even where another one took its name.
 * Offsets of clocks are part of a snapshot and go from one to the next: with other time-zone data they would have to be found anew.
 */
async function originOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    "select concat_ws(' ', oid, datname, inet_server_addr(), inet_server_port()) as identity from pg_database where datname = current_database()",
  );
  return [FORMAT, airportPrint(), process.versions.tz, rows[0]?.identity].join(" ");
}

function isKind(kind: string): kind is Kind {
  return KINDS.some((known) => known === kind);
}
