import type { FieldErrors } from "../errors";
import type { LocalizedText } from "../localized";
import type { PriceParts } from "./parts";

/** What the back office gives back of a booking, minor units. Bags count as fare. */
export interface Settlement {
  fareMinor: number;
  taxesMinor: number;
  feeMinor: number;
}

const TOO_MUCH: LocalizedText = {
  en: "Give back no more than was paid of it.",
  ru: "Нельзя вернуть больше, чем за это уплачено.",
  uz: "Bunga toʻlangandan koʻp qaytarib boʻlmaydi.",
};

const NOTHING_BACK: LocalizedText = {
  en: "Give something back, or reject the request.",
  ru: "Укажите сумму возврата или отклоните заявку.",
  uz: "Qaytariladigan summani kiriting yoki arizani rad eting.",
};

/** What is wrong with a settlement, by field of the request; null where nothing is. @param paid all that was paid */
export function settlementProblems({ fareMinor, taxesMinor, feeMinor }: Settlement, paid: PriceParts): FieldErrors | null {
  const over: FieldErrors = {
    ...(fareMinor > paid.fareMinor + paid.bagsMinor ? { fare: [TOO_MUCH] } : {}),
    ...(taxesMinor > paid.taxesMinor ? { taxes: [TOO_MUCH] } : {}),
    ...(feeMinor > paid.feeMinor ? { fee: [TOO_MUCH] } : {}),
  };
  if (Object.keys(over).length > 0) return over;
  return fareMinor + taxesMinor + feeMinor === 0 ? { fare: [NOTHING_BACK] } : null;
}
