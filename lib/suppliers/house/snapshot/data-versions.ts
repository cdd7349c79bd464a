import type { PartName } from "./part";

/** What each part is made from, by its kind in `data_version`: imports, and the ticket stocks that say who is on sale. */
const KINDS: Readonly<Record<PartName, readonly string[]>> = {
  schedule: ["schedule", "stock"],
  prices: ["fares", "inventory", "taxes", "baggage", "rates", "markups", "interline", "stock"],
};

/** By part, a text that is another one after every import of the part's data. */
export type DataVersions = Readonly<Record<PartName, string>>;

export interface VersionRow {
  kind: string;
  /** Raised by every import; with the time, as a restored database may have another import's number. */
  version: string;
}

/** Gives `VersionRow`s. */
export const VERSIONS_SQL =
  "select kind, concat_ws('@', version, extract(epoch from updated_at)) as version from data_version order by kind";

/** The number of the schedule's version in a text of `DataVersions`; 0 before the first import. */
export function scheduleVersionOf(data: string): number {
  return Number(/^schedule (\d+)/.exec(data)?.[1] ?? 0);
}

export function toDataVersions(rows: readonly VersionRow[]): DataVersions {
  const versionOf = (part: PartName) =>
    rows
      .filter(({ kind }) => KINDS[part].includes(kind))
      .map(({ kind, version }) => `${kind} ${version}`)
      .join(", ");
  return { schedule: versionOf("schedule"), prices: versionOf("prices") };
}
