import type { Field, ReceiptDocument } from "../document/document";
import { drawHeading, type Element, type Sheet, type TextStyle } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";
import { drawTable } from "./table";

const LINE = 13;
const TOTAL_HEIGHT = 20;
/** Labels stand left of the amounts, both close together, so that the eye need not travel; the rest of the line is for what one should know. */
export const PRICE_WIDTH = CONTENT_WIDTH * 0.42;
const LABEL_SHARE = 0.66;

/** Points that the price takes with its heading. */
export function priceHeight(sheet: Sheet, price: ReceiptDocument["price"]): number {
  return 20 + price.lines.reduce((sum, line) => sum + lineHeight(sheet, line), 0) + TOTAL_HEIGHT;
}

function lineHeight(sheet: Sheet, { label }: Field): number {
  return Math.max(LINE, sheet.measure(label, { size: SIZE.body, width: PRICE_WIDTH * LABEL_SHARE }) + 3);
}

/** Fare, taxes, bags, fee and total, on one page. */
export function drawPrice(sheet: Sheet, price: ReceiptDocument["price"]): void {
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, price.heading);
  const { note } = price;
  if (note) {
    const style = { size: SIZE.small, colour: COLOURS.muted, width: PRICE_WIDTH };
    sheet.tag(section, "P", () => sheet.write(note, style));
    sheet.y += sheet.measure(note, style) + 3;
  }
  const table = sheet.tag(section, "Table");
  for (const line of price.lines) drawLine(sheet, table, line);
  drawTotal(sheet, table, price.total);
}

function drawLine(sheet: Sheet, table: Element, line: Field): void {
  const height = lineHeight(sheet, line);
  drawPair(sheet, table, line, { size: SIZE.body });
  drawRule(sheet, sheet.y + height - 3, 0.5, COLOURS.hairline);
  sheet.y += height;
}

function drawTotal(sheet: Sheet, table: Element, total: Field): void {
  drawRule(sheet, sheet.y - 3, 1.2, sheet.tones.accent);
  sheet.y += 1;
  drawPair(sheet, table, total, { size: SIZE.heading, bold: true, colour: sheet.tones.accent });
  sheet.y += TOTAL_HEIGHT;
}

function drawRule(sheet: Sheet, y: number, thickness: number, colour: string): void {
  sheet.decorate(() =>
    sheet.doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + PRICE_WIDTH, y)
      .lineWidth(thickness)
      .stroke(colour),
  );
}

function drawPair(sheet: Sheet, table: Element, field: Field, style: TextStyle): void {
  const row = sheet.tag(table, "TR");
  sheet.tag(row, "TH", () => sheet.write(field.label, { ...style, width: PRICE_WIDTH * LABEL_SHARE }));
  sheet.tag(row, "TD", () => sheet.write(field.value, { ...style, width: PRICE_WIDTH, align: "right" }));
}

/** What refund and change cost. */
export function drawConditions(sheet: Sheet, conditions: ReceiptDocument["conditions"]): void {
  sheet.ensure(70);
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, conditions.heading);
  const cell = { share: 0.18, style: { size: SIZE.small } };
  drawTable(sheet, section, conditions.table, [{ share: 0.28, style: { size: SIZE.small } }, cell, cell, cell, cell]);
  const note = { size: SIZE.label, colour: COLOURS.muted };
  sheet.y += 1;
  sheet.tag(section, "P", () => sheet.write(conditions.note, note));
  sheet.y += sheet.measure(conditions.note, note) + 5;
}
