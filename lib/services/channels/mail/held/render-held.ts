import { type Locale, t } from "@/lib/domain/localized";
import { RECEIPT_TEXTS } from "@/lib/services/documents/receipts/document/texts";
import { drawFirstHead, drawNextHead } from "@/lib/services/documents/receipts/pdf/head";
import { drawHeading, type Element, Sheet, type TextStyle } from "@/lib/services/documents/receipts/pdf/sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "@/lib/services/documents/receipts/pdf/style";
import type { Letter } from "../letter/letter";

interface ToRender {
  /** The confirmation: what the customer may see, and nothing of what the agency pays. */
  letter: Letter;
  /** PNG, or null: then the agency's name stands in its place. */
  logo: Uint8Array | null;
  isDemo: boolean;
}

/** Sets the confirmation of an unpaid booking on A4, under the agency's head and under a title that says it is no ticket. @returns the bytes of a tagged PDF */
export async function renderHeld({ letter, logo, isDemo }: ToRender): Promise<Buffer> {
  const { locale, agency } = letter;
  const title = HELD_TITLES[locale];
  const { demonstration, page: pageText } = RECEIPT_TEXTS[locale];
  const head = { title, agency: agency.name, contacts: agency.contacts, demonstration: isDemo ? demonstration : null };
  const options = {
    title: `${title} · ${agency.name}`,
    language: locale,
    author: agency.name,
    subject: letter.subject,
    colour: agency.colour ?? "",
  };
  const sheet = new Sheet(options, (page) => drawNextHead(page, head));
  drawFirstHead(sheet, head, logo);
  drawFacts(sheet, letter);
  drawFlights(sheet, letter);
  drawLines(sheet, sheet.tag(sheet.root, "Sect"), letter.notices, { size: SIZE.body, colour: COLOURS.muted });
  const { label, url } = letter.link;
  drawLines(sheet, sheet.root, [`${label}: ${url}`], { size: SIZE.body, colour: sheet.tones.accent, link: url });
  return sheet.finish((page, pages) =>
    sheet.write(pageText(page, pages), { y: PAGE.bottom + 12, size: SIZE.fine, colour: COLOURS.muted, align: "right" }),
  );
}

/** How it stands and until when, then number, passengers and price. */
function drawFacts(sheet: Sheet, { paragraphs, facts }: Letter): void {
  const section = sheet.tag(sheet.root, "Sect");
  drawLines(sheet, section, paragraphs, { size: SIZE.strong });
  sheet.y += 4;
  for (const fact of facts) drawFact(sheet, section, fact);
  sheet.y += 8;
}

/** Width of the column of names, in points. */
const NAMES = 110;

/** A name in grey, and beside it what is so called. */
function drawFact(sheet: Sheet, section: Element, { label, value }: Letter["facts"][number]): void {
  const named = { size: SIZE.strong, colour: COLOURS.muted, width: NAMES };
  const told = { size: SIZE.strong, bold: true, x: PAGE.left + NAMES, width: CONTENT_WIDTH - NAMES };
  const height = Math.max(sheet.measure(label, named), sheet.measure(value, told));
  sheet.ensure(height);
  sheet.tag(section, "P", () => {
    sheet.write(`${label}: `, named);
    sheet.write(value, told);
  });
  sheet.y += height + 3;
}

function drawFlights(sheet: Sheet, { flightsHeading, ways }: Letter): void {
  const section = sheet.tag(sheet.root, "Sect");
  sheet.ensure(60);
  drawHeading(sheet, section, flightsHeading);
  for (const { title, flights, remarks } of ways) {
    drawLines(sheet, section, [title], { size: SIZE.strong, bold: true });
    drawLines(sheet, section, [...flights, ...remarks], { size: SIZE.body });
    sheet.y += 6;
  }
}

function drawLines(sheet: Sheet, parent: Element, texts: readonly string[], style: TextStyle): void {
  for (const text of texts) {
    const height = sheet.measure(text, style);
    sheet.ensure(height);
    sheet.tag(parent, "P", () => sheet.write(text, style));
    sheet.y += height + 3;
  }
}

/** What a held booking on paper is called: nobody takes it to the airport. */
const HELD_TITLES: Readonly<Record<Locale, string>> = t(
  "Booking confirmation, not a ticket",
  "Подтверждение брони, не билет",
  "Bron tasdigʻi, chipta emas",
);
