import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { type Offer, offer } from "@/lib/contracts/interface/offers";
import { LOCALES } from "@/lib/domain/localized";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { chooseDirections, offerRows } from "../../support/pages/choose-offer";
import { countInSight } from "../../support/pages/count-in-sight";
import { DESKTOP, findBarriers, PHONE } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { tick } from "../../support/pages/tick";
import { test } from "../../support/pages/watched";
import { sellAtOwnPrices } from "../../support/product/own-prices";
import { FIRST_AGENT, inDays, Partner } from "../../support/product/partner";
import { AT_NIGHT, byDayIf } from "../../support/when";

const PARTY = "cabin=E&adt=1&chd=0&inf=0&ins=0";
const ROUND_TRIP = `/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&${PARTY}`;
const ONE_WAY = `/?from=TAS&to=IST&out=${inDays(40)}&${PARTY}`;
const CITIES = `/?ways=TAS-IST-${inDays(40)}_IST-LON-${inDays(43)}_LON-TAS-${inDays(47)}&${PARTY}`;
const SIZES = { phone: PHONE, desktop: DESKTOP };

/** Rows but those on separate tickets. */
const guardedRows = (page: Page) => page.locator("main li.list-row:not([aria-label='Separate tickets'] *)");

/** What the service answers a partner's program for the round trip. */
async function askRoundTrip(condition = "", [out, back]: readonly [number, number] = [40, 47]): Promise<Offer[]> {
  const directions = [`TAS-IST-${inDays(out)}`, `IST-TAS-${inDays(back)}`].map((way, index) => `directions[${index}]=${way}`);
  const party = "service_class=E&adults=1&children=0&infants=0&infants_with_seat=0";
  const terms = [...directions, party, condition].filter(Boolean);
  return (await Partner.signIn(FIRST_AGENT)).ok("GET", `/api/v1/offers?${terms.join("&")}`, z.array(offer));
}

/** What fares may have is counted a moment after the rest; then nothing more is asked. */
async function fareConditionsCounted(panel: Locator): Promise<void> {
  const label = panel.locator("label").filter({ hasText: "With checked baggage" });
  await expect(label).toContainText(/\(\d+\)/, { timeout: 60_000 });
  await expect(panel.getByText("(…)")).toHaveCount(0, { timeout: 60_000 });
}

const flightsOf = ({ directions }: Offer) =>
  directions[0]?.segments.map(({ airline, flight_number }) => `${airline.code} ${flight_number}`).join(", ");

for (const locale of LOCALES) {
  test(`at least six offers stand above the fold of a desk and two of a phone, in ${locale}`, AT_NIGHT, async ({ page }) => {
    test.slow();
    await speak(page, locale);
    await signInQuietly(page);
    for (const path of [ROUND_TRIP, ONE_WAY, CITIES]) {
      for (const [size, least] of [
        [DESKTOP, 6],
        [PHONE, 2],
      ] as const) {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(offerRows(page).first()).toBeVisible({ timeout: 60_000 });
        const strip = page.locator("main nav ol");
        if (path !== CITIES) await expect(strip).toBeVisible({ timeout: 60_000 });
        await expect.poll(() => countInSight(page), { message: `${path} at ${size.width}` }).toBeGreaterThanOrEqual(least);
      }
    }
  });
}

