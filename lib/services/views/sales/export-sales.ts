import type { TableFormat } from "@/lib/contracts/limits";
import type { SalesFigures, SalesRequest } from "@/lib/contracts/portal/sales";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Locale, LocalizedText } from "@/lib/domain/localized";
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

const SHEET: LocalizedText = { en: "Sales", ru: "Продажи", uz: "Sotuvlar" };
const TOTAL: LocalizedText = { en: "Total", ru: "Итого", uz: "Jami" };
const UNKNOWN: LocalizedText = { en: "Not known", ru: "Неизвестно", uz: "Nomaʼlum" };
const CURRENCY: LocalizedText = { en: "Currency", ru: "Валюта", uz: "Valyuta" };
const FIRST: Readonly<Record<SalesGrouping, LocalizedText>> = {
  day: { en: "Day", ru: "День", uz: "Kun" },
  carrier: { en: "Airline", ru: "Авиакомпания", uz: "Aviakompaniya" },
  route: { en: "Route", ru: "Маршрут", uz: "Yoʻnalish" },
  agent: { en: "Booked by", ru: "Кто оформил", uz: "Kim bron qilgan" },
};

interface Column {
  heading: LocalizedText;
  cellOf: (figures: SalesFigures) => number;
}

const COLUMNS: readonly Column[] = [
  { heading: { en: "Bookings", ru: "Брони", uz: "Bronlar" }, cellOf: ({ bookings }) => bookings },
  { heading: { en: "Passengers", ru: "Пассажиры", uz: "Yoʻlovchilar" }, cellOf: ({ passengers }) => passengers },
  { heading: { en: "Sold", ru: "Продано", uz: "Sotilgan" }, cellOf: ({ sold }) => sold },
  { heading: { en: "Cost", ru: "Нетто", uz: "Tannarx" }, cellOf: ({ cost }) => cost },
  { heading: { en: "Back to the deposit", ru: "Возвращено на депозит", uz: "Depozitga qaytgan" }, cellOf: ({ refunds }) => refunds },
  {
    heading: { en: "Back to customers", ru: "Возвращено клиентам", uz: "Mijozlarga qaytgan" },
    cellOf: ({ customer_refunds }) => customer_refunds,
  },
  { heading: { en: "Margin", ru: "Маржа", uz: "Foyda" }, cellOf: ({ margin }) => margin },
];
