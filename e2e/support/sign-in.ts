import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Locale } from "@/lib/domain/localized";
import { BASE_URL, FIRST_AGENT, PASSWORD } from "./partner";

/** Makes the pages speak one language, whatever the browser asks for. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: "parvoz_locale", value: locale, url: BASE_URL }]);
}

/** Signs somebody in without the pages: for journeys that are about something else. */
export async function signInQuietly(request: APIRequestContext, email = FIRST_AGENT): Promise<void> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email, password: PASSWORD, json: "true" };
  expect((await request.post("/api/auth/callback/credentials", { form })).ok()).toBe(true);
}
