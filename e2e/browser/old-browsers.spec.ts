import { expect } from "@playwright/test";
import { openOffer } from "../support/pages/choose-offer";
import { DESKTOP } from "../support/pages/examine";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { inDays } from "../support/product/partner";
import { AT_NIGHT } from "../support/when";

// What Chrome 109, Firefox 115 and Safari 15.4 do not have, taken away before a page's own scripts run.
const TAKE_AWAY = `
  const newer = [
    [Array.prototype, "toSorted", "toReversed", "toSpliced", "with"],
    [Array, "fromAsync"],
    [Object, "groupBy"],
    [Map, "groupBy"],
    [Promise, "withResolvers", "try"],
    [Set.prototype, "union", "difference", "intersection", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
    [Iterator.prototype, "map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"],
    [String.prototype, "isWellFormed", "toWellFormed"],
    [URL, "canParse", "parse"],
    [AbortSignal, "any", "timeout"],
    [HTMLElement.prototype, "inert", "popover", "showPopover", "hidePopover", "togglePopover"],
    [Element.prototype, "checkVisibility"],
    [Document.prototype, "startViewTransition"],
    [globalThis, "requestIdleCallback", "cancelIdleCallback", "OffscreenCanvas", "Iterator"],
  ];
  for (const [owner, ...names] of newer) for (const name of names) delete owner[name];
  // A pattern that looks behind is an error there once it is made; those of the scripts themselves are looked for in the build.
  const construct = (made, given) => {
    if (/\\(\\?<[=!]/.test(String(given[0]))) throw new SyntaxError("Invalid regular expression: invalid group specifier name");
    return Reflect.construct(made, given);
  };
  globalThis.RegExp = new Proxy(RegExp, { construct, apply: (made, self, given) => construct(made, given) });
`;

const OUT = inDays(40);

const PAGES = [
  { name: "offers", path: `/?from=TAS&to=IST&out=${OUT}&back=${inDays(47)}&adt=1`, shows: "[data-offer-toggle]" },
  { name: "schedule", path: `/schedule?from=TAS&to=IST&day=${OUT}`, shows: "main h1" },
  { name: "anywhere", path: "/anywhere?from=TAS", shows: "main h1" },
  { name: "selling rules", path: "/settings/selling", shows: "main h1" },
  { name: "bookings", path: "/bookings", shows: "main a" },
  { name: "money", path: "/money", shows: "main h1" },
  { name: "documentation", path: "/docs", shows: "main h1" },
] as const;

const TOO_OLD = /made for Chrome/;

test.beforeEach(async ({ page }) => {
  await page.addInitScript({ content: TAKE_AWAY });
  await page.setViewportSize(DESKTOP);
  await speak(page, "en");
  await signInQuietly(page);
});

for (const { name, path, shows } of PAGES) {
  test(`${name} in the oldest browsers that pages are made for`, AT_NIGHT, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(path);
    await expect(page.locator(shows).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("Something went wrong on our side")).toHaveCount(0);
    await expect(page.getByText(TOO_OLD)).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test("from an offer to the passenger form, and dates and menus, in the oldest browsers that pages are made for", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("/");
  await page.getByRole("button", { name: /^Language/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(PAGES[0].path);
  await openOffer(page, 2);
  await expect(page.getByText("Seats and price confirmed just now")).toBeVisible();
  await page
    .getByRole("region", { name: "Fares of this flight" })
    .getByRole("link", { name: /^Choose / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Who is flying?" })).toBeVisible();
  await page.getByLabel("Last name").first().fill("Юлдашев");
  await expect(page.getByRole("button", { name: /^Use \w*ULDASHEV$/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a browser that is older still is told so in words", async ({ page }) => {
  await page.addInitScript({ content: "delete Array.prototype.findLast" });
  await page.goto("/sign-in");
  await expect(page.getByRole("alert").filter({ hasText: TOO_OLD })).toBeVisible();
});
