// CHROMIUM_PATH=/usr/bin/chromium [BASE_URL=http://localhost:3000] npm run count:actions: what an agent has to do at a running demonstration from the search to a held
// booking of two adults, a child and an infant, and how far the keyboard is from the first offer (docs/performance.md). Ends with 1 where the saved family takes more than its limit.
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { checkDigit } from "@/lib/domain/passengers/mrz/check-digit";
import { Hand, type Tally, totalOf } from "./support/clients/hand";
import { offerRows } from "./support/pages/choose-offer";
import { DESKTOP } from "./support/pages/examine";
import { signInQuietly, speak } from "./support/pages/sign-in";
import { BASE_URL, inDays } from "./support/product/partner";
import { makePerson, type Person } from "./support/product/people";
import { saveToBook } from "./support/product/save-to-book";

/** Issue 17: search to held booking for a saved family. */
const MOST_FOR_SAVED = 12;
/** What the same booking took at first, every passenger typed. */
const BEFORE = { clicks: 18, typed: 23 };
const [OUT, BACK] = [50, 57];

/** Two adults, a child and an infant with one surname. */
function makeFamily(): Person[] {
  const { last_name } = makePerson("adt");
  return (["adt", "adt", "chd", "inf"] as const).map((age) => makePerson(age, { last_name }));
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: BASE_URL, locale: "en-GB", viewport: DESKTOP });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(BASE_URL).origin });
  const page = await context.newPage();
  await speak(page, "en");
  await signInQuietly(page);
  return page;
}

/** From the first page to the form for passengers of the first offer's lowest fare. */
async function chooseOffer(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto("/");
  await hand.click(page.getByRole("button", { name: "One line" }));
  await hand.type(page.getByRole("textbox", { name: "The whole search in one line" }), `tas ist ${inDays(OUT)} ${inDays(BACK)} 2a1c1i`);
  await page.getByText(/ · 2 adults, 1 child, 1 infant · /).waitFor();
  await hand.press("Enter");
  const first = offerRows(page).first();
  await hand.click(first.getByRole("button", { name: /^Choose / }));
  await page.getByRole("list", { name: "Chosen flights" }).waitFor();
  await hand.click(first.getByRole("link", { name: /^Choose/ }));
  await page.getByRole("heading", { name: "Who is flying?" }).waitFor();
}

async function payAndBook(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole("button", { name: "Take from passenger 1" }));
  await hand.type(page.getByRole("textbox", { name: "E-mail" }), "payer@parvoz.example");
  await hand.click(page.getByRole("button", { name: /^Book for/ }));
  await page.waitForURL(/\/bookings\/[0-9a-f-]{36}$/);
}

type FillIn = (hand: Hand, family: readonly Person[]) => Promise<void>;

const pickSaved: FillIn = async (hand, family) => {
  const { page } = hand;
  const surname = (family[0]?.last_name ?? "").toUpperCase();
  await hand.type(page.getByRole("searchbox", { name: "Name, document or phone" }), surname.toLowerCase());
  await hand.click(page.getByRole("button", { name: `All 4: ${surname}` }));
};

const cardOf = (page: Page, index: number): Locator => page.getByRole("region", { name: new RegExp(`^Passenger ${index + 1} `) });

/** `2034-01-31` as `31012034`. */
const digitsOf = (date: string) => date.split("-").reverse().join("");

const typeAll: FillIn = async (hand, family) => {
  for (const [index, person] of family.entries()) {
    const card = cardOf(hand.page, index);
    const field = (name: string) => card.getByRole("textbox", { name });
    await hand.type(field("Last name"), person.last_name);
    await hand.type(field("First name"), person.first_name);
    await hand.type(field("Date of birth"), digitsOf(person.birthdate));
    await hand.choose(card.getByRole("radio", { name: person.gender === "M" ? "Male" : "Female", exact: true }));
    await hand.type(field("Document number"), person.doc_number);
    await hand.type(field("Valid until"), digitsOf(person.doc_expire));
  }
  await hand.type(cardOf(hand.page, 0).getByRole("textbox", { name: "Phone" }), family[0]?.tel ?? "");
};

