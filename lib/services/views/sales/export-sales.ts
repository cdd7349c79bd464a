import type { TableFormat } from "@/lib/contracts/limits";
import type { SalesFigures, SalesRequest } from "@/lib/contracts/portal/sales";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import type { SalesGrouping } from "@/lib/domain/selling/sales";
import type { Cell, Sheet } from "@/lib/formats/spreadsheet/cell";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { readSales } from "./read-sales";

interface ExportSales {
  partnerId: string;
  asked: SalesRequest;
  format: TableFormat;
  locale: Locale;
}

/** The sales as a file, with their totals at the end. @throws AppError validation (`to`); currency_not_held */
export async function exportSales({ partnerId, asked, format, locale }: ExportSales): Promise<TableFile> {
  const { groups, totals, currency } = await readSales({ partnerId, asked, locale });
  const lines = [
    ...groups.map(({ name, ...figures }) => ({ name: name ?? UNKNOWN[locale], ...figures })),
    { name: TOTAL[locale], ...totals },
  ];
  const sheet: Sheet = {
    name: SHEET[locale],
    headings: [FIRST[asked.by], ...COLUMNS.map(({ heading }) => heading), CURRENCY].map((heading) => heading[locale]),
    rows: lines.map((line): Cell[] => [line.name, ...COLUMNS.map(({ cellOf }) => cellOf(line)), currency]),
  };
  return tableFileOf({ file: `sales-by-${asked.by}-${asked.from}-${asked.to}`, format, sheet });
}

const SHEET: LocalizedText = t("Sales", "Продажи", "Sotuvlar");
const TOTAL: LocalizedText = t("Total", "Итого", "Jami");
const UNKNOWN: LocalizedText = t("Not known", "Неизвестно", "Nomaʼlum");
const CURRENCY: LocalizedText = t("Currency", "Валюта", "Valyuta");
const FIRST: Readonly<Record<SalesGrouping, LocalizedText>> = {
  day: t("Day", "День", "Kun"),
  carrier: t("Airline", "Авиакомпания", "Aviakompaniya"),
  route: t("Route", "Маршрут", "Yoʻnalish"),
  agent: t("Booked by", "Кто оформил", "Kim bron qilgan"),
};

interface Column {
  heading: LocalizedText;
  cellOf: (figures: SalesFigures) => number;
}

const COLUMNS: readonly Column[] = [
  { heading: t("Bookings", "Брони", "Bronlar"), cellOf: ({ bookings }) => bookings },
  { heading: t("Passengers", "Пассажиры", "Yoʻlovchilar"), cellOf: ({ passengers }) => passengers },
  { heading: t("Sold", "Продано", "Sotilgan"), cellOf: ({ sold }) => sold },
  { heading: t("Cost", "Нетто", "Tannarx"), cellOf: ({ cost }) => cost },
  { heading: t("Back to the deposit", "Возвращено на депозит", "Depozitga qaytgan"), cellOf: ({ refunds }) => refunds },
  {
    heading: t("Back to customers", "Возвращено клиентам", "Mijozlarga qaytgan"),
    cellOf: ({ customer_refunds }) => customer_refunds,
  },
  { heading: t("Margin", "Маржа", "Foyda"), cellOf: ({ margin }) => margin },
];
