import type { Locale } from "../localized";
import type { FiledCurrency } from "../money";

/** Months as they stand in a short date: pages, and what customers are sent into a chat, write them alike. */
export const MONTHS_SHORT: Record<Locale, readonly string[]> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  ru: ["янв", "фев", "мар", "апр", "мая", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"],
  uz: ["yan", "fev", "mar", "apr", "may", "iyn", "iyl", "avg", "sen", "okt", "noy", "dek"],
};

/** Signs that several currencies share stand with a letter of theirs. */
const SIGNS = { USD: "$", EUR: "€", RUB: "₽", KZT: "₸", TRY: "₺", GBP: "£", INR: "₹", CNY: "CN¥" } as const;

/** How an amount names its currency. */
export const CURRENCY_NAMES: Record<Locale, Record<FiledCurrency, string>> = {
  en: { UZS: "UZS", USD: "USD", EUR: "EUR", RUB: "RUB", KZT: "KZT", AED: "AED", TRY: "TRY", GBP: "GBP", INR: "INR", CNY: "CNY" },
  ru: { ...SIGNS, UZS: "сум", AED: "дирх." },
  uz: { ...SIGNS, UZS: "soʻm", AED: "dirham" },
};
