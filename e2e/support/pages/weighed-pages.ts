import type { Browser, BrowserContext, Page } from "@playwright/test";
import { z } from "zod";
import { offer } from "@/lib/contracts/interface/offers";
import { BASE_URL, FIRST_AGENT, inDays, PASSWORD, Partner, searchPath } from "../product/partner";
import { makeTicketed } from "../product/ticketed";

/** A page that is weighed and timed. */
export interface WeighedPage {
  page: "sign-in" | "trip" | "docs" | "search" | "offers" | "passenger form" | "bookings";
  path: string;
  /** What shows that all of it is there. */
  until: string;
  session?: Session;
}

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

export const TELEPHONE = { locale: "en-GB", viewport: { width: 390, height: 844 } };

const [OUT, BACK] = [40, 47];

/** The pages of a running demonstration, with a booking and an offer made for them. */
export async function weighedPages(browser: Browser): Promise<WeighedPage[]> {
  const context = await browser.newContext(TELEPHONE);
  const partner = await Partner.signIn(FIRST_AGENT);
  const trip = await openTrip(await context.newPage(), partner);
  const session = await context.storageState();
  await context.close();
  const [found] = await partner.ok("GET", searchPath({ depart: inDays(OUT), back: inDays(BACK) }), z.array(offer));
  if (!found) throw new Error("the demonstration has no flights from Tashkent to Istanbul");
  return [
    { page: "sign-in", path: "/sign-in", until: "form" },
    { page: "trip", path: trip, until: "main h1" },
    { page: "docs", path: "/docs", until: "main h1" },
    { page: "search", path: "/", until: "main form", session },
    { page: "offers", path: `/?from=TAS&to=IST&out=${inDays(OUT)}&back=${inDays(BACK)}&adt=1`, until: "[data-offer-toggle]", session },
    { page: "passenger form", path: `/book/${encodeURIComponent(found.id)}`, until: "main form", session },
    { page: "bookings", path: "/bookings", until: "main a", session },
  ];
}

/** Signs in. @returns the page of a booking made for this, as its customer has it */
async function openTrip(page: Page, partner: Partner): Promise<string> {
  await page.goto(new URL("/sign-in", BASE_URL).href);
  await page.getByRole("textbox", { name: "E-mail" }).fill(FIRST_AGENT);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Flight search" }).waitFor();
  const { id } = await makeTicketed(partner);
  await page.goto(new URL(`/bookings/${id}`, BASE_URL).href);
  const link = page.getByRole("region", { name: /Customer/ }).getByRole("link", { name: "Open" });
  return new URL((await link.getAttribute("href")) ?? "", BASE_URL).pathname;
}
