import { expect } from "@playwright/test";
import { statusOnly } from "@/lib/contracts/interface/bookings";
import { messages } from "@/lib/i18n/messages";
import { examine, examineDialog, examineState, findBarriers, LOOKS, NAMES_ALONE } from "../support/pages/examine";
import { signInQuietly, speak } from "../support/pages/sign-in";
import { tick } from "../support/pages/tick";
import { test } from "../support/pages/watched";
import { FIRST_AGENT, inDays, Partner } from "../support/product/partner";
import { makeTicketed } from "../support/product/ticketed";
import { AT_NIGHT } from "../support/when";

// What other journeys go through in one language and at one size: its pages, and what opens on them.

const PARTY = "cabin=E&adt=1&chd=0&inf=0&ins=0";
const OFFERS = `/?from=TAS&to=IST&out=${inDays(40)}&back=${inDays(47)}&${PARTY}`;
const SEVERAL = `/?ways=TAS-IST-${inDays(40)}_IST-LON-${inDays(43)}&${PARTY}`;
const ANYWHERE = `/anywhere?from=TAS&since=${inDays(40)}&until=${inDays(46)}&${PARTY}`;

for (const look of LOOKS) {
  const { locale } = look;
  const texts = messages[locale];

  test.describe(look.name, AT_NIGHT, () => {
    test.beforeEach(async ({ page }) => {
      await speak(page, locale);
      await page.setViewportSize(look.sizes[0]);
      await signInQuietly(page);
    });

    test("the search with its suggestions, several cities, prices of other days, and anywhere", async ({ page }) => {
      await page.goto("/");
      const to = page.getByRole("combobox", { name: texts.search.form.to, exact: true });
      await to.fill("istanbul");
      await expect(page.getByRole("option").first()).toBeVisible();
      // At the size that it opened at: nobody turns the screen with a list open.
      await findBarriers(page, `suggestions in ${locale}`, NAMES_ALONE);
      await page.keyboard.press("Escape");
      await tick(page.getByRole("radio", { name: texts.search.form.severalCities }));
      await expect(page.getByRole("button", { name: texts.search.form.addWay })).toBeVisible();
      await examineState(page, "several cities", look);
      for (const path of [SEVERAL, ANYWHERE, OFFERS]) await examine(page, path, look);
      await examineDialog(page, texts.calendar.open, look);
    });

    test("the ways to give tickets back, and a booking that is refunded", async ({ page }) => {
      const partner = await Partner.signIn(FIRST_AGENT);
      const { id } = await makeTicketed(partner, 68);
      await page.goto(`/bookings/${id}`);
      await examineDialog(page, texts.booking.return.action, look);
      await partner.ok("DELETE", `/api/v1/booking/${id}/void`, statusOnly);
      await examine(page, `/bookings/${id}`, look);
      const trip = await page.getByRole("link", { name: texts.booking.page.shareOpen }).getAttribute("href");
      await examine(page, new URL(trip ?? "", page.url()).pathname, look);
    });

    test("the desk, the work list narrowed, the account's security, and the audit log in which nothing is", async ({ page }) => {
      for (const path of ["/", "/bookings?status=booked&from=TAS&to=IST", "/settings/security"]) await examine(page, path, look);
      const { factor, password } = texts.settings.security;
      for (const button of [factor.setUp, password.change]) await examineDialog(page, button, look);
      await page.goto("/settings/audit");
      await page.getByRole("textbox", { name: texts.audit.filter.who }).fill("nobody@parvoz.example");
      await page.keyboard.press("Enter");
      await expect(page.getByText(texts.audit.nothing)).toBeVisible();
      await examineState(page, "an empty audit log", look);
    });
  });
}
