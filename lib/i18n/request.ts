import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { compiledOnce } from "./compile-texts";
import { messages } from "./messages";
import { LOCALE_COOKIE, pickLocale } from "./pick-locale";

const textsOf = compiledOnce(messages);

/** Language and texts of the page being rendered. The address carries no language: a link works for whoever opens it. */
export default getRequestConfig(async () => {
  const [cookieStore, headerStore] = await Promise.all([cookies(), headers()]);
  const locale = pickLocale(cookieStore.get(LOCALE_COOKIE)?.value, headerStore.get("accept-language"));
  return { locale, messages: textsOf(locale), timeZone: "Asia/Tashkent" };
});
