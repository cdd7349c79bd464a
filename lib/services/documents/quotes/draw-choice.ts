import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { formatDateWithWeekday, formatMoney } from "../receipts/document/format";
import type { Sheet, TextStyle } from "../receipts/pdf/sheet";
import { drawHeading } from "../receipts/pdf/sheet";
import { COLOURS, SIZE } from "../receipts/pdf/style";
import { QUOTE_TEXTS } from "./quote-texts";

type Direction = QuoteChoice["directions"][number];
type Segment = Direction["segments"][number];
interface Line {
  text: string;
  style: TextStyle;
}

/** One choice, never parted by the end of a page: flights, bags, conditions and the price. */
export function drawChoice(sheet: Sheet, choice: QuoteChoice, locale: Locale): void {
  const lines = [...choice.directions.flatMap((direction) => directionLines(direction, locale)), ...includedLines(choice, locale)];
  const price = priceText(choice, locale);
  const priceStyle = { size: SIZE.heading, bold: true };
  const heights = lines.map(({ text, style }) => sheet.measure(text, style) + 2);
  sheet.ensure(heights.reduce((left, right) => left + right, 0) + 50);
  const section = sheet.tag(sheet.root, "Sect");
  const texts = QUOTE_TEXTS[locale];
  const heading = `${texts.choice(choice.position + 1)}${choice.is_chosen ? ` (${texts.chosen})` : ""}`;
  drawHeading(sheet, section, heading, choice.brand);
  lines.forEach(({ text, style }, index) => {
    sheet.tag(section, "P", () => sheet.write(text, style));
    sheet.y += heights[index] ?? 0;
  });
  sheet.y += 2;
  sheet.tag(section, "P", () => sheet.write(price, priceStyle));
  sheet.y += sheet.measure(price, priceStyle) + 8;
  sheet.rule(sheet.y);
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
  const quiet = { size: SIZE.body, colour: COLOURS.muted };
  const lines: Line[] = [{ text: `${times}, ${airline.title}, ${airline.code} ${flight_number}`, style: { size: SIZE.body } }];
  if (transfer_time !== null) lines.push({ text: QUOTE_TEXTS[locale].connection(arrival.airport.city, transfer_time), style: quiet });
  return [...lines, ...information_for_clients.map((text) => ({ text: text[locale], style: quiet }))];
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
  const style = { size: SIZE.body, colour: COLOURS.muted };
  return [bags.join(" · "), [texts.refund[refund], texts.change[change]].join(" · ")].map((text) => ({ text, style }));
}

function leastOf(allowances: readonly Segment["baggage"][], locale: Locale): string {
  const { none, kg } = QUOTE_TEXTS[locale];
  const weight = (allowance: Segment["baggage"]) => (allowance ? allowance.piece * allowance.weight : 0);
  const least = allowances.toSorted((left, right) => weight(left) - weight(right))[0];
  return least && least.piece > 0 ? `${least.piece} × ${least.weight} ${kg}` : none;
}

function priceText({ price, was, is_available }: QuoteChoice, locale: Locale): string {
  const texts = QUOTE_TEXTS[locale];
  if (!is_available) return texts.gone;
  const money = (amount: number) => formatMoney(fromMajor(amount), price.currency, locale);
  return `${money(price.amount)} ${texts.forAll}${was === null ? "" : `, ${texts.was(money(was))}`}`;
}
