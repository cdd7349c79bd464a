import { LOCALES, type Locale, localeOfTag, preferredLocale } from "@/lib/domain/localized";

/** Cookie in which the language switcher keeps its choice. */
export const LOCALE_COOKIE = "parvoz_locale";

const DEFAULT_LOCALE: Locale = "uz";

/**
 * Language of a page: the person's own choice, else the first language of the browser that we speak, else Uzbek.
 * @param acceptLanguage as in RFC 9110: `ru-RU,ru;q=0.9,en;q=0.8`
 * @param otherwise where neither says one
 */
export function pickLocale(cookie: string | undefined, acceptLanguage: string | null, otherwise: Locale = DEFAULT_LOCALE): Locale {
  return localeOfTag(cookie ?? "") ?? preferredLocale(acceptLanguage ?? "") ?? otherwise;
}

/**
 * Header of a request for the documentation: the language that its address names, empty where it names none. The front door sets it, whatever a
 * caller sends; other requests have none.
 */
export const DOCS_LANGUAGE = "x-docs-language";

const PATH = new RegExp(`^/docs/(${LOCALES.join("|")})(?:/|$)`, "i");
const BASE = "http://localhost";
const OF_DOCS = /^\/(?:docs(?:\/|$)|llms\.txt$)/;

/**
 * The language that an address of the documentation names: `/docs/ru/errors`, or `/docs/errors?lang=ru` as addresses of before have it.
 * @param url path and query of a request
 * @returns empty where it names none of ours; null for any other address
 */
export function languageNamed(url: string): Locale | "" | null {
  // Whatever a program sends comes this way, also `//`, of which no URL can be made.
  if (!URL.canParse(url, BASE)) return null;
  const { pathname, searchParams } = new URL(url, BASE);
  if (!OF_DOCS.test(pathname)) return null;
  return localeOfTag(PATH.exec(pathname)?.[1] ?? searchParams.get("lang") ?? "") ?? "";
}

export interface DocsLanguage {
  locale: Locale;
  /** Whether the address names it: links of the page then go on in that language, whatever the reader's own. */
  isNamed: boolean;
}

/**
 * The language of a page of the documentation: that of its address, then the reader's own choice, then the browser's, then English, in which the
 * guides are written.
 * @param named value of the header DOCS_LANGUAGE
 */
export function docsLanguageOf(named: string | null, cookie: string | undefined, acceptLanguage: string | null): DocsLanguage {
  const asked = localeOfTag(named ?? "");
  return { locale: asked ?? pickLocale(cookie, acceptLanguage, "en"), isNamed: asked !== undefined };
}
