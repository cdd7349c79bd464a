import type { Page } from "@playwright/test";
import { holdRequests } from "../product/hold-requests";

/** Opens a page as the server wrote it. @returns lets the page's program come */
export async function openWithoutProgram(page: Page, path: string): Promise<() => void> {
  const run = await holdRequests(page, /\/_next\/static\/.*\.js/);
  await page.goto(path, { waitUntil: "commit" });
  return run;
}
