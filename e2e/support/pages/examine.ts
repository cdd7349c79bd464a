import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { Locale } from "@/lib/domain/localized";
import { allowMore } from "../product/allow-more";
import { AT_NIGHT, BY_DAY, byTurns, isItsTurn, type When } from "../when";

/** While something is open, the page behind it has no parts to jump to. */
export const NAMES_ALONE = ["label-content-name-mismatch"];
const BEYOND_WCAG = ["label-content-name-mismatch", "region", "page-has-heading-one"];

interface Size {
  width: number;
  height: number;
}

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1440, height: 900 };
/** Down to here nobody has to scroll sideways (WCAG 1.4.10): a small phone, or a desk's page enlarged fourfold. */
export const NARROW: Size = { width: 320, height: 640 };

/** One way of looking at a page. */
export interface Look {
  /** For the test's title. */
  name: string;
  locale: Locale;
  /** Pages are opened at the first one. */
  sizes: readonly [Size, ...Size[]];
  /** Structure and colours are the same in every language: they are read in one, and in the others what hangs on words. */
  isWhole: boolean;
  isDark: boolean;
  when: When;
}

/** All ways: `npm test` looks in the first one at each page in its turn, `npm run test:night` in every other way. */
export const LOOKS: readonly Look[] = [
  { name: "in Russian on a phone", locale: "ru", sizes: [PHONE], isWhole: true, isDark: false, when: BY_DAY },
  { name: "in Russian on a desktop, light and dark", locale: "ru", sizes: [DESKTOP], isWhole: true, isDark: true, when: AT_NIGHT },
  { name: "in Uzbek on both", locale: "uz", sizes: [PHONE, DESKTOP], isWhole: false, isDark: false, when: AT_NIGHT },
  { name: "in English on both", locale: "en", sizes: [PHONE, DESKTOP], isWhole: false, isDark: false, when: AT_NIGHT },
];

/** By day a page is looked at on one day of so many. */
const LOOKED_AT_ONE_OF = 3;

/** In which run a test looks so. @param what names its pages, which have their turn by day */
export function whenOf({ when }: Look, what: string): When {
  return when === BY_DAY ? byTurns(what, LOOKED_AT_ONE_OF) : when;
}

/** Of pages that one test goes through, those that it looks at now. */
export function pagesOf({ when }: Look, paths: readonly string[]): readonly string[] {
  return when === BY_DAY ? paths.filter((path) => isItsTurn(path, LOOKED_AT_ONE_OF)) : paths;
}

/** What the browser complains of: a broken hydration, a refused script, a failed call. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") found.push(message.text());
  });
  return found;
}

async function settle(page: Page, path: string): Promise<void> {
  allowMore(READING_MS);
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  if (path.startsWith("/?")) await expect(page.locator("[data-offer-toggle]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** On a machine that does other work, an opened page or a reading of one takes no longer than this. */
const READING_MS = 20_000;

/** What hangs on the words of a language: names that do not say what is written, or are missing, and the language itself. */
const OF_WORDS = [
  ...["label-content-name-mismatch", "html-has-lang", "html-lang-valid", "valid-lang", "document-title"],
  ...["button-name", "link-name", "label", "aria-input-field-name", "aria-toggle-field-name", "input-button-name"],
];

/** Opens a page: it speaks the language, fits the screens, and bars nobody. */
export async function examine(page: Page, path: string, { locale, sizes, isWhole, isDark }: Look): Promise<void> {
  await settle(page, path);
  expect(await page.locator("html").getAttribute("lang"), path).toBe(locale);
  await fitEveryScreen(page, path, sizes, async () => {
    if (isWhole) await findBarriers(page, path);
  });
  if (!isWhole) await findBarriersOfWords(page, path);
  if (isDark) await lookByNight(page, path);
}

async function findBarriersOfWords(page: Page, path: string): Promise<void> {
  allowMore(READING_MS);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(OF_WORDS).analyze();
  expect(told(violations, path), path).toEqual([]);
}

