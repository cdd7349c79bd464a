import type { TableFormat } from "@/lib/contracts/limits";
import type { HouseRefundsRequest, RefundFigures, RefundGroup } from "@/lib/contracts/operator/reports/money";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { REFUND_KINDS } from "@/lib/domain/refund/refund-detail";
import type { Cell, Sheet } from "@/lib/formats/spreadsheet/cell";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { readHouseRefunds } from "./read-house-refunds";
import { BY_LEDGER, CODE, CURRENCY, GROUPS, REFUND_NAMES, TOTAL, UNKNOWN } from "./report-words";

interface ExportHouseRefunds {
  asked: HouseRefundsRequest;
  format: TableFormat;
  locale: Locale;
}

/** The refunds of all agencies as a file, with their totals and those of the ledger at the end. @throws AppError validation (`to`) */
export async function exportHouseRefunds({ asked, format, locale }: ExportHouseRefunds): Promise<TableFile> {
  const { groups, totals, ledger, currency } = await readHouseRefunds({ asked, locale });
  const rows = groups.map((group) => [nameOf(group, locale), group.key, ...cellsOf(group), currency]);
  const sheet: Sheet = {
    name: SHEET[locale],
    headings: [GROUPS[asked.by], CODE, ...COLUMNS.map(({ heading }) => heading), CURRENCY].map((heading) => heading[locale]),
    rows: [...rows, [TOTAL[locale], "", ...cellsOf(totals), currency], [BY_LEDGER[locale], "", "", "", "", ledger.refunded, currency]],
  };
  return tableFileOf({ file: `refunds-by-${asked.by}-${asked.from}-${asked.to}`, format, sheet });
}

function nameOf({ key, name }: RefundGroup, locale: Locale): string {
  const kind = REFUND_KINDS.find((each) => each === key);
  return kind ? REFUND_NAMES[kind][locale] : (name ?? UNKNOWN[locale]);
}

function cellsOf(figures: RefundFigures): Cell[] {
  return COLUMNS.map(({ cellOf }) => cellOf(figures));
}

const SHEET: LocalizedText = t("Refunds", "Возвраты", "Qaytarishlar");

const COLUMNS: readonly { heading: LocalizedText; cellOf: (figures: RefundFigures) => number }[] = [
  { heading: t("Refunds", "Возвраты", "Qaytarishlar"), cellOf: ({ refunds }) => refunds },
  { heading: t("Price of it", "Стоимость возвращённого", "Qaytarilganning narxi"), cellOf: ({ paid }) => paid },
  { heading: t("Kept", "Удержано", "Ushlab qolingan"), cellOf: ({ kept }) => kept },
  { heading: t("Back to deposits", "Возвращено на депозиты", "Depozitlarga qaytgan"), cellOf: ({ refunded }) => refunded },
];
