import { type BrowserContext, test as base, expect } from "@playwright/test";

const REFUSAL = /content security policy/i;

/**
 * Journeys in a browser. Each fails where a page that it opens, in whichever window, tries what the Content-Security-Policy forbids:
 * `refusals` is what browsers said of that.
 */
export const test = base.extend<{ refusals: string[] }>({
  refusals: [
    async ({ browser }, use) => {
      const refusals: string[] = [];
      const watch = (context: BrowserContext) =>
        context.on("console", (message) => {
          if (REFUSAL.test(message.text())) refusals.push(`${message.page()?.url()}: ${message.text()}`);
        });
      browser.on("context", watch);
      await use(refusals);
      browser.off("context", watch);
      expect(refusals).toEqual([]);
    },
    { auto: true },
  ],
});
