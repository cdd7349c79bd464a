import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import type { Locale } from "@/lib/domain/localized";
import { compileTexts } from "./compile-texts";
import { messages } from "./messages";
import { LOCALE_COOKIE, pickLocale } from "./pick-locale";

const compiled: Partial<Record<Locale, (typeof messages)[Locale]>> = {};

function textsOf(locale: Locale): (typeof messages)[Locale] {
  compiled[locale] ??= compileTexts(messages[locale]);
  return compiled[locale];
}

/** Language and texts of the page being rendered. The address carries no language: a link works for whoever opens it. */
export default getRequestConfig(async () => {
  const [cookieStore, headerStore] = await Promise.all([cookies(), headers()]);
  const locale = pickLocale(cookieStore.get(LOCALE_COOKIE)?.value, headerStore.get("accept-language"));
  return { locale, messages: textsOf(locale), timeZone: "Asia/Tashkent" };
});
