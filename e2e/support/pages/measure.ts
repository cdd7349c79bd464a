import type { Page } from "@playwright/test";
import sharp from "sharp";

/** What can be measured of pages on any machine: pictures differ from one browser to the next, these do not. */

/** Heights of the parts of the design system, rounded to a pixel, by the name of the part. */
export function heightsOfLines(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>("[data-line]")];
    return Object.fromEntries(parts.map((part) => [part.dataset.specimen, Math.round(part.getBoundingClientRect().height)]));
  });
}

/** Texts that are cut off, without the three dots that say so. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isForListeners = element.clientWidth <= 1;
      const hides = overflowX === "hidden" || overflowX === "clip";
      return hides && !isForListeners && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1;
    };
    return [...document.querySelectorAll("main *")].filter(isCut).map(({ textContent }) => textContent?.slice(0, 60) ?? "");
  });
}

/**
 * Buttons, fields and links of their own that are too small for a finger or a trembling hand. Links inside a text are as high as their line.
 * @param least pixels, of height and width
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((side) => {
    const box = (element: Element) => {
      // A small box for a tick belongs to a label as large as its text.
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      return { width: Math.round(width), height: Math.round(height) };
    };
    const isSmall = (element: Element) => {
      const { width, height } = box(element);
      return width > 1 && height > 1 && !element.closest("[aria-hidden=true]") && Math.min(width, height) < side;
    };
    const targets = document.querySelectorAll("main :is(button, input, select, textarea, [role=button]):not([type=hidden], [type=range])");
    return [...targets].filter(isSmall).map((element) => {
      const { width, height } = box(element);
      return `${element.getAttribute("aria-label") ?? element.textContent}: ${width} × ${height}`;
    });
  }, least);
}

/** Whether whatever has the focus is drawn with a ring, by itself or by the control that it is the inner part of. */
export function hasFocusRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const drawn = [focused, ...focused.querySelectorAll("*")];
    for (let outer = focused.parentElement, steps = 0; outer && steps < 3; outer = outer.parentElement, steps++) {
      drawn.push(outer, ...outer.children);
    }
    const isRing = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    return drawn.some((element) => isRing(element)) || (focused instanceof HTMLInputElement && focused.type === "range");
  });
}

/** What would move or fade: animations and transitions that last, by the element's beginning. @param least milliseconds that are seen */
export function movingParts(page: Page, least = 1): Promise<string[]> {
  return page.evaluate((shortest) => {
    const longest = (times: string) =>
      Math.max(...times.split(",").map((time) => Number.parseFloat(time) * (time.includes("ms") ? 1 : 1000)));
    const moves = (element: Element, pseudo?: string) => {
      const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(element, pseudo);
      const isAnimated = animationName !== "none" && longest(animationDuration) >= shortest;
      return isAnimated || (transitionProperty !== "none" && longest(transitionDuration) >= shortest);
    };
    const scrolls = (element: Element) => getComputedStyle(element).scrollBehavior === "smooth";
    return [...document.querySelectorAll("*")]
      .filter((element) => scrolls(element) || [undefined, "::before", "::after", "::backdrop"].some((pseudo) => moves(element, pseudo)))
      .map((element) => element.outerHTML.slice(0, 120));
  }, least);
}

const LETTERS = ["i", "j", "ё", "й"] as const;
const ROOM = 40;
const SIZES = [13, 14, 15];
const WEIGHTS = [400, 500, 600];

/**
 * How well letters keep their dots: how much lighter the row of pixels between dot and stem is than the lighter of the two, from 0 (they are
 * one) to 1 (paper is seen between them), on white in the page's own face.
 * @returns by letter, size and weight, e.g. `i 13 600`
 */
export async function clearDots(page: Page): Promise<Map<string, number>> {
  const cells = SIZES.flatMap((size) => WEIGHTS.flatMap((weight) => LETTERS.map((letter) => ({ letter, size, weight }))));
  await page.evaluate(
    async ({ all, room }) => {
      const sheet = document.createElement("div");
      sheet.style.cssText = `position:fixed;inset:0;z-index:99;background:#fff;color:#000;font-family:${getComputedStyle(document.body).fontFamily}`;
      for (const [index, { letter, size, weight }] of all.entries()) {
        const cell = document.createElement("span");
        cell.textContent = letter;
        cell.style.cssText = `position:absolute;left:8px;top:${index * room}px;font-size:${size}px;font-weight:${weight};line-height:${room}px`;
        cell.style.left = `${8 + Math.floor(index / 18) * room}px`;
        cell.style.top = `${(index % 18) * room}px`;
        sheet.append(cell);
      }
      document.body.append(sheet);
      await document.fonts.ready;
    },
    { all: cells, room: ROOM },
  );
  const columns = Math.ceil(cells.length / 18);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: columns * ROOM + 8, height: 18 * ROOM }, scale: "css" });
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return new Map(
    cells.map(({ letter, size, weight }, index) => {
      const left = Math.floor(index / 18) * ROOM + 4;
      const top = (index % 18) * ROOM;
      const rows = Array.from({ length: ROOM }, (_, y) => {
        const start = (top + y) * info.width + left;
        return 255 - Math.min(...data.subarray(start, start + ROOM - 4));
      });
      return [`${letter} ${size} ${weight}`, clearest(rows)];
    }),
  );
}

/** Of the gaps between the first ink and the rows below, how light the lightest is. @param rows the most ink in each, 0 to 255 */
function clearest(rows: number[]): number {
  const first = rows.findIndex((ink) => ink > 40);
  const gaps = [1, 2, 3, 4, 5, 6].map((down) => {
    const above = Math.max(...rows.slice(first, first + down));
    const below = Math.max(...rows.slice(first + down + 1, first + down + 5));
    return (Math.min(above, below) - (rows[first + down] ?? 0)) / 255;
  });
  return Math.max(0, ...gaps);
}
