import type { FieldErrors } from "../errors";
import { type LocalizedText, t } from "../localized";
import { type Currency, roundDown } from "../money";
import type { Amounts } from "../pricing/price-lines";

/** What the back office gives back of a booking, minor units. Bags count as fare. */
export interface Settlement {
  fareMinor: number;
  taxesMinor: number;
  feeMinor: number;
}

const TOO_MUCH: LocalizedText = t(
  "Give back no more than was paid of it.",
  "Нельзя вернуть больше, чем за это уплачено.",
  "Bunga toʻlangandan koʻp qaytarib boʻlmaydi.",
);

const NOTHING_BACK: LocalizedText = t(
  "Give something back, or reject the request.",
  "Укажите сумму возврата или отклоните заявку.",
  "Qaytariladigan summani kiriting yoki arizani rad eting.",
);

const NOT_WHOLE: LocalizedText = t(
  "Give back a whole amount: prices in this currency have no tiyin or kopecks.",
  "Укажите целую сумму: цены в этой валюте — без тийинов и копеек.",
  "Butun summa kiriting: bu valyutadagi narxlar tiyinsiz va kopeyksiz.",
);

/**
 * What is wrong with a settlement, by field of the request; null where nothing is. An amount is made of what prices in the currency are made
 * of, unless it is all that was paid of it.
 * @param paid all that was paid
 */
export function settlementProblems({ fareMinor, taxesMinor, feeMinor }: Settlement, paid: Amounts, currency: Currency): FieldErrors | null {
  const fieldErrors = (field: string, minor: number, mostMinor: number): FieldErrors => {
    if (minor > mostMinor) return { [field]: [TOO_MUCH] };
    return minor < mostMinor && roundDown(minor, currency) !== minor ? { [field]: [NOT_WHOLE] } : {};
  };
  const wrong: FieldErrors = {
    ...fieldErrors("fare", fareMinor, paid.fare + paid.bag),
    ...fieldErrors("taxes", taxesMinor, paid.tax),
    ...fieldErrors("fee", feeMinor, paid.fee),
  };
  if (Object.keys(wrong).length > 0) return wrong;
  return fareMinor + taxesMinor + feeMinor === 0 ? { fare: [NOTHING_BACK] } : null;
}
