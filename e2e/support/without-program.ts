import type { Page } from "@playwright/test";

/** Holds answers back until they are let go. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Opens a page as the server wrote it. @returns lets the page's program come */
export async function openWithoutProgram(page: Page, path: string): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return open;
}
