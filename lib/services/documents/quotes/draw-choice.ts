import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { SELF_TRANSFER, tellsSelfTransfer } from "@/lib/domain/self-transfer";
import type { ReceiptFlight } from "../receipts/document/document";
import { formatDateWithWeekday, formatMoney } from "../receipts/document/format";
import { durationText } from "../receipts/document/itinerary";
import { RECEIPT_TEXTS } from "../receipts/document/texts";
import { drawBar } from "../receipts/pdf/bar";
import { drawFlight, flightHeight } from "../receipts/pdf/flight";
import type { Element, Sheet, TextStyle } from "../receipts/pdf/sheet";
import { COLOURS, SIZE } from "../receipts/pdf/style";
import { quoteFlight } from "./quote-flight";
import { QUOTE_TEXTS } from "./quote-texts";

type Direction = QuoteChoice["directions"][number];
type Segment = Direction["segments"][number];
interface Line {
  text: string;
  style: TextStyle;
}
/** What is drawn of a choice from above to below: lines, and flights as receipts have them. */
type Part = Line | ReceiptFlight;

const QUIET: TextStyle = { size: SIZE.body, colour: COLOURS.muted };
const LINE_GAP = 3;
/** The bar, and what stands between two choices. */
const AROUND = 40;

/** One choice, never parted by the end of a page where one has room for it: what it is and costs, flights, bags and conditions. */
export function drawChoice(sheet: Sheet, choice: QuoteChoice, locale: Locale): void {
  const texts = QUOTE_TEXTS[locale];
  const parts = [
    ...priceLines(choice, locale),
    ...choice.directions.flatMap((direction) => directionParts(direction, locale)),
    conditionsLine(choice, locale),
  ];
  sheet.ensure(parts.reduce((sum, part) => sum + heightOf(sheet, part), AROUND));
  const section = sheet.tag(sheet.root, "Sect");
  const chosen = choice.is_chosen ? ` (${texts.chosen})` : "";
  const left = [`${texts.choice(choice.position + 1)}${chosen}`, choice.brand].filter(Boolean).join(" · ");
  drawBar(sheet, section, { left, right: priceText(choice, locale), style: { size: SIZE.strong, bold: true } });
  for (const part of parts) {
    if ("kind" in part) drawFlight(sheet, section, part);
    else drawLine(sheet, section, part);
  }
  sheet.y += 10;
}

function heightOf(sheet: Sheet, part: Part): number {
  return "kind" in part ? flightHeight(sheet, part) : sheet.measure(part.text, part.style) + LINE_GAP;
}

function drawLine(sheet: Sheet, section: Element, { text, style }: Line): void {
  const height = sheet.measure(text, style);
  sheet.ensure(height);
  sheet.tag(section, "P", () => sheet.write(text, style));
  sheet.y += height + LINE_GAP;
}

function directionParts({ departure, arrival, segments }: Direction, locale: Locale): Part[] {
  const route = `${departure.airport.city} → ${arrival.airport.city}, ${formatDateWithWeekday(departure.datetime, locale)}`;
  return [{ text: route, style: { size: SIZE.strong, bold: true } }, ...segments.flatMap((segment) => flightParts(segment, locale))];
}

function flightParts(segment: Segment, locale: Locale): Part[] {
  const { arrival, transfer_time, information_for_clients } = segment;
  const texts = RECEIPT_TEXTS[locale];
  const notes: string[] = [];
  if (transfer_time !== null) notes.push(texts.connection(arrival.airport.city, durationText(transfer_time, texts)));
  // The flight itself says where it lands on the way.
  if (tellsSelfTransfer(information_for_clients)) notes.push(SELF_TRANSFER[locale]);
  return [quoteFlight(segment, locale), ...notes.map((text) => ({ text, style: QUIET }))];
}

function conditionsLine({ refund, change }: QuoteChoice, locale: Locale): Line {
  const texts = QUOTE_TEXTS[locale];
  return { text: [texts.refund[refund], texts.change[change]].join(" · "), style: { size: SIZE.strong } };
}

function priceText({ price, is_available }: QuoteChoice, locale: Locale): string {
  return is_available ? formatMoney(fromMajor(price.amount), price.currency, locale) : QUOTE_TEXTS[locale].gone;
}

/** For whom the price is, and what it was; nothing of a choice that is gone. */
function priceLines({ price, was, is_available }: QuoteChoice, locale: Locale): Line[] {
  const texts = QUOTE_TEXTS[locale];
  if (!is_available) return [];
  const before = was === null ? "" : `, ${texts.was(formatMoney(fromMajor(was), price.currency, locale))}`;
  return [{ text: `${texts.forAll}${before}`, style: { ...QUIET, align: "right" } }];
}
