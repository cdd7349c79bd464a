import { type APIRequestContext, expect, type Page, request as requests } from "@playwright/test";
import type { Locale } from "@/lib/domain/localized";
import { BASE_URL, FIRST_AGENT, PASSWORD } from "../product/partner";

/** Makes the pages speak one language, whatever the browser asks for. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: "parvoz_locale", value: locale, url: BASE_URL }]);
}

/** Signs somebody in without the pages, by their password. */
export async function signInByPassword(request: APIRequestContext, email = FIRST_AGENT): Promise<void> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email, password: PASSWORD, json: "true" };
  expect((await request.post("/api/auth/callback/credentials", { form })).ok()).toBe(true);
}

type Session = Awaited<ReturnType<APIRequestContext["storageState"]>>;

/** By address. Checking a password takes long on purpose, and a session lasts for a working day. */
const sessions = new Map<string, Promise<Session>>();

async function makeSession(email: string): Promise<Session> {
  const request = await requests.newContext({ baseURL: BASE_URL });
  await signInByPassword(request, email);
  const session = await request.storageState();
  await request.dispose();
  return session;
}

/** The cookies of somebody who is signed in, made once for all journeys of this process. */
export function sessionOf(email = FIRST_AGENT): Promise<Session> {
  const session = sessions.get(email) ?? makeSession(email);
  sessions.set(email, session);
  return session;
}

/** Signs somebody in without the pages: for journeys that are about something else. */
export async function signInQuietly(page: Page, email?: string): Promise<void> {
  const { cookies } = await sessionOf(email);
  await page.context().addCookies(cookies);
}

/** Types an address and a password into the page of signing in, in English. */
export async function typePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