/** What stands on a page now, such as an open dialog or list: it fits the screens and bars nobody on any. @param state for the message */
export async function examineState(page: Page, state: string, { locale, sizes }: Look): Promise<void> {
  await fitEveryScreen(page, state, sizes, () => findBarriers(page, `${state} in ${locale}`, NAMES_ALONE));
}

const OPEN = "[role=dialog], [role=alertdialog]";

/** Opens a dialog by its button, examines it and closes it by Escape. */
export async function examineDialog(page: Page, button: string, look: Look): Promise<void> {
  allowMore(READING_MS);
  await page.getByRole("button", { name: button }).first().click();
  const dialog = page.locator(OPEN);
  await expect(dialog).toBeVisible();
  await page.waitForLoadState("networkidle");
  await examineState(page, button, look);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** The size that a page was opened at comes last: the next page is opened at it too. */
async function fitEveryScreen(page: Page, what: string, sizes: readonly Size[], look: () => Promise<void>): Promise<void> {
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size);
    await expectToFit(page, what);
    await look();
  }
}

async function expectToFit(page: Page, what: string): Promise<void> {
  // Beside the body there is room for the scrollbar alone.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
  await expect.poll(overflow, { message: `${what} is wider than ${page.viewportSize()?.width} pixels` }).toBe(0);
}

/** Opens a page at the least width: it is no wider, and nothing that can be pressed is cut off. */
export async function examineNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await settle(page, path);
  await expectToFit(page, path);
  expect(await cutOff(page), `${path} at ${NARROW.width}`).toEqual([]);
}

/** What can be pressed or typed into, and reaches beyond the window or what it lies in. What scrolls sideways within the page may be long. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** How far to the right something may reach; null where it is scrolled into sight. */
    const edgeOf = (part: Element | null): number | null => {
      if (part === null || part === document.body) return document.body.offsetWidth;
      const { overflowX, position } = getComputedStyle(part);
      if (overflowX === "auto" || overflowX === "scroll") return null;
      const beyond = position === "fixed" ? document.body.offsetWidth : edgeOf(part.parentElement);
      if (overflowX === "visible" || beyond === null) return beyond;
      return Math.min(beyond, part.getBoundingClientRect().right);
    };
    return [...document.querySelectorAll("a, button, input, select, textarea")].flatMap((part) => {
      const { width, right } = part.getBoundingClientRect();
      const edge = width > 1 ? edgeOf(part.parentElement) : null;
      return edge !== null && right > edge + 1 ? [part.getAttribute("aria-label") ?? part.textContent ?? ""] : [];
    });
  });
}

/** Whether everything can be read in dark colours, which have the structure of the light ones. */
export async function lookByNight(page: Page, path: string): Promise<void> {
  allowMore(READING_MS);
  await page.emulateMedia({ colorScheme: "dark" });
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(["color-contrast"]).analyze();
  expect(told(violations, path), `${path} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Contrast is three quarters of what axe asks a page, and pages have the colours of the design page: besides that one, `npm test` asks one in three. */
const COLOURS_ONE_OF = 3;
const ALL_COLOURS = "/operator/design";

/** What bars people with a screen reader, a keyboard alone or weak eyes. No page has frames, so the short way of asking sees all of it. */
export async function findBarriers(page: Page, path: string, beyond: readonly string[] = BEYOND_WCAG): Promise<void> {
  allowMore(READING_MS);
  // Wherever a page was scrolled to, something lies half behind its head, and axe takes it for small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Who speaks to the screen says what is written on it (axe holds that for an experiment), and every page has a heading and parts to jump to.
    .options({
      rules: {
        ...Object.fromEntries(beyond.map((rule) => [rule, { enabled: true }])),
        "color-contrast": { enabled: path === ALL_COLOURS || isItsTurn(path, COLOURS_ONE_OF) },
      },
    })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(told(violations, path), path).toEqual([]);
}

/**
 * Waits until nothing fades or moves any more, but for what moves without an end: text that is half drawn has too little contrast. What has
 * just been opened begins to fade with its first picture.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    do {
      await Promise.allSettled(ending().map(({ finished }) => finished));
      await drawn();
    } while (ending().length > 0);
  });
}

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

function told(violations: Violations, path: string): string[] {
  return violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target}`);
}