const guarded = (text: string) => text + checkDigit(text);

/** The two lines at the foot of a passport (ICAO Doc 9303, TD3). */
function passportLines({ last_name, first_name, doc_number, birthdate, gender, doc_expire }: Person): string {
  const short = (date: string) => date.replaceAll("-", "").slice(2);
  const names = `P<UZB${last_name}<<${first_name}`.toUpperCase().padEnd(44, "<");
  const [number, birth, expiry] = [doc_number.padEnd(9, "<"), short(birthdate), short(doc_expire)].map(guarded);
  const optional = guarded("<".repeat(14));
  return `${names}\n${number}UZB${birth}${gender}${expiry}${optional}${checkDigit(`${number}${birth}${expiry}${optional}`)}`;
}

const pasteAll: FillIn = async (hand, family) => {
  for (const [index, person] of family.entries()) {
    const card = cardOf(hand.page, index);
    await hand.paste(card.getByRole("textbox", { name: "Last name" }), passportLines(person));
    await card.getByText("Filled from the document").waitFor();
  }
  await hand.type(cardOf(hand.page, 0).getByRole("textbox", { name: "Phone" }), family[0]?.tel ?? "");
};

async function countSale(browser: Browser, { fillIn, isSaved = false }: { fillIn: FillIn; isSaved?: boolean }): Promise<Tally> {
  const page = await openPage(browser);
  const family = makeFamily();
  if (isSaved) await saveToBook(page, family);
  const hand = new Hand(page);
  await chooseOffer(hand);
  await fillIn(hand, family);
  await payAndBook(hand);
  await page.context().close();
  return hand.tally;
}

const isOnOffer = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement?.matches("[data-offer-choose]") ?? false);

/** Key presses from the beginning of a page of offers until its first one has the focus. @param nextKey asked before each press */
async function pressesToOffer(browser: Browser, nextKey: (page: Page) => Promise<string>): Promise<number> {
  const page = await openPage(browser);
  await page.goto(`/?from=TAS&to=IST&out=${inDays(OUT)}&back=${inDays(BACK)}&adt=1`);
  await page.locator("[data-offer-toggle]").first().waitFor();
  await page.waitForLoadState("networkidle");
  let presses = 0;
  while (!(await isOnOffer(page))) {
    await page.keyboard.press(await nextKey(page));
    presses++;
    if (presses > 200) throw new Error("the keyboard does not reach the offers");
  }
  await page.context().close();
  return presses;
}

/** Enter on every link that skips something, Tab elsewhere. */
async function skip(page: Page): Promise<string> {
  const isSkip = await page.evaluate(
    () => /^Skip to/.test(document.activeElement?.textContent ?? "") && document.activeElement?.tagName === "A",
  );
  return isSkip ? "Enter" : "Tab";
}

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
  try {
    const saved = await countSale(browser, { fillIn: pickSaved, isSaved: true });
    const typed = await countSale(browser, { fillIn: typeAll });
    const pasted = await countSale(browser, { fillIn: pasteAll });
    const row = (what: string, { clicks, keys, typed: fields }: Tally, before: string) =>
      `| ${[what, clicks, keys, fields, totalOf({ clicks, keys, typed: fields }), before].join(" | ")} |`;
    console.log("| passengers | clicks | keys | typed fields | in all | before |\n|---|--:|--:|--:|--:|--:|");
    console.log(row("a family of the passenger book", saved, ""));
    console.log(row("typed anew", typed, `${BEFORE.clicks} + ${BEFORE.typed}`));
    console.log(row("pasted from their passports", pasted, ""));
    const tabs = await pressesToOffer(browser, () => Promise.resolve("Tab"));
    const skipping = await pressesToOffer(browser, skip);
    const arrows = await pressesToOffer(browser, () => Promise.resolve("ArrowDown"));
    console.log(`\nKey presses to the first offer: ${tabs} by Tab alone, ${skipping} by the links that skip, ${arrows} by an arrow.`);
    if (totalOf(saved) > MOST_FOR_SAVED) {
      console.error(`A saved family takes more than ${MOST_FOR_SAVED} actions.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

await main();
