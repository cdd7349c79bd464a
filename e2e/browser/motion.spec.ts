import { expect, type Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../support/pages/examine";
import { movingParts } from "../support/pages/measure";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { FIRST_AGENT, inDays, Partner } from "../support/product/partner";
import { makeTicketed } from "../support/product/ticketed";
import { AT_NIGHT } from "../support/when";

// Who asks the machine for less motion sees nothing move or fade, wherever the product would do so.

const OFFERS = `/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&cabin=E&adt=1&chd=0&inf=0&ins=0`;
const AGENT_PAGES = ["/", "/anywhere", "/bookings", "/money/sales", "/passengers", "/quotes", "/schedule", "/visas", "/settings/security"];

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  expect(await movingParts(page), path).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await speak(page, "en");
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("pages stand still for who asks for less motion", AT_NIGHT, async ({ page }) => {
  test.slow();
  for (const path of ["/sign-in", "/forgot-password", "/trip", "/docs", "/docs/quick-start"]) await expectStill(page, path);
  await signInQuietly(page);
  const { id } = await makeTicketed(await Partner.signIn(FIRST_AGENT));
  for (const path of [...AGENT_PAGES, `/bookings/${id}`]) await expectStill(page, path);
});

test("what opens over a page stands there at once, and the page moves without it: the measure sees that", AT_NIGHT, async ({ page }) => {
  await signInQuietly(page);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(OFFERS);
    await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
    expect(await movingParts(page), `offers at ${size.width}`).toEqual([]);
    for (const name of ["Price calendar", /^Account menu/, /^News/]) {
      await page.getByRole("button", { name }).click();
      const over = page.locator("[role=dialog], [role=menu]");
      await expect(over.first()).toBeVisible();
      expect(await movingParts(page), `${name} at ${size.width}`).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(over).toHaveCount(0);
    }
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect((await movingParts(page)).length).toBeGreaterThan(0);
});

test("every part of the design system stands still too, what is loading among them", AT_NIGHT, async ({ page }) => {
  await signInQuietly(page, "operator@parvoz.example");
  await expectStill(page, "/operator/design");
});
