import { expect } from "@playwright/test";
import { offerRows } from "../../support/pages/choose-offer";
import { complaints, DESKTOP, findBarriers, PHONE } from "../../support/pages/examine";
import { test } from "../../support/pages/watched";
import { makeAgency } from "../../support/product/agency";
import { inDays } from "../../support/product/partner";

const FROM_PORTAL = { "x-parvoz-portal": "1" };
const FIFTEEN_PERCENT = [{ part: "markup", when: {}, value: { kind: "percent", basisPoints: 1500 } }];

test("a customer follows the agent's list on a phone, at selling prices alone, until the agent ends it", async ({ page, browser }) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await makeAgency(page);
  const data = { version: 0, rules: FIFTEEN_PERCENT, keeps: { kind: "amount", minor: 0 } };
  expect((await page.request.post("/api/portal/selling/rules", { headers: FROM_PORTAL, data })).ok()).toBe(true);
  const found = complaints(page);
  const query = new URLSearchParams({ from: "TAS", to: "IST", out: inDays(52), cabin: "E", adt: "2", chd: "0", inf: "0", ins: "0" });
  await page.goto(`/?${query}`);
  await expect(offerRows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Second screen" }).click();
  const dialog = page.getByRole("dialog", { name: "Second screen for the customer" });
  await expect(dialog.getByRole("img", { name: "Code of the second screen" })).toBeVisible();
  await findBarriers(page, "the code of the second screen");
  const { pathname } = new URL((await dialog.locator("code").textContent()) ?? "");
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const context = await browser.newContext({ viewport: PHONE, locale: "ru-RU" });
  const customer = await context.newPage();
  const sent: string[] = [];
  customer.on("response", (response) => {
    if (response.url().includes("/api/screen/")) void response.text().then((text) => sent.push(text));
  });
  await customer.goto(pathname);
  await expect(customer.getByRole("heading", { name: "Рейсы для вас" })).toBeVisible();
  const offers = customer.getByRole("main").locator("ol > li");
  await expect(offers.first()).toBeVisible();
  await findBarriers(customer, "the second screen");

  await offerRows(page).nth(1).getByRole("link", { name: "Choose" }).focus();
  await expect(customer.getByText("Агент показывает этот вариант")).toBeVisible();
  expect(sent.join("")).not.toMatch(/cost/i);

  await page.getByRole("button", { name: "Second screen is on" }).click();
  await dialog.getByRole("button", { name: "End it now" }).click();
  await expect(customer.getByText("Показ завершён")).toBeVisible();
  await context.close();
  expect(found).toEqual([]);
});
