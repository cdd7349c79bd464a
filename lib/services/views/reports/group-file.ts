import type { TableFormat } from "@/lib/contracts/limits";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Locale, LocalizedText } from "@/lib/domain/localized";
import type { SaleGrouping } from "@/lib/domain/reports/groups";
import type { Cell } from "@/lib/formats/spreadsheet/cell";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { CODE, GROUPS, TOTAL, UNKNOWN } from "./report-words";

/** A figure of a report with its heading. */
export interface FigureColumn<Figures> {
  heading: LocalizedText;
  cellOf: (figures: Figures) => number;
}

interface GroupFile<Figures> {
  /** Name without its ending. */
  file: string;
  sheet: LocalizedText;
  by: SaleGrouping;
  columns: readonly FigureColumn<Figures>[];
  groups: readonly (Figures & { key: string; name: string | null })[];
  totals: Figures;
  /** Lines after the totals: a text, and a cell for each column. */
  ending?: readonly (readonly [LocalizedText, ...Cell[]])[];
  format: TableFormat;
  locale: Locale;
}

/** A report by groups as a file: a line for each, and its totals at the end. */
export function groupFileOf<Figures>({ columns, groups, totals, ending = [], format, locale, ...report }: GroupFile<Figures>): TableFile {
  const cellsOf = (figures: Figures) => columns.map(({ cellOf }) => cellOf(figures));
  return tableFileOf({
    file: report.file,
    format,
    sheet: {
      name: report.sheet[locale],
      headings: [GROUPS[report.by], CODE, ...columns.map(({ heading }) => heading)].map((heading) => heading[locale]),
      rows: [
        ...groups.map((group) => [group.name ?? UNKNOWN[locale], group.key, ...cellsOf(group)]),
        [TOTAL[locale], "", ...cellsOf(totals)],
        ...ending.map(([text, ...cells]) => [text[locale], "", ...cells]),
      ],
    },
  });
}
