import type { TableFormat } from "@/lib/contracts/limits";
import type { TableFile, WorkFilter, WorkItem } from "@/lib/contracts/portal/work-list";
import { UNPAID_STATUSES } from "@/lib/domain/booking/booking-status";
import { STATUS_NAMES } from "@/lib/domain/booking/status-names";
import { AppError } from "@/lib/domain/errors";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";
import type { Cell, Sheet } from "@/lib/formats/spreadsheet/cell";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { tashkentClock } from "@/lib/services/ground/tables/tashkent-clock";
import { letOthersWork } from "@/lib/util/waiting/let-others-work";
import { partnerOfMode } from "./partner-of-mode";
import { readWorkRows, type WorkBatch } from "./read-work-rows";
import type { WorkQuestion } from "./work-of-partners";
import type { WorkPlace } from "./work-order";

/** A file has no more bookings: whoever wants more narrows the days. */
const MOST_EXPORTED = 5_000;
const BATCH = 250;

interface ExportWork {
  /** The live partner. */
  partnerId: string;
  filter: WorkFilter;
  format: TableFormat;
  locale: Locale;
  now: Date;
}

/**
 * The work list as a file, in its order.
 * @throws AppError validation (`created_from`) where it has more than 5,000 bookings
 */
export async function exportWork({ partnerId: live, filter, format, locale, now }: ExportWork): Promise<TableFile> {
  const partnerId = await partnerOfMode(live, filter.mode);
  const question = { partnerIds: partnerId === null ? [] : [partnerId], filter, now };
  return workFile({ question, format, locale, read: (batch) => Promise.resolve(batch), columns: COLUMNS });
}

interface WorkFile<Item extends WorkItem> {
  question: WorkQuestion;
  format: TableFormat;
  locale: Locale;
  /** What stands in the file of some bookings. */
  read: (items: WorkItem[]) => Promise<Item[]>;
  columns: readonly Column<Item>[];
}

/**
 * A list as a file.
 * @throws AppError validation (`created_from`) where it has more than 5,000 bookings
 */
export async function workFile<Item extends WorkItem>(wanted: WorkFile<Item>): Promise<TableFile> {
  const { question, format } = wanted;
  const items = question.partnerIds.length === 0 ? [] : await readAll(wanted);
  return tableFileOf({ file: `bookings-${question.now.toISOString().slice(0, 10)}`, format, sheet: sheetOf(items, wanted) });
}

async function readAll<Item extends WorkItem>({ question, locale, read }: WorkFile<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for (let place: WorkPlace | null | undefined; place !== null; ) {
    const batch: WorkBatch = await readWorkRows(question, { place: place ?? null, limit: BATCH, locale });
    all.push(...(await read(batch.items)));
    if (all.length > MOST_EXPORTED) throw new AppError("validation", { fields: { created_from: [TOO_MANY] } });
    place = batch.next;
    await letOthersWork();
  }
  return all;
}

const TOO_MANY: LocalizedText = t(
  "A file has at most 5,000 bookings: choose fewer days or another filter.",
  "В файле не больше 5000 броней: выберите меньше дней или другой фильтр.",
  "Faylda koʻpi bilan 5000 ta bron boʻladi: kamroq kun yoki boshqa filtr tanlang.",
);

export interface Column<Item extends WorkItem> {
  heading: LocalizedText;
  cellOf: (item: Item, locale: Locale) => Cell;
}

const MODES: Readonly<Record<Mode, LocalizedText>> = {
  live: t("Live", "Рабочий", "Ishchi"),
  test: t("Test", "Тестовый", "Sinov"),
};

/** What the file says of each booking. */
export const COLUMNS: readonly Column<WorkItem>[] = [
  { heading: t("Booking", "Бронь", "Bron"), cellOf: ({ booking_number }) => booking_number },
  { heading: t("PNR", "PNR", "PNR"), cellOf: ({ pnrs }) => pnrs.join(" ") },
  { heading: t("Status", "Статус", "Holat"), cellOf: ({ status }, locale) => STATUS_NAMES[status][locale] },
  { heading: t("Mode", "Режим", "Rejim"), cellOf: ({ mode }, locale) => MODES[mode][locale] },
  {
    heading: t("Created, Tashkent time", "Создана, время в Ташкенте", "Yaratilgan, Toshkent vaqti"),
    cellOf: ({ created }) => tashkentClock(created),
  },
  {
    heading: t("Hold ends, Tashkent time", "Бронь держится до, время в Ташкенте", "Bron muddati, Toshkent vaqti"),
    cellOf: ({ expire }) => tashkentClock(expire),
  },
  { heading: t("Agent", "Агент", "Agent"), cellOf: ({ agent }) => agent ?? "" },
  { heading: t("Route", "Маршрут", "Yoʻnalish"), cellOf: routeText },
  { heading: t("Airlines", "Авиакомпании", "Aviakompaniyalar"), cellOf: airlinesText },
  {
    heading: t("Departure, local", "Вылет, местное время", "Uchish, mahalliy vaqt"),
    cellOf: ({ directions: [first] }) => (first ? { clock: first.departure.local.slice(0, 16).replace("T", " ") } : ""),
  },
  { heading: t("Passengers", "Пассажиры", "Yoʻlovchilar"), cellOf: passengersText },
  { heading: t("Cost", "Нетто", "Tannarx"), cellOf: ({ price }) => price.amount },
  { heading: t("Selling price", "Цена продажи", "Sotuv narxi"), cellOf: ({ selling }) => selling },
  { heading: t("Back to the deposit", "Возвращено на депозит", "Depozitga qaytgan"), cellOf: ({ refund }) => refund },
  {
    heading: t("Back to the customer", "Возвращено клиенту", "Mijozga qaytgan"),
    cellOf: ({ customer_refund }) => customer_refund,
  },
  {
    heading: t("Margin of what is paid", "Маржа по оплаченным", "Toʻlanganlar boʻyicha foyda"),
    cellOf: (item) => paidMargin(item) ?? "",
  },
  { heading: t("Margin, % of cost", "Маржа, % от нетто", "Foyda, tannarxga nisbatan %"), cellOf: marginPercent },
  { heading: t("Currency", "Валюта", "Valyuta"), cellOf: ({ price }) => price.currency },
];

const SHEET: LocalizedText = t("Bookings", "Брони", "Bronlar");

function sheetOf<Item extends WorkItem>(items: readonly Item[], { locale, columns }: WorkFile<Item>): Sheet {
  return {
    name: SHEET[locale],
    headings: columns.map(({ heading }) => heading[locale]),
    rows: items.map((item) => columns.map(({ cellOf }) => cellOf(item, locale))),
  };
}

/** Null until it is paid: only then was something sold. */
function paidMargin({ status, margin }: WorkItem): number | null {
  return UNPAID_STATUSES.includes(status) ? null : margin;
}

/** With two decimals; empty until it is paid, and where it has cost nothing. */
function marginPercent(item: WorkItem): Cell {
  const margin = paidMargin(item);
  return margin === null || item.price.amount === 0 ? "" : Math.round((margin / item.price.amount) * 10_000) / 100;
}

function routeText({ directions }: WorkItem): string {
  return directions.map(({ departure, arrival }) => `${departure.airport}-${arrival.airport}`).join(" ");
}

function airlinesText({ directions }: WorkItem): string {
  return [...new Set(directions.flatMap(({ airlines }) => airlines))].join(" ");
}

function passengersText({ passengers }: WorkItem): string {
  return passengers
    .map(({ last_name, first_name }) => `${last_name} ${first_name}`.trim())
    .filter((name) => name !== "")
    .join(", ");
}
