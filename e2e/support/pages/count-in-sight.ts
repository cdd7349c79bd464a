import type { Page } from "@playwright/test";

/** Offers that are wholly in sight: not behind what is fixed at the bottom of the window. */
export function countInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll("nav, section")].filter((bar) => getComputedStyle(bar).position === "fixed");
    const end = Math.min(
      window.innerHeight,
      ...bars.map((bar) => bar.getBoundingClientRect()).flatMap(({ top, height }) => (height > 0 ? [top] : [])),
    );
    const rows = [...document.querySelectorAll("main li.list-row")].map((row) => row.getBoundingClientRect());
    return rows.filter(({ top, bottom }) => top >= 0 && bottom <= end).length;
  });
}
