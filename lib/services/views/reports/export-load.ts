import type { TableFormat } from "@/lib/contracts/limits";
import type { LoadFigures, LoadRequest } from "@/lib/contracts/operator/reports/trade";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { type FigureColumn, groupFileOf } from "./group-file";
import { readLoad } from "./read-load";

interface ExportLoad {
  asked: LoadRequest;
  format: TableFormat;
  locale: Locale;
  now: Date;
}

/** How full departures are, as a file. @throws AppError validation (`to`) */
export async function exportLoad({ asked, format, locale, now }: ExportLoad): Promise<TableFile> {
  const { groups, totals } = await readLoad({ asked, locale, now });
  const file = `load-by-${asked.by}-${asked.from}-${asked.to}`;
  return groupFileOf({ file, sheet: SHEET, by: asked.by, columns: COLUMNS, groups, totals, format, locale });
}

const SHEET: LocalizedText = t("Load", "Загрузка", "Bandlik");

const COLUMNS: readonly FigureColumn<LoadFigures>[] = [
  { heading: t("Departures", "Вылеты", "Uchishlar"), cellOf: ({ departures }) => departures },
  { heading: t("Seats", "Места", "Joylar"), cellOf: ({ capacity }) => capacity },
  { heading: t("Taken", "Занято", "Band"), cellOf: ({ taken }) => taken },
  { heading: t("Load, %", "Загрузка, %", "Bandlik, %"), cellOf: ({ load }) => load },
];
