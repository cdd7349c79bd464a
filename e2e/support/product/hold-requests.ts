import type { Page } from "@playwright/test";

/** Holds answers back until they are let go. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Holds a page's requests back before they reach the server. @returns lets them go */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