test("six offers and two stand there with prices of one's own too, and nothing lies over them", AT_NIGHT, async ({ page }) => {
  test.slow();
  await sellAtOwnPrices(page);
  await signInQuietly(page);
  for (const locale of LOCALES) {
    await speak(page, locale);
    for (const [size, least] of [
      [DESKTOP, 6],
      [PHONE, 2],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(ROUND_TRIP);
      await expect(
        offerRows(page)
          .first()
          .getByText(/\d \+ \d/),
      ).toBeVisible({ timeout: 60_000 });
      await expect(page.locator("main nav ol")).toBeVisible({ timeout: 60_000 });
      await expect.poll(() => countInSight(page), { message: `${locale} at ${size.width}` }).toBeGreaterThanOrEqual(least);
      const price = await offerRows(page)
        .first()
        .getByText(/\d \+ \d/)
        .boundingBox();
      const button = await offerRows(page).first().locator("[data-offer-toggle]").boundingBox();
      if (size === DESKTOP) expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    }
  }
});

for (const [name, size] of Object.entries(SIZES)) {
  const when = byDayIf(size === DESKTOP);
  test(`the return is chosen after the outbound, at the price told, and changed (${name})`, when, async ({ page }) => {
    test.slow();
    await speak(page, "en");
    await signInQuietly(page);
    await page.setViewportSize(size);
    await page.goto(ROUND_TRIP);
    const rows = offerRows(page);
    await expect(rows.first()).toBeVisible({ timeout: 60_000 });
    await findBarriers(page, "outbound");

    const offers = await askRoundTrip();
    const first = rows.first().getByRole("button", { name: /^Choose / });
    const flights = (await first.getAttribute("aria-label"))?.replace("Choose ", "");
    const after = offers.filter((one) => flightsOf(one) === flights && !one.is_vtrip).map(({ price }) => price.amount);
    const told = formatMoney(Math.min(...after), "UZS", "en");
    await expect(rows.first()).toContainText(told);
    await expect(guardedRows(page)).toHaveCount(Math.min(25, new Set(offers.filter(({ is_vtrip }) => !is_vtrip).map(flightsOf)).size));

    await first.click();
    const chosen = page.getByRole("list", { name: "Chosen flights" });
    await expect(chosen).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Return: Istanbul → Tashkent/ })).toBeFocused();
    await expect(rows.first()).toContainText(told);
    await expect(guardedRows(page)).toHaveCount(Math.min(25, after.length));
    await findBarriers(page, "return");

    await page.reload();
    await expect(chosen).toBeVisible({ timeout: 60_000 });
    await page.goBack();
    await expect(page.getByRole("heading", { name: /^Outbound: Tashkent → Istanbul/ })).toBeVisible({ timeout: 60_000 });
    await expect(chosen).toBeHidden();
    await chooseDirections(page, 2);
    await chosen.getByRole("button", { name: /^Change/ }).click();
    await expect(chosen).toBeHidden();
    await expect(rows.first()).toContainText(told);
  });

  test(`every combination stands in one list for who wants that, and the browser remembers it (${name})`, AT_NIGHT, async ({ page }) => {
    test.slow();
    await speak(page, "ru");
    await signInQuietly(page);
    await page.setViewportSize(size);
    await page.goto(ROUND_TRIP);
    await page.getByRole("button", { name: "Сочетания" }).click({ timeout: 60_000 });
    const offers = await askRoundTrip();
    await expect(page.getByText(`${offers.length} предлож`)).toBeVisible();
    await findBarriers(page, "all combinations");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Сочетания" })).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "По направлениям" }).click();
    await expect(page.getByRole("heading", { name: /^Туда: Ташкент → Стамбул/ })).toBeVisible();
  });

  test(`separate tickets are folded below protected ones (${name})`, AT_NIGHT, async ({ page }) => {
    test.slow();
    await speak(page, "en");
    await signInQuietly(page);
    await page.setViewportSize(size);
    await page.goto(ROUND_TRIP);
    await chooseDirections(page, 2);
    const folded = page.getByRole("region", { name: "Separate tickets" });
    const fold = folded.getByRole("button", { name: /on separate tickets from/ });
    const isFew = (await guardedRows(page).count()) < 3;
    await expect(fold).toHaveAttribute("aria-expanded", String(isFew));
    const count = Number.parseInt((await fold.textContent()) ?? "", 10);
    if (!isFew) await fold.click();
    await expect(folded.locator("li.list-row")).toHaveCount(Math.min(25, count));
    await expect(folded.locator("li.list-row").first()).toContainText("Separate tickets");
    await findBarriers(page, "separate tickets");
  });

  test(`filters act at once and without a request, tell what they would keep, and are taken back (${name})`, when, async ({ page }) => {
    test.slow();
    await speak(page, "en");
    await signInQuietly(page);
    await page.setViewportSize(size);
    await page.goto(ROUND_TRIP);
    const rows = offerRows(page);
    await expect(rows.first()).toBeVisible({ timeout: 60_000 });
    const status = page.getByRole("region", { name: "Offers" }).getByRole("status").filter({ hasText: /\d/ });
    const all = (await status.textContent()) ?? "";
    if (size === PHONE) await page.getByRole("button", { name: "Filters" }).click();
    const panel = size === PHONE ? page.getByRole("dialog", { name: "Filters" }) : page.getByRole("complementary");
    await fareConditionsCounted(panel);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));

    const direct = panel.getByRole("checkbox", { name: /^Direct/ });
    const count = Number(
      /\((\d+)\)/.exec(
        (await panel
          .locator("label")
          .filter({ has: page.getByRole("checkbox", { name: /^Direct/ }) })
          .textContent()) ?? "",
      )?.[1],
    );
    await tick(direct);
    const latest = panel.getByRole("slider", { name: "Departure: to" }).first();
    await latest.focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowLeft");
    await expect(latest).toHaveAttribute("aria-valuetext", /^\d\d:\d\d$/);
    await panel.getByRole("slider", { name: "Whole journey: to" }).press("PageDown");
    await findBarriers(page, "filters");
    if (size === PHONE) await panel.getByRole("button", { name: /^Show / }).click();

    const chips = page.getByRole("list", { name: "Filters that are set" });
    await expect(chips.getByRole("listitem")).toHaveCount(4);
    await expect(page).toHaveURL(/stops=0&time=0d\d+-\d+&price=\d+-\d+/);
    await chips.getByRole("button", { name: /^Outbound · Departure: .*: remove$/ }).click();
    await chips.getByRole("button", { name: /–.*: remove$/ }).click();
    await expect(status).toContainText(`${count} of `);
    await chips.getByRole("button", { name: "Clear all" }).click();
    await expect(chips).toBeHidden();
    await expect(status).toHaveText(all);
    expect(asked.filter((url) => url.includes("/api/v1/offers/lean?"))).toEqual([]);
  });
}

