import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { compiledOnce } from "./compile-texts";
import { messages } from "./messages";
import { DOCS_LANGUAGE, docsLanguageOf, LOCALE_COOKIE, pickLocale } from "./pick-locale";

const textsOf = compiledOnce(messages);

/** Language and texts of the page being rendered. Addresses carry no language, so that a link works for whoever opens it, but for those of the documentation. */
export default getRequestConfig(async () => {
  const [cookieStore, headerStore] = await Promise.all([cookies(), headers()]);
  const cookie = cookieStore.get(LOCALE_COOKIE)?.value;
  const acceptLanguage = headerStore.get("accept-language");
  const named = headerStore.get(DOCS_LANGUAGE);
  const locale = named === null ? pickLocale(cookie, acceptLanguage) : docsLanguageOf(named, cookie, acceptLanguage).locale;
  return { locale, messages: textsOf(locale), timeZone: "Asia/Tashkent" };
});
