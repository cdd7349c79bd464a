import type { Page } from "@playwright/test";

/** Offers that are wholly in sight: not behind what is fixed over them at the bottom of the window. */
export function countInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll("main li.list-row")].map((row) => row.getBoundingClientRect());
    const left = Math.min(...rows.map((row) => row.left));
    const bars = [...document.querySelectorAll("nav, section")].filter((bar) => getComputedStyle(bar).position === "fixed");
    const over = bars.map((bar) => bar.getBoundingClientRect()).filter(({ height, right }) => height > 0 && right > left);
    const end = Math.min(window.innerHeight, ...over.map(({ top }) => top));
    return rows.filter(({ top, bottom }) => top >= 0 && bottom <= end).length;
  });
}
