import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { messages } from "@/lib/i18n/messages";
import { offerRows } from "../support/pages/choose-offer";
import { examine, examineDialog, examineState, LOOKS, whenOf } from "../support/pages/examine";
import { speak } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";
import { makePricingAgency } from "../support/product/agency";
import { addColleague } from "../support/product/database";
import { inDays, Partner, searchPath } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";
import { saveToBook } from "../support/product/save-to-book";
import { AT_NIGHT } from "../support/when";

// What an agent's work opens: the passenger form in its states, and the questions that buttons ask.

async function cheapestOf(partner: Partner, days: number) {
  const [cheapest] = await partner.ok("GET", searchPath({ depart: inDays(days), adults: 2 }), z.array(offer));
  if (!cheapest) throw new Error("nothing is sold");
  return { id: encodeURIComponent(cheapest.id), total: cheapest.price.amount };
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

for (const [place, look] of LOOKS.entries()) {
  const { locale, name } = look;
  const texts = messages[locale];

  test(`the passenger form and what a held booking asks, ${name}`, whenOf(look, "dialogs"), async ({ page }) => {
    const email = await makePricingAgency(page);
    await addColleague(email);
    await speak(page, locale);
    await page.setViewportSize(look.sizes[0]);
    const partner = await Partner.signIn(email);
    const { id: offerId, total } = await cheapestOf(partner, 71 + place);
    await examine(page, `/book/${offerId}?total=${total}`, look);
    await press(page, texts.selling.change);
    await examineState(page, "the form with a price of its own", look);
    await page.locator("main button[type=submit]:visible").first().click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await examineState(page, "the form with errors", look);

    const body = bookingOf([makePerson("adt"), makePerson("adt")]);
    const held = await partner.ok("POST", `/api/v1/offers/${offerId}/booking`, createdBooking, { body });
    await page.goto(`/bookings/${held.id}`);
    const { pay, cancel, leave, bags, agent } = texts.booking;
    for (const button of [pay.action, leave.action, cancel.action, bags.add, agent.action, texts.selling.change, texts.mail.card.button])
      await examineDialog(page, button, look);
  });

  test(`what an agency's own pages ask, ${name}`, AT_NIGHT, async ({ page }) => {
    await makePricingAgency(page);
    await speak(page, locale);
    await page.setViewportSize(look.sizes[0]);
    for (const [path, button] of [
      ["/settings/selling", texts.selling.settings.add],
      ["/settings/team", texts.settings.team.invite.action],
      ["/money", texts.money.warning.change],
      ["/bookings?status=booked", texts.work.own.save],
    ] as const) {
      await page.goto(path);
      await examineDialog(page, button, look);
    }
    const person = makePerson("adt");
    await saveToBook(page, [person]);
    await page.goto("/passengers");
    const passenger = `${person.last_name} ${person.first_name}`.toUpperCase();
    for (const button of [texts.passengers.add, texts.passengers.import.open, texts.passengers.edit, texts.passengers.delete])
      await examineDialog(page, button.replace("{name}", passenger), look);
  });

  test(`a quote in the making, made, sent and withdrawn, ${name}`, AT_NIGHT, async ({ page }) => {
    await makePricingAgency(page);
    await speak(page, locale);
    await page.setViewportSize(look.sizes[0]);
    const { tray, mark, form, mail, withdraw } = texts.quotes;
    await page.goto(`/?from=TAS&to=IST&out=${inDays(77 + place)}&cabin=E&adt=2&chd=0&inf=0&ins=0`);
    // What is in it already has another name.
    for (const _ of [1, 2]) await offerRows(page).getByRole("button", { name: mark.add }).first().click();
    await press(page, tray.make);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await examineState(page, "a quote in the making", look);
    await dialog.getByRole("button", { name: form.send }).click();
    await expect(dialog.getByRole("textbox", { name: form.messageLabel })).toBeVisible();
    await examineState(page, "a quote that is made", look);
    await page.goto("/quotes");
    for (const button of [mail.button, withdraw]) await examineDialog(page, button, look);
  });
}
