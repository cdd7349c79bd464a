import { expect } from "@playwright/test";
import { z } from "zod";
import { booking, createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";

const OPERATOR = "operator@parvoz.example";

test("an operator finds a booking by its PNR, has it held longer with a reason, and the agency reads both", async ({ page, browser }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const offers = await partner.ok("GET", searchPath({ depart: inDays(53) }), z.array(offer));
  // Low-cost carriers hold nothing longer.
  const found = offers.find(({ flight_type }) => flight_type === "regular");
  const person = makePerson("adt");
  const made = await partner.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body: bookingOf([person]) });
  const pnr = made.passengers[0]?.tickets[0]?.pnr ?? "";
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));

  await speak(page, "en");
  await signInQuietly(page, OPERATOR);
  await page.goto("/operator/find");
  const field = page.getByRole("searchbox", { name: "What are you looking for?" });
  await field.fill(person.last_name);
  const hit = page.getByRole("link", { name: new RegExp(made.booking_number) });
  await expect(hit).toBeVisible();
  await field.press("ArrowDown");
  await expect(hit).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await field.fill(pnr.toLowerCase());
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(made.booking_number);
  await page.goto("/operator/find");
  await page.getByRole("searchbox", { name: "Find a booking" }).fill(made.booking_number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(made.booking_number);
  expect(sent.filter((url) => url.includes(person.last_name))).toEqual([]);

  await page.getByRole("button", { name: "Hold it longer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Hold it longer" }).click();
  await expect(dialog.getByText("Write why, in three characters at least.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The transfer arrives tomorrow");
  await dialog.getByRole("button", { name: "Hold it longer" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Held longer for the agency: The transfer arrives tomorrow")).toBeVisible();
  const after = await partner.ok("GET", `/api/v1/booking/${made.id}`, booking);
  expect(after.expire > made.expire).toBe(true);

  const agency = await browser.newContext();
  const agent = await agency.newPage();
  await speak(agent, "en");
  await signInQuietly(agent);
  await agent.goto(`/bookings/${made.id}`);
  await agent.getByRole("button", { name: /^History/ }).click();
  await expect(agent.getByText("Held longer for you: The transfer arrives tomorrow")).toBeVisible();
  await agency.close();
});
