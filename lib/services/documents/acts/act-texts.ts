import type { TransactionKind } from "@/lib/domain/ledger";

/** A text of a paper in both of its languages, as acts are written here: Uzbek first, Russian behind it. */
export interface Both {
  uz: string;
  ru: string;
}

const both = (uz: string, ru: string): Both => ({ uz, ru });

/** On one line. */
export const inBoth = ({ uz, ru }: Both): string => `${uz} / ${ru}`;

export const ACT_TEXTS = {
  title: both("Oʻzaro hisob-kitoblarni solishtirish dalolatnomasi", "Акт сверки взаимных расчётов"),
  number: both("Raqami", "Номер"),
  period: both("Davr", "Период"),
  contract: both("Shartnoma", "Договор"),
  currency: both("Valyuta", "Валюта"),
  day: both("Sana", "Дата"),
  what: both("Amal, hujjat", "Операция, документ"),
  debit: both("Debet", "Дебет"),
  credit: both("Kredit", "Кредит"),
  opening: both("Davr boshiga qoldiq", "Сальдо начальное"),
  turnover: both("Davr aylanmasi", "Обороты за период"),
  closing: both("Davr oxiriga qoldiq", "Сальдо конечное"),
  taxId: both("STIR", "ИНН"),
  address: both("Manzil", "Адрес"),
  bank: both("Bank rekvizitlari", "Банковские реквизиты"),
  signature: both("Imzo, M.Oʻ.", "Подпись, М.П."),
  demonstration: both("NAMOYISH: haqiqiy hujjat emas", "ДЕМОНСТРАЦИЯ: не настоящий документ"),
} as const satisfies Readonly<Record<string, Both>>;

export const KIND_TEXTS: Readonly<Record<TransactionKind, Both>> = {
  deposit: both("Depozit toʻldirildi", "Пополнение депозита"),
  payment: both("Bron toʻlovi", "Оплата брони"),
  refund: both("Bron boʻyicha qaytarish", "Возврат по брони"),
  adjustment: both("Tuzatish", "Корректировка"),
};

/** Who owes whom at the end. @param creditor to whom; null where nobody does */
export function conclusion({ day, creditor, amount }: { day: string; creditor: string | null; amount: string }): Both {
  if (creditor === null) return both(`${day} holatiga qarzdorlik yoʻq.`, `На ${day} задолженность отсутствует.`);
  return both(`${day} holatiga ${creditor} foydasiga qarzdorlik: ${amount}.`, `На ${day} задолженность в пользу ${creditor}: ${amount}.`);
}

/** `31.01.2026` of `2026-01-31`, as papers here have it. */
export function paperDay(day: string): string {
  return day.split("-").toReversed().join(".");
}

const NO_BREAK = "\u00a0";

/** An amount of major units as books of accounting have it: always with its decimals. */
export function paperAmount(amount: number): string {
  const [whole = "", decimals = ""] = amount.toFixed(2).split(".");
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, NO_BREAK)},${decimals}`;
}
