import type { Locale } from "@/lib/domain/localized";
import { LOCALE_COOKIE } from "@/lib/i18n/pick-locale";

const YEAR_SECONDS = 31_536_000;

/** Keeps the person's choice of a language for a year. Only in the browser. */
export function rememberLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