test("what fares may have is counted and priced as the service finds it, and shown without a request", AT_NIGHT, async ({ page }) => {
  test.slow();
  await speak(page, "en");
  await signInQuietly(page);
  // Days on which no other journey sells or gives back a seat between the two looks.
  const days = [110, 117] as const;
  await page.goto(`/?from=TAS&to=IST&out=${inDays(days[0])}&back=${inDays(days[1])}&${PARTY}`);
  const panel = page.getByRole("complementary");
  await fareConditionsCounted(panel);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const [name, term] of [
    ["With checked baggage", "baggage"],
    ["Refundable", "refundable"],
    ["Changeable", "changeable"],
  ] as const) {
    const offers = await askRoundTrip(`${term}=1`, days);
    const count = new Set(offers.map(flightsOf)).size;
    const label = panel.locator("label").filter({ hasText: name });
    await expect(label).toContainText(`(${count})`);
    await expect(label).toContainText(formatNumber(Math.round(Math.min(...offers.map(({ price }) => price.amount))), "en"));
    await label.click();
    await expect(panel.getByRole("checkbox", { name })).toBeChecked();
    await expect(page.getByRole("region", { name: "Offers" }).getByRole("status").filter({ hasText: /\d/ })).toContainText(` ${count} `);
    await label.click();
    await expect(panel.getByRole("checkbox", { name })).not.toBeChecked();
  }
  expect(asked.filter((url) => url.includes("/api/v1/offers/lean?"))).toEqual([]);
});

/** Texts of the rows in sight that lie over another of the same row. */
function textsOverTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textsOf = (row: Element) => {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const found: { text: string; box: DOMRect }[] = [];
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent || parent.closest(".sr-only")) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        // Of a text that is cut off no more than its box is seen.
        const isCut = getComputedStyle(parent).overflowX === "hidden";
        found.push({ text: walker.currentNode.textContent ?? "", box: (isCut ? parent : range).getBoundingClientRect() });
      }
      return found;
    };
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    return [...document.querySelectorAll("main li.list-row")].slice(0, 8).flatMap((row) => {
      const texts = textsOf(row);
      return texts.flatMap(({ text, box }, place) =>
        texts.slice(place + 1).flatMap((other) => (overlap(box, other.box) ? [`${text} | ${other.text}`] : [])),
      );
    });
  });
}

