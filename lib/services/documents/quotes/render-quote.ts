import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { tashkentTime } from "@/lib/services/quotes/tashkent-time";
import { RECEIPT_TEXTS } from "../receipts/document/texts";
import { drawFirstHead, drawNextHead } from "../receipts/pdf/head";
import { Sheet } from "../receipts/pdf/sheet";
import { COLOURS, PAGE, SIZE } from "../receipts/pdf/style";
import { drawChoice } from "./draw-choice";
import { QUOTE_TEXTS } from "./quote-texts";

interface ToRender {
  quote: CustomerQuote;
  locale: Locale;
  /** The customer's page. */
  url: string;
  /** PNG, or null: then the agency's name stands in its place. */
  logo: Uint8Array | null;
  isDemo: boolean;
}

/** Sets a quote on A4 pages, under the agency's head. @returns the bytes of a tagged PDF */
export async function renderQuote({ quote, locale, url, logo, isDemo }: ToRender): Promise<Buffer> {
  const texts = QUOTE_TEXTS[locale];
  const { agency } = quote;
  const { tel, email, address, telegram } = quote.contacts;
  const contacts = [tel, email, address, telegram && `t.me/${telegram}`].filter(Boolean);
  const head = { title: texts.heading, agency, contacts, demonstration: isDemo ? RECEIPT_TEXTS[locale].demonstration : null };
  const options = { title: `${texts.heading} · ${agency}`, language: locale, author: agency, subject: texts.heading, colour: quote.colour };
  const sheet = new Sheet(options, (page) => drawNextHead(page, head));
  drawFirstHead(sheet, head, logo);
  drawStanding(sheet, quote, locale);
  for (const choice of quote.choices) drawChoice(sheet, choice, locale);
  drawLink(sheet, `${texts.link} ${url}`, url);
  return sheet.finish((page, pages) => {
    const style = { y: PAGE.bottom + 12, size: SIZE.fine, colour: COLOURS.muted };
    sheet.write(RECEIPT_TEXTS[locale].page(page, pages), { ...style, align: "right" });
  });
}

/** Draws until when the quote is valid, when it was priced, and the agent's note. */
function drawStanding(sheet: Sheet, { state, valid_until, priced, note }: CustomerQuote, locale: Locale): void {
  const texts = QUOTE_TEXTS[locale];
  const isLive = state === "open" || state === "chosen";
  const standing = isLive
    ? `${texts.valid(tashkentTime(valid_until, locale))} ${texts.priced(tashkentTime(priced, locale))}`
    : texts.ended[state];
  const section = sheet.tag(sheet.root, "Sect");
  for (const text of [standing, isLive ? note : ""].filter(Boolean)) {
    const height = sheet.measure(text, { size: SIZE.strong });
    sheet.ensure(height);
    sheet.tag(section, "P", () => sheet.write(text, { size: SIZE.strong }));
    sheet.y += height + 6;
  }
  sheet.y += 4;
}

function drawLink(sheet: Sheet, text: string, link: string): void {
  const style = { size: SIZE.body, colour: sheet.tones.accent, link };
  sheet.ensure(sheet.measure(text, style));
  sheet.tag(sheet.root, "P", () => sheet.write(text, style));
}
