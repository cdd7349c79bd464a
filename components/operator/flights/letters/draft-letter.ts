import type { WriteLetterRequest } from "@/lib/contracts/operator/departures/departure-letters";
import { LOCALES, type Locale } from "@/lib/domain/localized";

export type DraftTexts = WriteLetterRequest["texts"];

export const EMPTY_TEXTS: DraftTexts = { en: { subject: "", text: "" }, ru: { subject: "", text: "" }, uz: { subject: "", text: "" } };

/** Letters that a subject and a text have at least; as in the contract. */
const SHORTEST = 3;

/** Whether something is too short to be sent. */
export function isShort(words: string): boolean {
  return words.trim().length < SHORTEST;
}

/** Languages in which something is missing. */
export function missingIn(texts: DraftTexts): Locale[] {
  return LOCALES.filter((locale) => isShort(texts[locale].subject) || isShort(texts[locale].text));
}
