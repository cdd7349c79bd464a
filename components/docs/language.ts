import { cookies, headers } from "next/headers";
import { createTranslator } from "next-intl";
import { cache } from "react";
import { pages } from "@/lib/client/paths";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { compiledOnce } from "@/lib/i18n/compile-texts";
import { docsWords } from "@/lib/i18n/docs/words";
import { LOCALE_COOKIE, pickLocale } from "@/lib/i18n/pick-locale";

/** `?lang=ru` of an address. */
export type AskedLanguage = Promise<{ lang?: string | string[] }>;

interface Choice {
  locale: Locale;
  /** Whether the address asks for it: its links then go on in that language, whatever the reader's own. */
  isAsked: boolean;
}

/** One for each request. Before a page has chosen, and outside of pages, it is English. */
const requestChoice = cache((): { current: Choice } => ({ current: { locale: "en", isAsked: false } }));

/**
 * Every page of the documentation begins with it; what the page is made of asks the functions below.
 * The address comes first, then the reader's own choice, then the browser, then English, in which the guides are written.
 */
export async function chooseLanguage(asked: AskedLanguage): Promise<Locale> {
  const { lang } = await asked;
  const choice = await readerLanguage(lang);
  requestChoice().current = choice;
  return choice.locale;
}

/** The same for an answer that is no page: nothing is kept. */
export function languageOfRequest(request: Request): Promise<Choice> {
  return readerLanguage(new URL(request.url).searchParams.getAll("lang"));
}

async function readerLanguage(lang: string | string[] | undefined): Promise<Choice> {
  const [cookieStore, headerStore] = await Promise.all([cookies(), headers()]);
  return languageOf(lang, cookieStore.get(LOCALE_COOKIE)?.value, headerStore.get("accept-language"));
}

/** @param lang of the address; what is no language of ours is as if it were not there */
export function languageOf(lang: string | string[] | undefined, cookie: string | undefined, acceptLanguage: string | null): Choice {
  const [first] = [lang ?? []].flat();
  const asked = LOCALES.find((locale) => locale === first);
  return { locale: asked ?? pickLocale(cookie, acceptLanguage, "en"), isAsked: asked !== undefined };
}

/** How the language of the page that is being made was chosen. */
export function docsLanguage(): Choice {
  return requestChoice().current;
}

/** Language of the page that is being made. */
export function docsLocale(): Locale {
  return docsLanguage().locale;
}

/** The documentation's own words in the language of the page. */
export function docsText() {
  return wordsIn(docsLocale());
}

const compiledWords = compiledOnce(docsWords);

export function wordsIn(locale: Locale) {
  return createTranslator({ locale, messages: compiledWords(locale) });
}

/** Address of a page in a language. @param page as `pages.docs` takes it */
export function docsPath(page: string, locale: Locale): string {
  return withLanguage(pages.docs(page), locale);
}

/** Address of a page for a link: it carries on the language that the present address asks for. */
export function docsLink(page: string): string {
  return carriedOn(pages.docs(page));
}

/** Same as `docsLink` for an address that stands in a text. Files (`openapi.json`) have no language, and stay as they are. */
export function carriedOn(href: string): string {
  const { locale, isAsked } = docsLanguage();
  return isAsked && /^\/docs(?![^?#]*\.(?:json|tgz))/.test(href) ? withLanguage(href, locale) : href;
}

function withLanguage(href: string, locale: Locale): string {
  const { pathname, searchParams, hash } = new URL(href, "http://here");
  searchParams.set("lang", locale);
  return `${pathname}?${searchParams}${hash}`;
}
