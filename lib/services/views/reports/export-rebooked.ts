import type { TableFormat } from "@/lib/contracts/limits";
import type { RebookedFigures, RebookedRequest } from "@/lib/contracts/operator/reports/trade";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { type FigureColumn, groupFileOf } from "./group-file";
import { readRebooked } from "./read-rebooked";

interface ExportRebooked {
  asked: RebookedRequest;
  format: TableFormat;
  locale: Locale;
}

/** Holds that ended unpaid and were booked anew, as a file. @throws AppError validation (`to`) */
export async function exportRebooked({ asked, format, locale }: ExportRebooked): Promise<TableFile> {
  const { groups, totals, currency } = await readRebooked({ asked, locale });
  const file = `rebooked-${currency}-by-${asked.by}-${asked.from}-${asked.to}`;
  return groupFileOf({ file, sheet: SHEET, by: asked.by, columns: COLUMNS, groups, totals, format, locale });
}

const SHEET: LocalizedText = t("Booked anew", "Повторные брони", "Qayta bronlar");

const COLUMNS: readonly FigureColumn<RebookedFigures>[] = [
  { heading: t("Holds that ended unpaid", "Неоплаченные брони", "Toʻlanmagan bronlar"), cellOf: ({ dropped }) => dropped },
  { heading: t("Booked anew in 24 hours", "Повторно за 24 часа", "24 soatda qayta bron"), cellOf: ({ rebooked }) => rebooked },
  { heading: t("Share, %", "Доля, %", "Ulush, %"), cellOf: ({ rebooked_share }) => rebooked_share },
];
