import { cookies, headers } from "next/headers";
import { createTranslator } from "next-intl";
import { cache } from "react";
import { pages } from "@/lib/client/calls/paths";
import type { Locale } from "@/lib/domain/localized";
import { compiledOnce } from "@/lib/i18n/compile-texts";
import { docsWords } from "@/lib/i18n/docs/words";
import { DOCS_LANGUAGE, type DocsLanguage, docsLanguageOf, LOCALE_COOKIE } from "@/lib/i18n/pick-locale";

/** One for each request. Before a page has chosen, and outside of pages, it is English. */
const requestChoice = cache((): { current: DocsLanguage } => ({ current: { locale: "en", isNamed: false } }));

/** Every page of the documentation begins with it; what the page is made of asks the functions below. */
export async function chooseLanguage(): Promise<Locale> {
  const choice = await languageOfRequest();
  requestChoice().current = choice;
  return choice.locale;
}

/** The same for an answer that is no page: nothing is kept. */
export async function languageOfRequest(): Promise<DocsLanguage> {
  const [cookieStore, headerStore] = await Promise.all([cookies(), headers()]);
  const cookie = cookieStore.get(LOCALE_COOKIE)?.value;
  return docsLanguageOf(headerStore.get(DOCS_LANGUAGE), cookie, headerStore.get("accept-language"));
}

/** How the language of the page that is being made was chosen. */
export function docsLanguage(): DocsLanguage {
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

/** Address of a page for a link: it carries on the language that the present address names. */
export function docsLink(page: string): string {
  return carriedOn(pages.docs(page));
}

/** Same as `docsLink` for an address that stands in a text. Files (`openapi.json`) have no language, and stay as they are. */
export function carriedOn(href: string): string {
  const { locale, isNamed } = docsLanguage();
  return isNamed && /^\/docs(?![^?#]*\.(?:json|tgz))/.test(href) ? withLanguage(href, locale) : href;
}

function withLanguage(href: string, locale: Locale): string {
  return href.replace(/^\/docs(?:\/(?:en|ru|uz)(?=\/|[?#]|$))?/, `/docs/${locale}`);
}
