import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { destination } from "@/lib/contracts/interface/calendar";
import { LOCALES } from "@/lib/domain/localized";
import { complaints, DESKTOP, examine, findBarriers, LOOKS, PHONE } from "../support/pages/examine";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { FIRST_AGENT, inDays, Partner } from "../support/product/partner";
import { AT_NIGHT } from "../support/when";

const PERIOD = `from=TAS&since=${inDays(40)}&until=${inDays(46)}&cabin=E&adt=1&chd=0&inf=0&ins=0`;
const ROUND_TRIPS = `/anywhere?${PERIOD}&nights=3-7`;

const listOf = (page: Page) => page.getByRole("region", { name: "Anywhere" });
const mapOf = (page: Page) => page.getByRole("region", { name: "Map of the cities with their lowest prices" });
const label = (page: Page, code: string) => mapOf(page).getByRole("button", { name: new RegExp(`^${code} `) });

async function open(page: Page, path: string): Promise<Locator> {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(path);
  const rows = listOf(page).getByRole("listitem").getByRole("link");
  await expect(rows.first()).toBeVisible();
  return rows;
}

test("on a desk, list and map show each other's places, and what is pressed on the map leads to the round trip at its price", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const rows = await open(page, ROUND_TRIPS);
  const cheapest = rows.first();
  const code = (await mapOf(page).locator("[data-place]").first().getAttribute("data-place")) ?? "";
  await cheapest.hover();
  await expect(mapOf(page).locator("[data-place].z-10")).toHaveCount(1);
  await mapOf(page).getByRole("button", { name: "Zoom out" }).hover();
  await label(page, code).click();
  await expect(label(page, code)).toHaveAttribute("aria-pressed", "true");
  const card = mapOf(page).getByRole("link");
  await expect(card).toContainText(code);
  const price = (await card.textContent())?.match(/[\d,]+(?=\sUZS)/)?.[0] ?? "";
  await card.click();
  await expect(page).toHaveURL(new RegExp(`from=TAS&to=${code}&out=.*&back=`));
  await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
  await expect(page.locator("main li.list-row").first()).toContainText(price);
});

test("by keyboard, the map is moved, zoomed and gone over from price to price", AT_NIGHT, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, `/anywhere?${PERIOD}`);
  const surface = mapOf(page).getByRole("button", { name: /^Map\. The arrow keys/ });
  await surface.focus();
  const labels = mapOf(page).locator("[data-place]");
  const place = async () => (await labels.first().boundingBox())?.x ?? 0;
  await page.keyboard.press("0");
  const before = await place();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect.poll(place).not.toBe(before);
  await page.keyboard.press("0");
  await expect.poll(place).toBe(before);
  await page.keyboard.press("Tab");
  await expect(labels.and(page.locator(":focus"))).toHaveCount(1);
  const first = await page.locator(":focus").getAttribute("data-place");
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
    await page.keyboard.press(key);
    if ((await page.locator(":focus").getAttribute("data-place")) !== first) break;
  }
  await expect(page.locator(":focus")).not.toHaveAttribute("data-place", first ?? "");
  await page.keyboard.press("Enter");
  await expect(mapOf(page).getByRole("link")).toBeVisible();
});

test(
  "an agent asks for round trips of some nights in a region, and sees these alone in the list and on the map",
  AT_NIGHT,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const rows = await open(page, `/anywhere?${PERIOD}`);
    await page.getByText("Round trip", { exact: true }).click();
    await page.getByRole("button", { name: /^Length of stay/ }).click();
    await page.getByRole("button", { name: "At least, nights: One less" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Show prices" }).click();
    await expect(page).toHaveURL(/nights=4-9/);
    await expect(rows.first()).toContainText(" – ");
    const all = await rows.count();
    await listOf(page)
      .getByRole("button", { name: /Region/ })
      .click();
    await page.getByRole("option", { name: "Türkiye and the Middle East" }).click();
    await expect(async () => expect(await rows.count()).toBeLessThan(all)).toPass();
    await expect(label(page, "IST")).toBeVisible();
    await expect(mapOf(page).locator("[data-place=MOW]")).toHaveCount(0);
  },
);

test("on a phone, a switch leads to the map, and a finger's press shows the flights of a city", AT_NIGHT, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, ROUND_TRIPS);
  await expect(mapOf(page)).toBeHidden();
  await page.locator("section label").filter({ hasText: /^Map$/ }).click();
  await mapOf(page).locator("[data-place]").first().click();
  await expect(mapOf(page).getByRole("link")).toContainText("UZS");
});

for (const look of LOOKS) {
  test(
    `the map of destinations ${look.name} fits, can be used by everyone, and the browser has nothing to complain of`,
    AT_NIGHT,
    async ({ page }) => {
      const found = complaints(page);
      await page.setViewportSize(look.sizes[0]);
      await speak(page, look.locale);
      await signInQuietly(page);
      await examine(page, ROUND_TRIPS, look);
      await page.setViewportSize(PHONE);
      // The results' own: the form above them, there from the start, has such a group as well.
      await page.locator("section[aria-label] [role=radiogroup] label").last().click();
      await page.locator("[data-place]").first().click();
      await findBarriers(page, ROUND_TRIPS);
      expect(found).toEqual([]);
    },
  );
}

test("round trips cost a program what the search of their days does", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const counts = "service_class=E&adults=1&children=0&infants=0&infants_with_seat=0";
  const query = `departure_airport=TAS&date_from=${inDays(40)}&date_to=${inDays(44)}&nights_from=3&nights_to=7&${counts}`;
  const found = await partner.ok("GET", `/api/v1/offers/destinations?${query}`, z.array(destination));
  expect(found.length).toBeGreaterThan(10);
  for (const { place, date, return_date, lowest } of found.filter(({ lowest: { stops } }) => stops < 2).slice(0, 5)) {
    const ways = `directions[0][departure_airport]=TAS&directions[0][arrival_airport]=${place.code}&directions[0][date]=${date}`;
    const back = `directions[1][departure_airport]=${place.code}&directions[1][arrival_airport]=TAS&directions[1][date]=${return_date}`;
    const offers = z.array(z.looseObject({ price: z.looseObject({ amount: z.number() }) }));
    const searched = await partner.ok("GET", `/api/v1/offers?${ways}&${back}&${counts}&max_stops=1`, offers);
    expect([place.code, Math.min(...searched.map(({ price }) => price.amount))]).toEqual([place.code, lowest.price.amount]);
  }
});

test("on a telephone no field cuts what stands in it, in any language", AT_NIGHT, async ({ page }) => {
  await signInQuietly(page);
  for (const locale of LOCALES) {
    await speak(page, locale);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(ROUND_TRIPS.replace("adt=1&chd=0", "adt=2&chd=1"));
      const fields = page.locator("main [aria-haspopup] > span");
      await expect(fields).toHaveCount(8);
      const cut = await fields.evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      );
      expect(cut, `${locale} at ${width}`).toEqual([]);
    }
  }
});
