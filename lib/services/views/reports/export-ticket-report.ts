import type { TableFormat } from "@/lib/contracts/limits";
import type { ReportPeriod } from "@/lib/contracts/operator/reports/money";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { AppError } from "@/lib/domain/errors";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { sum, toMajor } from "@/lib/domain/money";
import type { TicketAct as ActKind } from "@/lib/domain/reports/groups";
import { lineTotal, type TicketLine } from "@/lib/domain/reports/ticket-lines";
import type { Cell, Sheet } from "@/lib/formats/spreadsheet/cell";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { tashkentClock } from "@/lib/services/ground/tables/tashkent-clock";
import { letOthersWork } from "@/lib/util/waiting/let-others-work";
import { type LedgerMinor, readLedgerSums } from "./ledger-sums";
import { atOneMoment, questionOf, type ReportQuestion } from "./report-question";
import { ACT_NAMES, BY_LEDGER, CURRENCY, DIFFERENCE, TOTAL } from "./report-words";
import { readTicketActs, type TicketAct, type TicketReader } from "./ticket-acts";

/** A file has no more lines: whoever wants more takes fewer days. */
const MOST_EXPORTED = 20_000;
const BATCH = 500;

interface ExportTicketReport {
  asked: ReportPeriod;
  format: TableFormat;
  locale: Locale;
}

/**
 * The report of tickets as a file, oldest first. It ends with its totals and with what the ledger's entries come to, and says where the two differ.
 * @throws AppError validation (`from`) where it has more than 20,000 lines; validation (`to`)
 */
export async function exportTicketReport({ asked, format, locale }: ExportTicketReport): Promise<TableFile> {
  const question = questionOf(asked);
  const { acts, ledger } = await atOneMoment(async (on) => ({
    acts: await readAll(on, question),
    ledger: await readLedgerSums(on, question),
  }));
  const rows = acts.flatMap((act) => act.lines.map((line) => rowOf(line, act, asked.currency, locale)));
  const lines = acts.flatMap((act) => act.lines);
  const sheet: Sheet = {
    name: SHEET[locale],
    headings: HEADINGS.map((heading) => heading[locale]),
    rows: [...rows, ...endingOf(lines, ledger).map(([text, amounts]) => endRow(text[locale], amounts, asked.currency))],
  };
  return tableFileOf({ file: `tickets-${asked.from}-${asked.to}`, format, sheet });
}

async function readAll(on: TicketReader, question: ReportQuestion): Promise<TicketAct[]> {
  const all: TicketAct[] = [];
  let [lines, batch]: [number, TicketAct[]] = [0, []];
  do {
    const last = all.at(-1);
    batch = await readTicketActs(on, question, { after: last ?? null, limit: BATCH });
    all.push(...batch);
    lines += sum(batch.map((act) => act.lines.length));
    if (lines > MOST_EXPORTED) throw new AppError("validation", { fields: { from: [TOO_MANY] } });
    await letOthersWork();
  } while (batch.length === BATCH);
  return all;
}

const TOO_MANY: LocalizedText = t(
  "A file has at most 20,000 lines: choose fewer days or one agency.",
  "В файле не больше 20 000 строк: выберите меньше дней или одно агентство.",
  "Faylda koʻpi bilan 20 000 qator boʻladi: kamroq kun yoki bitta agentlik tanlang.",
);
const SHEET: LocalizedText = t("Tickets", "Билеты", "Chiptalar");
const HEADINGS: readonly LocalizedText[] = [
  t("Time in Tashkent", "Время в Ташкенте", "Toshkent vaqti"),
  t("Kind", "Вид", "Turi"),
  t("Ticket", "Билет", "Chipta"),
  t("Validating carrier", "Валидирующий перевозчик", "Validatsiya qiluvchi aviakompaniya"),
  t("Route", "Маршрут", "Yoʻnalish"),
  t("Agency", "Агентство", "Agentlik"),
  t("Agency’s code", "Код агентства", "Agentlik kodi"),
  t("Booking", "Бронь", "Bron"),
  t("Fare", "Тариф", "Tarif"),
  t("Taxes", "Таксы", "Soliqlar"),
  t("Taxes by code", "Таксы по кодам", "Soliqlar kodlar boʻyicha"),
  t("Service’s fee", "Сервисный сбор", "Xizmat haqi"),
  t("Extra bags", "Дополнительный багаж", "Qoʻshimcha bagaj"),
  t("Total", "Всего", "Jami"),
  t("Penalty", "Штраф", "Jarima"),
  CURRENCY,
  t("Markup within the fee", "Наценка в составе сбора", "Xizmat haqi ichidagi ustama"),
  t("Discount on the fare", "Скидка с тарифа", "Tarifdan chegirma"),
];
/** Columns before the amounts. */
const WORDS = 8;

function rowOf(line: TicketLine, act: TicketAct, currency: string, locale: Locale): Cell[] {
  const codes = line.taxes.map(({ code, amountMinor }) => `${code} ${toMajor(amountMinor)}`).join("; ");
  return [
    ...[tashkentClock(act.at.toISOString()), ACT_NAMES[line.act][locale], line.ticketNumbers.join(" "), line.carrier ?? "", line.route],
    ...[act.agencyName, act.agencyCode, act.bookingNumber],
    ...[toMajor(line.fareMinor), toMajor(line.taxMinor), codes, toMajor(line.feeMinor), toMajor(line.bagMinor)],
    ...[toMajor(lineTotal(line)), toMajor(line.penaltyMinor), currency],
    ...[toMajor(line.markupMinor ?? 0), toMajor(line.discountMinor ?? 0)],
  ];
}

const SOLD: readonly ActKind[] = ["sale", "extras"];

/** What the lines come to, as the ledger counts. */
function sumsOfLines(lines: readonly TicketLine[]): LedgerMinor {
  const totalOf = (isSold: boolean) => sum(lines.filter(({ act }) => SOLD.includes(act) === isSold).map(lineTotal));
  return { soldMinor: totalOf(true), returnedMinor: 0 - totalOf(false) };
}

function endingOf(lines: readonly TicketLine[], ledger: LedgerMinor): [LocalizedText, LedgerMinor][] {
  const own = sumsOfLines(lines);
  const difference = { soldMinor: own.soldMinor - ledger.soldMinor, returnedMinor: own.returnedMinor - ledger.returnedMinor };
  const agrees = difference.soldMinor === 0 && difference.returnedMinor === 0;
  return [[TOTAL, own], [BY_LEDGER, ledger], ...(agrees ? [] : [[DIFFERENCE, difference] satisfies [LocalizedText, LedgerMinor]])];
}

/** Sold less returned stands below the totals of the lines. */
function endRow(text: string, { soldMinor, returnedMinor }: LedgerMinor, currency: string): Cell[] {
  const words: Cell[] = [text, ...Array.from({ length: WORDS - 1 }, () => "")];
  return [...words, "", "", "", "", "", toMajor(soldMinor - returnedMinor), "", currency, "", ""];
}
