import type { TableFormat } from "@/lib/contracts/limits";
import type { CommissionFigures, CommissionsRequest } from "@/lib/contracts/operator/reports/trade";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { fromMajor, toMajor } from "@/lib/domain/money";
import { type FigureColumn, groupFileOf } from "./group-file";
import { readCommissions } from "./read-commissions";
import { BY_LEDGER } from "./report-words";

interface ExportCommissions {
  asked: CommissionsRequest;
  format: TableFormat;
  locale: Locale;
}

/** What the house has earned as a file, with its totals and those of the ledger at the end. @throws AppError validation (`to`) */
export async function exportCommissions({ asked, format, locale }: ExportCommissions): Promise<TableFile> {
  const { groups, totals, ledger, currency } = await readCommissions({ asked, locale });
  const left = toMajor(fromMajor(ledger.fees) - fromMajor(ledger.fees_back));
  return groupFileOf({
    ...{ file: `commissions-${currency}-by-${asked.by}-${asked.from}-${asked.to}`, sheet: SHEET, by: asked.by },
    ...{ columns: COLUMNS, groups, totals, format, locale },
    ending: [[BY_LEDGER, "", "", ledger.fees, ledger.fees_back, left]],
  });
}

const SHEET: LocalizedText = t("Commissions", "Комиссии", "Komissiyalar");

const COLUMNS: readonly FigureColumn<CommissionFigures>[] = [
  { heading: t("Bookings", "Брони", "Bronlar"), cellOf: ({ bookings }) => bookings },
  { heading: t("Sold", "Продано", "Sotilgan"), cellOf: ({ sold }) => sold },
  {
    heading: t("Fees and markups charged", "Сборы и наценки начислены", "Undirilgan xizmat haqi va ustamalar"),
    cellOf: ({ fees }) => fees,
  },
  {
    heading: t("Fees and markups given back", "Сборы и наценки возвращены", "Qaytarilgan xizmat haqi va ustamalar"),
    cellOf: ({ fees_back }) => fees_back,
  },
  { heading: t("Left to the house", "Осталось сервису", "Xizmatga qolgan"), cellOf: ({ fees_left }) => fees_left },
];
