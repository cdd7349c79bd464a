import { expect, test } from "@playwright/test";
import { signInQuietly, speak } from "../support/sign-in";

test("a suggestion under a pressed pointer is the one chosen, though the answer to what was typed comes before the release", async ({
  page,
}) => {
  await speak(page, "en");
  await signInQuietly(page.request);
  let answer = (): void => undefined;
  const isPressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isTyped = (url: URL): boolean => url.pathname === "/api/portal/places" && url.searchParams.get("q") === "стамбул";
  await page.route(isTyped, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto("/");
  const to = page.getByRole("combobox", { name: "To", exact: true });
  // Among the popular places, which are shown until the answer comes, Istanbul is not the first.
  await to.click();
  await expect(page.getByRole("option").first()).not.toHaveText(/Istanbul/);
  await to.fill("стамбул");
  await page.getByRole("option", { name: /Istanbul/ }).hover();
  const answered = page.waitForResponse((response) => isTyped(new URL(response.url())));
  await page.mouse.down();
  answer();
  await (await answered).finished();
  // Two pictures: the answer has been drawn, where it is drawn at all.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();

  await expect(to).toHaveValue("Istanbul (IST)");
  await expect(page.getByRole("button", { name: /^Dates/ })).toBeVisible();
});

test("what is typed before the page's program has come is kept, and suggestions open", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page.request);
  let run = (): void => undefined;
  const isTyped = new Promise<void>((resolve) => {
    run = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  // Served, and without its role yet.
  await page.getByLabel("To", { exact: true }).click();
  await page.keyboard.type("стам");
  run();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.type("бул");
  await expect(page.getByRole("combobox", { name: "To", exact: true })).toHaveValue("стамбул");
  await page
    .getByRole("option", { name: /Istanbul/ })
    .first()
    .click();
  await expect(page.getByRole("combobox", { name: "To", exact: true })).toHaveValue("Istanbul (IST)");
});
