import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { type Booking, type CreatedBooking, createdBooking, payment, receipt } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { openWithoutProgram } from "../../support/clients/without-program";
import { complaints, DESKTOP, examine, findBarriers, LOOKS, PHONE } from "../../support/pages/examine";
import { typeTraveller } from "../../support/pages/forms";
import { readPdf } from "../../support/pages/pdf";
import { speak } from "../../support/pages/sign-in";
import { tick } from "../../support/pages/tick";
import { untilStatus } from "../../support/pages/wait";
import { test } from "../../support/pages/watched";
import { makeAgency } from "../../support/product/agency";
import { inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { AT_NIGHT } from "../../support/when";

async function bookFamily(partner: Partner, days: number): Promise<CreatedBooking> {
  const path = searchPath({ depart: inDays(days), adults: 2, children: 1 });
  const [cheapest] = await partner.ok("GET", path, z.array(offer));
  const body = bookingOf([makePerson("adt"), makePerson("adt"), makePerson("chd")]);
  return partner.ok("POST", `/api/v1/offers/${encodeURIComponent(cheapest?.id ?? "")}/booking`, createdBooking, { body });
}

interface Rule {
  part?: string;
  kind: "Amount" | "Percent";
  value: string;
  /** What is typed into the fields that suggest; everything where absent. */
  carrier?: string;
  to?: string;
}

/** Adds a rule on the open page of prices. */
async function addRule(page: Page, rule: Rule): Promise<void> {
  await page.getByRole("button", { name: "Add a rule" }).click();
  const form = page.getByRole("dialog", { name: "New rule" });
  if (rule.part) await tick(form.getByRole("radio", { name: rule.part }));
  await tick(form.getByRole("radio", { name: new RegExp(`^${rule.kind}`) }));
  for (const [name, text] of [
    ["Carrier", rule.carrier],
    ["To", rule.to],
  ] as const)
    if (text) {
      const field = form.getByRole("combobox", { name, exact: true });
      await field.fill(text);
      await expect(page.getByRole("option").first()).toBeVisible();
      await field.press("Enter");
      await expect(field).toHaveValue(/ \([A-Z]{2,3}\)$/);
    }
  await findBarriers(page, "the form of a rule");
  await form.getByRole("textbox", { name: "Value" }).fill(rule.value);
  await form.getByRole("button", { name: "Save the rule" }).click();
  await expect(form).toBeHidden();
}

const spoken = (amount: number) => amount.toLocaleString("en-US", { maximumFractionDigits: 2 });

test("an admin makes prices, an agent changes one, and the customer reads that one alone", async ({ page }) => {
  test.slow();
  const email = await makeAgency(page);
  const partner = await Partner.signIn(email);
  const found = complaints(page);

  await page.goto("/settings/selling");
  await expect(page.getByText("No rules yet")).toBeVisible();
  await addRule(page, { kind: "Percent", value: "4" });
  await addRule(page, { part: "Service fee", kind: "Amount", value: "50,000" });
  await expect(page.getByRole("region", { name: "Markups" }).getByRole("listitem")).toHaveText(/Everything.*4\s%/);
  await tick(page.getByRole("radio", { name: "Up", exact: true }));
  await tick(page.getByRole("radio", { name: "Within bounds" }));
  await page.getByRole("textbox", { name: "Highest margin" }).fill("20");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your prices are saved").first()).toBeVisible();

  // What an agent sees before and after booking is what is sealed.
  const query = new URLSearchParams({ from: "TAS", to: "IST", out: inDays(41), cabin: "E", adt: "2", chd: "1", inf: "0", ins: "0" });
  await page.goto(`/?${query}`);
  await expect(page.getByText(/^cost\s[\d,]+ \+ [\d,]+$/).first()).toBeVisible();

  const made = await bookFamily(partner, 41);
  const expected = made.passengers.map(({ price }) => Math.ceil((Math.round(price * 104) / 100 + 50_000) / 1_000) * 1_000);
  const selling = expected.reduce((left, right) => left + right, 0);
  await page.goto(`/bookings/${made.id}`);
  const card = page.getByRole("region", { name: "Price", exact: true });
  await expect(card.getByText(`${spoken(selling)} UZS`)).toBeVisible();

  await card.getByRole("button", { name: "Change the selling price" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the selling price" });
  const field = dialog.getByRole("textbox");
  await field.fill("1");
  await expect(dialog.getByText(/^Write an amount from/)).toBeVisible();
  const agreed = Math.ceil(made.price.amount * 1.15);
  await field.fill(String(agreed));
  await dialog.getByRole("button", { name: "Save the price" }).click();
  await expect(card.getByText(`${spoken(agreed)} UZS`)).toBeVisible();

  const paper = await onPaper(page);
  expect(paper).toContain(`${spoken(agreed)} UZS`);
  await hasNoCost(paper, made);

  await page.goto("/bookings");
  await expect(page.getByRole("cell", { name: `cost ${spoken(made.price.amount)} UZS` })).toBeVisible();

  const ticketed = await payFor(partner, made.id);
  const link = (await page.request.get(`/api/portal/bookings/${made.id}`, { headers: { "x-parvoz-portal": "1" } })).json();
  const { tripUrl } = z.object({ data: z.object({ tripUrl: z.string() }) }).parse(await link).data;
  const run = await openWithoutProgram(page, tripUrl);
  await page.waitForLoadState("domcontentloaded");
  await expect(page.getByText(`${spoken(agreed)} UZS`)).toBeVisible();
  await hasNoCost(await page.content(), ticketed);
  expect(await onPaper(page)).toContain(new URL(tripUrl).pathname);
  run();
  await page.waitForLoadState();
  await hasNoCost(await page.content(), ticketed);
  const receipts = await partner.ok("GET", `/api/v1/booking/${made.id}/pdf-receipt`, receipt.array());
  for (const { itinerary_receipt } of receipts) await hasNoCost(await readPdf(itinerary_receipt), ticketed);
  expect(found).toEqual([]);
});

async function payFor(partner: Partner, id: string): Promise<Booking> {
  await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
  return untilStatus(partner, id, "ticketed");
}

/** What a printer makes of the page. Nothing is on it that wants to be pressed, and no menu. */
async function onPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation").locator("visible=true")).toHaveCount(0);
  await expect(page.getByRole("button").locator("visible=true")).toHaveCount(0);
  // biome-ignore lint/performance/useDomNodeTextContent: what is not drawn is not on paper.
  const text = await page.locator("body").innerText();
  await page.emulateMedia({ media: null });
  return text.replaceAll("\u00a0", " ");
}

/** In no way of writing it. */
async function hasNoCost(text: string, { price, passengers }: Booking | CreatedBooking): Promise<void> {
  const digits = text.replaceAll(/(?<=\d)[\s,\u00a0](?=\d{3})/g, "");
  for (const amount of [price.amount, ...passengers.map((each) => each.price)]) expect(digits).not.toContain(String(Math.trunc(amount)));
}

test("a rule names its carrier and places by name or code, and says which", AT_NIGHT, async ({ page }) => {
  await makeAgency(page);
  const found = complaints(page);
  await page.goto("/settings/selling");
  await addRule(page, { kind: "Percent", value: "3", carrier: "uzbekistan air", to: "Turkey" });
  await addRule(page, { kind: "Percent", value: "5", carrier: "TK", to: "IST" });
  const rules = page.getByRole("region", { name: "Markups" }).getByRole("listitem");
  await expect(rules).toHaveText([/TK · to Istanbul \(IST\).*5\s%/, /HY · to Türkiye \(TR\).*3\s%/]);

  await rules.last().getByRole("button", { name: /^Edit/ }).click();
  const form = page.getByRole("dialog", { name: "Rule" });
  await expect(form.getByRole("combobox", { name: "To", exact: true })).toHaveValue("Türkiye (TR)");
  await form.getByRole("combobox", { name: "From", exact: true }).fill("Nowhereville");
  await form.getByRole("button", { name: "Save the rule" }).click();
  await expect(form.getByText(/^Choose a place from the list/)).toBeVisible();
  expect(found).toEqual([]);
});

for (const [size, day] of [
  [PHONE, 46],
  [DESKTOP, 47],
] as const)
  test(
    `an agent sets the price in the passenger form in two actions, and books at it, at ${size.width} pixels`,
    AT_NIGHT,
    async ({ page }) => {
      test.slow();
      const email = await makeAgency(page);
      await page.setViewportSize(size);
      await page.goto("/settings/selling");
      await addRule(page, { kind: "Percent", value: "4" });
      await tick(page.getByRole("radio", { name: "Within bounds" }));
      await page.getByRole("textbox", { name: "Highest margin" }).fill("20");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Your prices are saved").first()).toBeVisible();

      const [cheapest] = await (await Partner.signIn(email)).ok("GET", searchPath({ depart: inDays(day) }), z.array(offer));
      const cost = cheapest?.price.amount ?? 0;
      await page.goto(`/book/${encodeURIComponent(cheapest?.id ?? "")}?total=${cost}`);
      await typeTraveller(page);
      await page.getByRole("button", { name: "Change the selling price" }).click();
      const field = page.getByRole("textbox", { name: /^For all passengers/ });
      await expect(field).toBeFocused();
      await field.fill(spoken(cost * 2));
      await expect(page.getByText(/^Write an amount from .* your administrator/)).toBeVisible();
      await findBarriers(page, "a price outside of the bounds");
      await page.getByRole("button", { name: /^Book for/ }).click();
      await expect(field).toBeFocused();

      const agreed = Math.ceil(cost * 1.11);
      await field.fill(String(agreed));
      // A field that the bar at the top half covers is no small one.
      await page.evaluate(() => window.scrollTo(0, 0));
      await findBarriers(page, "the form with a price of its own");
      await page.getByRole("button", { name: `Book for ${spoken(agreed)} UZS` }).click();
      await page.waitForURL(/\/bookings\/[0-9a-f-]{36}$/);
      await expect(page.getByRole("region", { name: "Price", exact: true }).getByText(`${spoken(agreed)} UZS`)).toBeVisible();
      const passengers = page.getByRole("region", { name: "Passengers" });
      await expect(passengers.getByText(`${spoken(agreed)} UZS`)).toBeVisible();
      await expect(passengers.getByText(`cost ${spoken(cost)} UZS`)).toBeVisible();
      await findBarriers(page, "the booking with its own price");
    },
  );

test("an admin sets the brand, looks at it, and customers see it", AT_NIGHT, async ({ page }) => {
  test.slow();
  const email = await makeAgency(page);
  await page.goto("/settings/brand");
  await page.getByRole("textbox", { name: "Name for customers" }).fill("Zarafshon Sayohat");
  await page.getByRole("textbox", { name: "Telephone" }).fill("call us");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Write the number with +")).toBeVisible();
  await page.getByRole("textbox", { name: "Telephone" }).fill("+998 71 200 00 00");
  await page.getByRole("textbox", { name: "Telegram" }).fill("@zarafshon_sayohat");
  await page.getByRole("textbox", { name: "Address" }).fill("Toshkent, Amir Temur 1");
  await page.getByRole("textbox", { name: "Brand colour" }).fill("ffd400");
  await expect(
    page
      .getByRole("region", { name: "Preview" })
      .getByText(/\+998 71 200 00 00.*t\.me\/zarafshon_sayohat/)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your brand is saved")).toBeVisible();

  const chooser = page.getByLabel("Choose a picture");
  await chooser.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("<svg onload=alert(1)>") });
  await expect(page.getByText("The logo must be a PNG or JPEG image.")).toBeVisible();
  const picture = sharp({ create: { width: 900, height: 240, channels: 3, background: "#0f4c5c" } }).jpeg();
  await chooser.setInputFiles({ name: "logo.jpg", mimeType: "image/jpeg", buffer: await picture.toBuffer() });
  await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();
  const sample = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a sample receipt (PDF)" }).click();
  expect((await sample).suggestedFilename()).toBe("sample-receipt.pdf");

  const partner = await Partner.signIn(email);
  const { id } = await bookFamily(partner, 43);
  await page.goto(`/bookings/${id}`);
  const link = page.getByRole("link", { name: /Open/ }).and(page.locator("[href*='/trip/']"));
  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(page.getByRole("link", { name: "+998 71 200 00 00" })).toHaveAttribute("href", "tel:+998712000000");
  const logo = page.getByRole("img", { name: "Zarafshon Sayohat" });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(500);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--agency-pure"))).toBe("#ffd400");
});

for (const look of LOOKS)
  test(`prices and brand, a booking with its own price and its customer's page ${look.name}`, AT_NIGHT, async ({ page }) => {
    test.slow();
    const email = await makeAgency(page);
    await page.setViewportSize(PHONE);
    await page.goto("/settings/selling");
    await addRule(page, { kind: "Percent", value: "3.5" });
    await tick(page.getByRole("radio", { name: "Within bounds" }));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Your prices are saved").first()).toBeVisible();
    const { id } = await bookFamily(await Partner.signIn(email), 45);
    await page.goto(`/bookings/${id}`);
    const trip = (await page.locator("a[href*='/trip/']").first().getAttribute("href")) ?? "";
    const found = complaints(page);
    await speak(page, look.locale);
    await page.setViewportSize(look.sizes[0]);
    for (const path of ["/settings/selling", "/settings/brand", `/bookings/${id}`, new URL(trip).pathname]) await examine(page, path, look);
    expect(found).toEqual([]);
  });
