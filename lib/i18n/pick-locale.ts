import { LOCALES, type Locale } from "@/lib/domain/localized";

/** Cookie in which the language switcher keeps its choice. */
export const LOCALE_COOKIE = "parvoz_locale";

const DEFAULT_LOCALE: Locale = "uz";

/**
 * Language of a page: the person's own choice, else the first language of the browser that we speak, else Uzbek.
 * @param acceptLanguage as in RFC 9110: `ru-RU,ru;q=0.9,en;q=0.8`
 * @param otherwise where neither says one
 */
export function pickLocale(cookie: string | undefined, acceptLanguage: string | null, otherwise: Locale = DEFAULT_LOCALE): Locale {
  return known(cookie ?? "") ?? preferred(acceptLanguage ?? "") ?? otherwise;
}

function known(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split("-")[0];
  return LOCALES.find((locale) => locale === language);
}

function preferred(header: string): Locale | undefined {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.split(";q=");
      return { locale: known(tag), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight)
    .find(({ locale }) => locale)?.locale;
}
