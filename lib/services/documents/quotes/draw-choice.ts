import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { formatDateWithWeekday, formatMoney } from "../receipts/document/format";
import { durationText } from "../receipts/document/itinerary";
import { RECEIPT_TEXTS } from "../receipts/document/texts";
import { drawBar } from "../receipts/pdf/bar";
import { drawCarrierMark, MARK_WIDTH } from "../receipts/pdf/carrier-mark";
import type { Sheet, TextStyle } from "../receipts/pdf/sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "../receipts/pdf/style";
import { QUOTE_TEXTS } from "./quote-texts";

type Direction = QuoteChoice["directions"][number];
type Segment = Direction["segments"][number];
interface Line {
  text: string;
  style: TextStyle;
  /** Code of the carrier whose mark stands before it. */
  mark?: string;
}

const MARK_SPACE = MARK_WIDTH + 7;
const QUIET: TextStyle = { size: SIZE.body, colour: COLOURS.muted };

/** One choice, never parted by the end of a page: what it is and costs, flights, bags and conditions. */
export function drawChoice(sheet: Sheet, choice: QuoteChoice, locale: Locale): void {
  const texts = QUOTE_TEXTS[locale];
  const lines = [...priceLines(choice, locale), ...choice.directions.flatMap((direction) => directionLines(direction, locale))];
  const all = [...lines, ...includedLines(choice, locale)];
  const heights = all.map(({ text, style }) => sheet.measure(text, style) + 3);
  sheet.ensure(heights.reduce((left, right) => left + right, 0) + 50);
  const section = sheet.tag(sheet.root, "Sect");
  const chosen = choice.is_chosen ? ` (${texts.chosen})` : "";
  const left = [`${texts.choice(choice.position + 1)}${chosen}`, choice.brand].filter(Boolean).join(" · ");
  drawBar(sheet, section, { left, right: priceText(choice, locale), style: { size: SIZE.strong, bold: true } });
  all.forEach(({ text, style, mark }, index) => {
    if (mark !== undefined) sheet.decorate(() => drawCarrierMark(sheet, mark, PAGE.left, sheet.y - 1));
    sheet.tag(section, "P", () => sheet.write(text, style));
    sheet.y += heights[index] ?? 0;
  });
  sheet.y += 10;
}

function directionLines({ departure, arrival, segments }: Direction, locale: Locale): Line[] {
  const place = ({ airport }: Direction["departure"]) => `${airport.city} (${airport.code})`;
  const route = `${formatDateWithWeekday(departure.datetime, locale)}, ${place(departure)} – ${place(arrival)}`;
  return [{ text: route, style: { size: SIZE.strong, bold: true } }, ...segments.flatMap((segment) => flightLines(segment, locale))];
}

function flightLines(segment: Segment, locale: Locale): Line[] {
  const { departure, arrival, airline, flight_number, transfer_time, information_for_clients } = segment;
  const days =
    departure.datetime.slice(0, 10) === arrival.datetime.slice(0, 10) ? "" : ` (${formatDateWithWeekday(arrival.datetime, locale)})`;
  const times = `${departure.datetime.slice(11, 16)} ${departure.airport.code} – ${arrival.datetime.slice(11, 16)} ${arrival.airport.code}${days}`;
  const inside = { x: PAGE.left + MARK_SPACE, width: CONTENT_WIDTH - MARK_SPACE };
  const text = `${times}, ${airline.title}, ${airline.code} ${flight_number}`;
  const lines: Line[] = [{ text, style: { size: SIZE.strong, ...inside }, mark: airline.code }];
  const quiet = { ...QUIET, ...inside };
  if (transfer_time !== null)
    lines.push({
      text: QUOTE_TEXTS[locale].connection(arrival.airport.city, durationText(transfer_time, RECEIPT_TEXTS[locale])),
      style: quiet,
    });
  return [...lines, ...information_for_clients.map((note) => ({ text: note[locale], style: quiet }))];
}

/** What every flight of the choice includes. */
function includedLines({ directions, refund, change }: QuoteChoice, locale: Locale): Line[] {
  const texts = QUOTE_TEXTS[locale];
  const segments = directions.flatMap((direction) => direction.segments);
  const bags = [
    texts.baggage(
      leastOf(
        segments.map(({ baggage }) => baggage),
        locale,
      ),
    ),
    texts.hand(
      leastOf(
        segments.map(({ handbags }) => handbags),
        locale,
      ),
    ),
  ];
  return [bags.join(" · "), [texts.refund[refund], texts.change[change]].join(" · ")].map((text) => ({ text, style: QUIET }));
}

function leastOf(allowances: readonly Segment["baggage"][], locale: Locale): string {
  const { none, kg } = QUOTE_TEXTS[locale];
  const weight = (allowance: Segment["baggage"]) => (allowance ? allowance.piece * allowance.weight : 0);
  const least = allowances.toSorted((left, right) => weight(left) - weight(right))[0];
  return least && least.piece > 0 ? `${least.piece} × ${least.weight} ${kg}` : none;
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
