import type { Page } from "@playwright/test";

const POLICY = {
  version: 1,
  currency: "UZS",
  rounding: { toMinor: 100_000, mode: "up" },
  bounds: null,
  keeps: { kind: "amount", minor: 0 },
  rules: [
    {
      part: "markup",
      when: { carrier: null, from: null, to: null, cabin: null, age: null },
      value: { kind: "percent", basisPoints: 700 },
    },
  ],
};

/** As if the agency made prices of its own, 7 % above what it pays: cost and margin stand under each price of a list. */
export async function sellAtOwnPrices(page: Page): Promise<void> {
  await page.route("**/api/portal/selling", (route) => route.fulfill({ json: { message: "OK", data: POLICY } }));
}
