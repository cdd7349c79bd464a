import type { TableFormat } from "@/lib/contracts/limits";
import type { StatementFilter, StatementRow } from "@/lib/contracts/portal/account-statement";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { TransactionKind } from "@/lib/domain/ledger";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import type { Cell, Sheet } from "@/lib/formats/spreadsheet/cell";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { tashkentClock } from "@/lib/services/ground/tables/tashkent-clock";
import { heldTerms } from "@/lib/services/terms/partners/partner-terms";
import { readBalances } from "./read-balances";
import { depositOf, presentMovements, readMovements } from "./statement-rows";

/** A file has no more movements: whoever wants more narrows the days. */
const MOST_EXPORTED = 5_000;

interface ExportStatement {
  partnerId: string;
  filter: StatementFilter;
  format: TableFormat;
  locale: Locale;
}

/**
 * The statement as a file, oldest first, between its opening and its closing balance.
 * @throws AppError validation (`from`) where it has more than 5,000 movements; validation (`to`); currency_not_held
 */
export async function exportStatement({ partnerId, filter, format, locale }: ExportStatement): Promise<TableFile> {
  const { currency } = await heldTerms(partnerId, filter.currency);
  const question = { partnerId, filter: { ...filter, currency } };
  const { balances, movements } = await db().$transaction(
    async (tx) => ({
      balances: await readBalances(tx, question),
      movements: await readMovements(tx, await depositOf(tx, question), question, { place: null, limit: MOST_EXPORTED + 1 }),
    }),
    { isolationLevel: "RepeatableRead" },
  );
  if (movements.length > MOST_EXPORTED) throw new AppError("validation", { fields: { from: [TOO_MANY] } });
  const rows = await presentMovements(movements.toReversed());
  const { from, to } = filter;
  const edges = { opening: [from, balances.opening_balance], closing: [to, balances.closing_balance] } as const;
  const lines = [
    edgeLine(OPENING, edges.opening, locale),
    ...rows.map((row) => lineOf(row, locale)),
    edgeLine(CLOSING, edges.closing, locale),
  ];
  const sheet: Sheet = {
    name: SHEET[locale],
    headings: [...HEADINGS, CURRENCY].map((heading) => heading[locale]),
    rows: lines.map((line) => [...line, currency]),
  };
  return tableFileOf({ file: `statement-${from}-${to}`, format, sheet });
}

const TOO_MANY: LocalizedText = t(
  "A file has at most 5,000 movements: choose fewer days or another filter.",
  "В файле не больше 5000 операций: выберите меньше дней или другой фильтр.",
  "Faylda koʻpi bilan 5000 ta amal boʻladi: kamroq kun yoki boshqa filtr tanlang.",
);
const SHEET: LocalizedText = t("Statement", "Выписка", "Koʻchirma");
const OPENING: LocalizedText = t("Opening balance", "Входящий остаток", "Boshlangʻich qoldiq");
const CLOSING: LocalizedText = t("Closing balance", "Исходящий остаток", "Yakuniy qoldiq");
const CURRENCY: LocalizedText = t("Currency", "Валюта", "Valyuta");
const HEADINGS: readonly LocalizedText[] = [
  t("Time in Tashkent", "Время в Ташкенте", "Toshkent vaqti"),
  t("Movement", "Операция", "Amal"),
  t("Booking", "Бронь", "Bron"),
  t("Booked by", "Кто оформил", "Kim bron qilgan"),
  t("Received", "Приход", "Kirim"),
  t("Paid", "Расход", "Chiqim"),
  t("Balance", "Остаток", "Qoldiq"),
];
const KINDS: Readonly<Record<TransactionKind, LocalizedText>> = {
  deposit: t("Paid in", "Пополнение", "Toʻldirish"),
  payment: t("Payment", "Оплата", "Toʻlov"),
  refund: t("Refund", "Возврат", "Qaytarish"),
  adjustment: t("Adjustment", "Корректировка", "Tuzatish"),
};

function lineOf({ at, kind, booking, agent, amount, balance }: StatementRow, locale: Locale): Cell[] {
  const [received, paid] = amount < 0 ? ["", -amount] : [amount, ""];
  return [tashkentClock(at), KINDS[kind][locale], booking?.booking_number ?? "", agent ?? "", received, paid, balance];
}

function edgeLine(text: LocalizedText, [day, balance]: readonly [string, number], locale: Locale): Cell[] {
  return [day, text[locale], "", "", "", "", balance];
}