test("no text of a row lies over another, however wide the window is, where an agency makes its own prices", AT_NIGHT, async ({ page }) => {
  await sellAtOwnPrices(page);
  await signInQuietly(page);
  for (const locale of LOCALES) {
    await speak(page, locale);
    await page.goto(ROUND_TRIP.replace("adt=1", "adt=3"));
    await expect(offerRows(page).nth(3)).toBeVisible();
    for (const width of [390, 768, 1024, 1152, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await textsOverTexts(page), `${locale} at ${width}`).toEqual([]);
    }
  }
});

/** Parts of rows that are cut off at the right, with how many pixels of them are past the edge. */
function pastTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main li.list-row")].flatMap((row) => {
      const edge = Math.min(row.getBoundingClientRect().right, document.documentElement.clientWidth);
      return [...row.querySelectorAll("*")].flatMap((part) => {
        const { width, right } = part.getBoundingClientRect();
        return width > 0 && right > edge + 0.5 ? [`${part.tagName} ${part.textContent} ${Math.round(right - edge)}`] : [];
      });
    }),
  );
}

test("no part of a row goes past its edge on a phone, however long the names of its fares are", AT_NIGHT, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const fares = "BUSINESS PREMIUM FLEX + EXTRAFLY + STANDARD PLUS LITE";
  await page.route(/\/api\/v1\/offers\/lean\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"fare_family_type":"[^"]*"/g, `"fare_family_type":"${fares}"`);
    await route.fulfill({ response, body });
  });
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(CITIES);
  await expect(offerRows(page).first()).toContainText(fares);
  expect(await pastTheEdge(page)).toEqual([]);
  await chooseDirections(page, 3);
  await expect(offerRows(page).first()).toContainText(fares);
  await expect(page.getByRole("button", { name: "Details and fares" }).first()).toBeVisible();
  expect(await pastTheEdge(page)).toEqual([]);
});

test("a carrier is kept alone with one press, and its alliance", AT_NIGHT, async ({ page }) => {
  await speak(page, "uz");
  await signInQuietly(page);
  await page.goto(ONE_WAY);
  await expect(offerRows(page).first()).toBeVisible({ timeout: 60_000 });
  const panel = page.getByRole("complementary");
  await panel.getByRole("button", { name: "faqat: Turk havo yoʻllari" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/air=TK/);
  await expect(panel.getByRole("checkbox", { name: /Turk havo yoʻllari/ })).toBeChecked();
  await expect(offerRows(page).filter({ hasNotText: "TK" })).toHaveCount(0);
  await tick(panel.getByRole("checkbox", { name: /^Star Alliance/ }));
  await expect(page).toHaveURL(/ally=Star/);
});

test("a thumb keeps a carrier alone too", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.setViewportSize(PHONE);
  await page.goto(ONE_WAY);
  await page.getByRole("button", { name: "Filters" }).click({ timeout: 60_000 });
  const only = page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "only: Turkish Airlines" });
  await only.scrollIntoViewIfNeeded();
  await expect(only).toHaveCSS("opacity", "1");
  const box = await only.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await only.click();
  await expect(page).toHaveURL(/air=TK/);
});

test("a journey to several cities is chosen direction by direction", AT_NIGHT, async ({ page }) => {
  test.slow();
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto(CITIES);
  await expect(page.getByRole("heading", { name: /^Direction 1: / })).toBeVisible({ timeout: 60_000 });
  await chooseDirections(page, 3);
  await expect(page.getByRole("heading", { name: /^Direction 3: London → Tashkent/ })).toBeVisible();
  await findBarriers(page, "several cities");
  await page.getByRole("list", { name: "Chosen flights" }).getByRole("button", { name: "Change: Direction 1" }).click();
  await expect(page.getByRole("heading", { name: /^Direction 1: / })).toBeVisible();
});
