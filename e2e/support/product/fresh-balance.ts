import { expect, type Page } from "@playwright/test";
import { balance } from "@/lib/contracts/interface/accounts";
import { envelope } from "@/lib/contracts/shared";
import { formatMoney } from "@/lib/i18n/formats";

/** Does what moves money, and expects the balance in the page's head to be read again afterwards. */
export async function withFreshBalance(page: Page, act: () => Promise<void>): Promise<void> {
  // Read on its way: the browser forgets an answer's body as soon as the page goes on.
  const told: number[] = [];
  await page.route("**/check-balance", async (route) => {
    const response = await route.fetch();
    const { deposit, credit } = envelope(balance).parse(await response.json()).data;
    told.push(deposit + credit);
    await route.fulfill({ response });
  });
  await act();
  await expect(async () => {
    await expect(page.getByRole("banner").getByText(formatMoney(told.at(-1) ?? Number.NaN, "UZS", "en"))).toBeVisible({ timeout: 500 });
  }).toPass();
  // The page may just be reading it once more.
  await page.unrouteAll({ behavior: "wait" });
}
