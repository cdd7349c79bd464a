import { expect } from "@playwright/test";
import { calendar } from "@/lib/contracts/interface/calendar";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { tick } from "../../support/pages/tick";
import { test } from "../../support/pages/watched";
import { makeAccount } from "../../support/product/database";
import { holdRequests } from "../../support/product/hold-requests";
import { FIRST_AGENT, inDays, PASSWORD, Partner } from "../../support/product/partner";
import { AT_NIGHT } from "../../support/when";

const PARTY = "cabin=E&adt=1&chd=0&inf=0&ins=0";
const COUNTS = "service_class=E&adults=1&children=0&infants=0&infants_with_seat=0";

test("an agent sees what other days cost, and searches one of them from the strip, from the months and from both dates", async ({
  page,
}) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(`/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&${PARTY}`);
  const strip = page.getByRole("navigation", { name: "Prices of other days" });
  await expect(strip.getByRole("listitem")).toHaveCount(7);
  await expect(strip.locator("[aria-current=date]")).toBeVisible();
  await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();

  await strip.getByRole("link").last().click();
  await expect(page).toHaveURL(new RegExp(`out=${inDays(43)}&back=${inDays(50)}`));
  await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();

  await strip.getByRole("button", { name: "Price calendar" }).click();
  const dialog = page.getByRole("dialog", { name: "Price calendar" });
  const searched = dialog.locator("a[aria-current=date]");
  await searched.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`out=${inDays(44)}&back=${inDays(51)}`));
  await expect(dialog).toBeHidden();

  await strip.getByRole("button", { name: "Price calendar" }).click();
  await tick(dialog.getByRole("radio", { name: "By both dates" }));
  await searched.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`out=${inDays(44)}&back=${inDays(50)}`));
});

for (const width of [390, 1440]) {
  test(`what can be pressed in the price calendar stays where it is when prices come, at ${width}`, AT_NIGHT, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await speak(page, "en");
    await signInQuietly(page);
    await page.goto(`/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&${PARTY}`);
    const opener = page.getByRole("button", { name: "Price calendar" });
    await expect(opener).toBeVisible();
    const comePrices = await holdRequests(page, /portal\/calendar/);
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Price calendar" });
    await expect(dialog.getByRole("status")).toHaveCount(1);
    const byPair = dialog.locator("label", { hasText: "By both dates" });
    // A hover waits until the dialog has risen.
    await byPair.hover();
    const before = await byPair.boundingBox();
    comePrices();
    await expect(dialog.locator("a[aria-current=date]")).toBeVisible();
    expect(await byPair.boundingBox()).toEqual(before);
    await byPair.click();
    await expect(dialog.getByRole("table")).toBeVisible();
    expect(await byPair.boundingBox()).toEqual(before);
  });
}

test(
  "the order and the filters of the offers stay on the way to another day, and its price is that of what passes them",
  AT_NIGHT,
  async ({ page }) => {
    await speak(page, "en");
    await signInQuietly(page);
    const asked = page.waitForRequest((request) => request.url().includes("/api/portal/calendar") && request.url().includes("max_stops=0"));
    await page.goto(`/?from=TAS&to=IST&out=${inDays(40)}&${PARTY}&sort=duration&stops=0`);
    await asked;
    const strip = page.getByRole("navigation", { name: "Prices of other days" });
    await strip.getByRole("link").last().click();
    await expect(page).toHaveURL(new RegExp(`out=${inDays(43)}&.*sort=duration&stops=0`));
    await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
  },
);

test("with baggage, an agent sees the cheapest fare that has it, as in the strip of days", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(`/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&${PARTY}&stops=0&bag=1`);
  const searched = page.getByRole("navigation", { name: "Prices of other days" }).locator("[aria-current=date]");
  const price = (await searched.textContent())?.match(/[\d,]{7,}/)?.[0] ?? "no price";
  await expect(page.locator("main li.list-row").first()).toContainText(price);
});

test(
  "an agent of an agency with rules is told by day and by city what the offers there ask of the customer",
  AT_NIGHT,
  async ({ page }) => {
    await signInQuietly(page, await makeAccount("admin", PASSWORD));
    await speak(page, "en");
    const markup = { part: "markup", when: { age: "adt" }, value: { kind: "percent", basisPoints: 733 } };
    const data = { version: 0, rules: [markup], rounding: { toMinor: 10_000_00, mode: "up" }, keeps: { kind: "amount", minor: 0 } };
    expect((await page.request.post("/api/portal/selling/rules", { headers: { "x-parvoz-portal": "1" }, data })).ok()).toBe(true);
    await page.goto(`/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&${PARTY}&stops=0`);
    const searched = page.getByRole("navigation", { name: "Prices of other days" }).locator("[aria-current=date]");
    const [price = "no price", cost = "no cost"] = (await searched.textContent())?.match(/[\d,]{7,}/g) ?? [];
    const cheapest = page.locator("main li.list-row").first();
    await expect(cheapest).toContainText(price);
    await expect(cheapest).toContainText(`cost ${cost}`);

    await page.goto(`/anywhere?from=TAS&since=${inDays(40)}&until=${inDays(46)}&${PARTY}&stops=0`);
    const istanbul = page.getByRole("region", { name: "Anywhere" }).getByRole("link", { name: /^Istanbul Türkiye.*UZS cost [\d,]+/ });
    const [sold = "no price"] = (await istanbul.textContent())?.match(/[\d,]{7,}/g) ?? [];
    await istanbul.click();
    await expect(cheapest).toContainText(sold);
  },
);

test("an agent who wants direct flights alone is led to a search of these", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(`/anywhere?from=TAS&since=${inDays(40)}&until=${inDays(46)}&${PARTY}`);
  await page.getByText("Direct flights only").click();
  await page.getByRole("button", { name: "Show prices" }).click();
  await expect(page).toHaveURL(/stops=0/);
  const results = page.getByRole("region", { name: "Anywhere" });
  await results.getByRole("link", { name: /^Istanbul Türkiye.*Direct/ }).click();
  await expect(page).toHaveURL(/to=IST&.*stops=0/);
  await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
});

test("an agent sees where one can go, picks a country, and searches the day of the lowest price", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(`/anywhere?from=TAS&since=${inDays(40)}&until=${inDays(46)}&${PARTY}`);
  const results = page.getByRole("region", { name: "Anywhere" });
  const cities = results.getByRole("link");
  await expect(cities.first()).toBeVisible();
  const all = await cities.count();
  await results.getByRole("button", { name: /Country/ }).click();
  await page.getByRole("option", { name: "Türkiye" }).click();
  await expect(async () => expect(await cities.count()).toBeLessThan(all)).toPass();
  const istanbul = results.getByRole("link", { name: /^Istanbul Türkiye/ });
  const price = (await istanbul.textContent())?.match(/[\d,]+(?=\sUZS)/)?.[0] ?? "";
  await istanbul.click();
  await expect(page).toHaveURL(/\/\?from=TAS&to=IST&out=/);
  await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
  await expect(page.locator("main li.list-row").first()).toContainText(price);
});

test("the calendar costs a program what the search of that day does", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const query = `departure_airport=TAS&arrival_airport=IST&date=${inDays(40)}&${COUNTS}`;
  const { days } = await partner.ok("GET", `/api/v1/offers/calendar?${query}`, calendar);
  expect(days).toHaveLength(60);
  expect(days.filter(({ lowest }) => lowest !== null).length).toBeGreaterThan(30);
});
