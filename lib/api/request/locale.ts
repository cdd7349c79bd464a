import { type Locale, preferredLocale } from "@/lib/domain/localized";

/** Language of programs that name none: the live interface answers in English. */
const DEFAULT_LOCALE: Locale = "en";

/** The caller's language from Accept-Language, by weight; `en` where it names none of ours. */
export function localeOf(headers: Headers): Locale {
  return preferredLocale(headers.get("accept-language") ?? "") ?? DEFAULT_LOCALE;
}
