import type { DepartureLetters } from "@/lib/contracts/operator/departures/departure-letters";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import type { NoticeTexts } from "@/lib/domain/mail/notice";

export type DraftTexts = NoticeTexts;

export const EMPTY_TEXTS: DraftTexts = { en: { subject: "", text: "" }, ru: { subject: "", text: "" }, uz: { subject: "", text: "" } };

/** Letters that a subject and a text have at least; as in the contract. */
const SHORTEST = 3;

/** Whether something is too short to be sent. */
export function isShort(words: string): boolean {
  return words.trim().length < SHORTEST;
}

/** Languages that customers of the departure read: only in them something has to be written. */
export function languagesRead({ languages }: DepartureLetters): Locale[] {
  return LOCALES.filter((locale) => languages.some((each) => each.locale === locale && each.bookings > 0));
}

/** What goes out: of the languages that are read alone. */
export function textsIn(read: readonly Locale[], texts: DraftTexts): Partial<DraftTexts> {
  return Object.fromEntries(read.map((locale) => [locale, texts[locale]]));
}

/** Languages of these in which something is missing. */
export function missingIn(read: readonly Locale[], texts: DraftTexts): Locale[] {
  return read.filter((locale) => isShort(texts[locale].subject) || isShort(texts[locale].text));
}
