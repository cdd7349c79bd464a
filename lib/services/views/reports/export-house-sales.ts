import type { TableFormat } from "@/lib/contracts/limits";
import type { HouseSalesRequest, LedgerSums, SaleFigures } from "@/lib/contracts/operator/reports/money";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { fromMajor, toMajor } from "@/lib/domain/money";
import type { Cell, Sheet } from "@/lib/formats/spreadsheet/cell";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { readHouseSales } from "./read-house-sales";
import { BY_LEDGER, CODE, CURRENCY, GROUPS, TOTAL, UNKNOWN } from "./report-words";

interface ExportHouseSales {
  asked: HouseSalesRequest;
  format: TableFormat;
  locale: Locale;
}

/** The sales of all agencies as a file, with their totals and those of the ledger at the end. @throws AppError validation (`to`) */
export async function exportHouseSales({ asked, format, locale }: ExportHouseSales): Promise<TableFile> {
  const { groups, totals, ledger, currency } = await readHouseSales({ asked, locale });
  const rows = groups.map(({ key, name, ...figures }) => [name ?? UNKNOWN[locale], key, ...cellsOf(figures), currency]);
  const sheet: Sheet = {
    name: SHEET[locale],
    headings: [GROUPS[asked.by], CODE, ...COLUMNS.map(({ heading }) => heading), CURRENCY].map((heading) => heading[locale]),
    rows: [
      ...rows,
      [TOTAL[locale], "", ...cellsOf(totals), currency],
      [BY_LEDGER[locale], "", "", "", ledger.sold, "", ledger.refunded, netOf(ledger), currency],
    ],
  };
  return tableFileOf({ file: `sales-by-${asked.by}-${asked.from}-${asked.to}`, format, sheet });
}

function netOf({ sold, refunded }: LedgerSums): number {
  return toMajor(fromMajor(sold) - fromMajor(refunded));
}

function cellsOf(figures: SaleFigures): Cell[] {
  return COLUMNS.map(({ cellOf }) => cellOf(figures));
}

const SHEET: LocalizedText = t("Sales", "Продажи", "Sotuvlar");

const COLUMNS: readonly { heading: LocalizedText; cellOf: (figures: SaleFigures) => number }[] = [
  { heading: t("Bookings", "Брони", "Bronlar"), cellOf: ({ bookings }) => bookings },
  { heading: t("Passengers", "Пассажиры", "Yoʻlovchilar"), cellOf: ({ passengers }) => passengers },
  { heading: t("Sold", "Продано", "Sotilgan"), cellOf: ({ sold }) => sold },
  { heading: t("Refunds", "Возвраты", "Qaytarishlar"), cellOf: ({ refunds }) => refunds },
  { heading: t("Back to deposits", "Возвращено на депозиты", "Depozitlarga qaytgan"), cellOf: ({ refunded }) => refunded },
  { heading: t("Sold less returned", "Продано за вычетом возвратов", "Qaytarishlar chegirilgan sotuv"), cellOf: ({ net }) => net },
];
