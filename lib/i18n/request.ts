import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { messages } from "./messages";
import { LOCALE_COOKIE, pickLocale } from "./pick-locale";

/** Language and texts of the page being rendered. The address carries no language: a link works for whoever opens it. */
export default getRequestConfig(async () => {
  const [cookieStore, headerStore] = await Promise.all([cookies(), headers()]);
  const locale = pickLocale(cookieStore.get(LOCALE_COOKIE)?.value, headerStore.get("accept-language"));
  return { locale, messages: messages[locale], timeZone: "Asia/Tashkent" };
});
