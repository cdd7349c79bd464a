import { z } from "zod";
import { ENTRY_KINDS, type EntryKind } from "@/lib/domain/entry/entry-kind";
import { cell, countryCell, optionalCell, optionalNumberCell, parseDateOrMonth, textCell } from "./cells";
import type { CsvTable } from "./table";

/** How holders of one citizenship's ordinary passport enter a country. */
export interface EntryRuleRow {
  country: string;
  citizenship: string;
  kind: EntryKind;
  /** Days allowed; null where the source names none. */
  days: number | null;
  /** What another official source says instead, or null. */
  disputedKind: EntryKind | null;
  source: string;
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  sourceDate: string;
}

const LONGEST_SOURCE = 200;

export function entryRuleTable(isKnownCountry: (code: string) => boolean): CsvTable<EntryRuleRow> {
  const cells = entryRuleCells(isKnownCountry);
  return {
    columns: Object.keys(cells),
    optionalColumns: [],
    schema: z
      .object(cells)
      .transform(({ disputed_kind, source_date, ...rest }) => ({ ...rest, disputedKind: disputed_kind, sourceDate: source_date })),
    identities: (row) => [[row.country, row.citizenship]],
  };
}

function entryRuleCells(isKnownCountry: (code: string) => boolean) {
  const country = countryCell(isKnownCountry);
  return {
    country,
    citizenship: country,
    kind: cell(parseKind, "entry_kind"),
    days: optionalNumberCell(1, 366),
    disputed_kind: optionalCell(parseKind, "entry_kind", null),
    source: textCell(LONGEST_SOURCE),
    source_date: cell(parseDateOrMonth, "iso_date"),
  };
}

function parseKind(text: string): EntryKind | undefined {
  return ENTRY_KINDS.find((kind) => kind === text);
}
