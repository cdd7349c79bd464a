import { expect, type Page } from "@playwright/test";
import { openWithoutProgram } from "../../support/clients/without-program";
import { DESKTOP } from "../../support/pages/examine";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { gate } from "../../support/product/hold-requests";
import { FIRST_AGENT, PASSWORD } from "../../support/product/partner";
import { AT_NIGHT } from "../../support/when";

const isTyped = (url: URL): boolean => url.pathname === "/api/portal/places" && url.searchParams.get("q") === "стамбул";

/** Types into To. The popular places are shown until the answer comes, without Istanbul. @returns where Dubai stands among them */
async function typeBeforeTheAnswer(page: Page): Promise<{ x: number; y: number; answer: () => Promise<void> }> {
  const { opened, open } = gate();
  await page.route(isTyped, async (route) => {
    const response = await route.fetch();
    await opened;
    await route.fulfill({ response });
  });
  await page.goto("/");
  const to = page.getByRole("combobox", { name: "To", exact: true });
  await to.click();
  const dubai = page.getByRole("option", { name: /Dubai/ });
  await expect(dubai).toBeVisible();
  await to.fill("стамбул");
  await dubai.hover();
  const box = await dubai.boundingBox();
  if (!box) throw new Error("Dubai is not shown");
  const answer = async () => {
    const answered = page.waitForResponse((response) => isTyped(new URL(response.url())));
    open();
    await (await answered).finished();
    // Two pictures: the answer has been drawn, where it is drawn at all.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, answer };
}

async function expectDubai(page: Page): Promise<void> {
  await expect(page.getByRole("combobox", { name: "To", exact: true })).toHaveValue("Dubai (DXB)");
  await expect(page.getByRole("button", { name: /^Dates/ })).toBeVisible();
}

test.describe("a suggestion that is pressed is the one chosen, though an answer without it comes before the release", () => {
  test.beforeEach(async ({ page }) => {
    await speak(page, "en");
    await signInQuietly(page);
  });

  test("by the mouse", async ({ page }) => {
    const { answer } = await typeBeforeTheAnswer(page);
    await page.mouse.down();
    await answer();
    await page.mouse.up();
    await expectDubai(page);
  });

  test("by a finger", AT_NIGHT, async ({ page }) => {
    const { x, y, answer } = await typeBeforeTheAnswer(page);
    const finger = await page.context().newCDPSession(page);
    await finger.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await answer();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expectDubai(page);
  });
});

test("what is typed into a search before the page's program has come is kept, and suggestions open", async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  const run = await openWithoutProgram(page, "/");
  // Served, and without its role yet.
  await page.getByLabel("To", { exact: true }).click();
  await page.keyboard.type("стам");
  run();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.type("бул");
  const to = page.getByRole("combobox", { name: "To", exact: true });
  await expect(to).toHaveValue("стамбул");
  await page
    .getByRole("option", { name: /Istanbul/ })
    .first()
    .click();
  await expect(to).toHaveValue("Istanbul (IST)");
});

test(
  "a field of the search that was changed and left before the page's program has come shows what will be searched",
  AT_NIGHT,
  async ({ page }) => {
    await speak(page, "en");
    await signInQuietly(page);
    const run = await openWithoutProgram(page, "/");
    const from = page.getByLabel("From", { exact: true });
    await from.fill("самарканд");
    await page.getByLabel("To", { exact: true }).click();
    run();
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox", { name: "From", exact: true })).toHaveValue("Tashkent (TAS)");
  },
);

test("suggestions end within every window, also one that becomes a phone's", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto("/");
  for (const name of ["From", "To"]) {
    await page.setViewportSize(DESKTOP);
    await page.getByRole("combobox", { name, exact: true }).fill("a");
    await expect(page.getByRole("option").first()).toBeVisible();
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
      await expect.poll(overflow, { message: `${name} at ${width}` }).toBe(0);
      const end = () => page.getByRole("listbox").evaluate((list) => list.getBoundingClientRect().right - window.innerWidth);
      await expect.poll(end, { message: `${name} at ${width}` }).toBeLessThanOrEqual(0);
    }
  }
});

test("Tab goes from one place to the other by the button between them, with suggestions open", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  await signInQuietly(page);
  await page.goto("/");
  await page.getByRole("combobox", { name: "From", exact: true }).focus();
  // So many that their list scrolls.
  await expect(page.getByRole("option").nth(6)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Swap the cities" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "To", exact: true })).toBeFocused();
});

test("a person who fills in the sign-in before the page's program has come gets in", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  const run = await openWithoutProgram(page, "/sign-in");
  await page.getByRole("textbox", { name: "E-mail" }).fill(FIRST_AGENT.slice(0, 4));
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("textbox", { name: "E-mail" }).press("End");
  run();
  await page.waitForLoadState("load");
  await page.getByRole("textbox", { name: "E-mail" }).pressSequentially(FIRST_AGENT.slice(4));
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(FIRST_AGENT);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Flight search" })).toBeVisible();
});

test("a button that is pressed before the page's program has come does its work once it has", AT_NIGHT, async ({ page }) => {
  await speak(page, "en");
  const run = await openWithoutProgram(page, "/sign-in");
  const eye = page.getByRole("button", { name: "Show" });
  await eye.click();
  run();
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveAttribute("type", "text");
});
