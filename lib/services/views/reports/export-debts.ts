import type { TableFormat } from "@/lib/contracts/limits";
import type { DebtFigures, DebtsRequest } from "@/lib/contracts/operator/reports/money";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { tashkentText } from "@/lib/domain/tashkent";
import type { Cell, Sheet } from "@/lib/formats/spreadsheet/cell";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { readDebts } from "./read-debts";
import { AGENCY, CODE, CURRENCY, TOTAL } from "./report-words";

interface ExportDebts {
  asked: DebtsRequest;
  format: TableFormat;
  locale: Locale;
  now: Date;
}

/** What agencies owe now, as a file. */
export async function exportDebts({ asked, format, locale, now }: ExportDebts): Promise<TableFile> {
  const { items, totals, currency } = await readDebts({ asked, now });
  const rows = items.map(({ agency, credit, ...figures }) => [agency.name, agency.code, ...cellsOf(figures), credit, currency]);
  const sheet: Sheet = {
    name: SHEET[locale],
    headings: [AGENCY, CODE, ...COLUMNS.map(({ heading }) => heading), CREDIT, CURRENCY].map((heading) => heading[locale]),
    rows: [...rows, [TOTAL[locale], "", ...cellsOf(totals), "", currency]],
  };
  return tableFileOf({ file: `debts-${tashkentText(now).slice(0, 10)}`, format, sheet });
}

function cellsOf(figures: DebtFigures): Cell[] {
  return COLUMNS.map(({ cellOf }) => cellOf(figures));
}

const SHEET: LocalizedText = t("Debts", "Долги", "Qarzlar");
const CREDIT: LocalizedText = t("Credit limit", "Кредитный лимит", "Kredit chegarasi");

const COLUMNS: readonly { heading: LocalizedText; cellOf: (figures: DebtFigures) => number }[] = [
  { heading: t("Debt", "Долг", "Qarz"), cellOf: ({ debt }) => debt },
  { heading: t("0–30 days", "0–30 дней", "0–30 kun"), cellOf: ({ days_30 }) => days_30 },
  { heading: t("31–60 days", "31–60 дней", "31–60 kun"), cellOf: ({ days_60 }) => days_60 },
  { heading: t("61–90 days", "61–90 дней", "61–90 kun"), cellOf: ({ days_90 }) => days_90 },
  { heading: t("Older", "Старше", "Eskiroq"), cellOf: ({ older }) => older },
];
