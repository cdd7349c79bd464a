import { expect, type Page } from "@playwright/test";
import { signInQuietly, speak } from "../pages/sign-in";
import { giveCredit, makeAccount } from "./database";
import { PASSWORD } from "./partner";

const CREDIT_MINOR = 100_000_000_00;
const FROM_PORTAL = { "x-parvoz-portal": "1" };

/** An agency of its own, so that the prices of other journeys stay what they are; the page is signed in as its admin, in English. @returns the admin's address */
export async function makeAgency(page: Page): Promise<string> {
  const email = await makeAccount("admin", PASSWORD);
  await giveCredit(email, CREDIT_MINOR);
  await signInQuietly(page, email);
  await speak(page, "en");
  return email;
}

/** The same, and its agents may set prices. */
export async function makePricingAgency(page: Page): Promise<string> {
  const email = await makeAgency(page);
  const data = { version: 0, rules: [], bounds: { lowestBp: 0, highestBp: 5000 }, keeps: { kind: "amount", minor: 0 } };
  expect((await page.request.post("/api/portal/selling/rules", { headers: FROM_PORTAL, data })).ok()).toBe(true);
  return email;
}
