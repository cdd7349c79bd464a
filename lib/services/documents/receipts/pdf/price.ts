import type { Field, ReceiptDocument } from "../document/document";
import { drawHeading, type Element, type Sheet, type TextStyle } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";
import { drawTable } from "./table";

const LINE = 14;
const TOTAL_HEIGHT = 24;
/** Labels stand left of the amounts, both close together, so that the eye need not travel. */
const WIDTH = CONTENT_WIDTH * 0.62;

/** Fare, taxes, bags, fee, total; then what refund and change cost. */
export function drawPrice(sheet: Sheet, receipt: ReceiptDocument): void {
  const { price, conditions } = receipt;
  sheet.ensure(24 + price.lines.length * LINE + TOTAL_HEIGHT);
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, price.heading, price.note ?? undefined);
  const table = sheet.tag(section, "Table");
  for (const line of price.lines) drawLine(sheet, table, line);
  drawTotal(sheet, table, price.total);
  drawConditions(sheet, conditions);
}

function drawLine(sheet: Sheet, table: Element, line: Field): void {
  drawPair(sheet, table, line, { size: SIZE.body }, PAGE.left, WIDTH);
  const y = sheet.y + LINE - 3;
  sheet.decorate(() =>
    sheet.doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + WIDTH, y)
      .lineWidth(0.5)
      .stroke(COLOURS.hairline),
  );
  sheet.y += LINE;
}

function drawTotal(sheet: Sheet, table: Element, total: Field): void {
  const y = sheet.y - 3;
  sheet.decorate(() =>
    sheet.doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + WIDTH, y)
      .lineWidth(1.2)
      .stroke(COLOURS.accent),
  );
  sheet.y += 2;
  drawPair(sheet, table, total, { size: SIZE.heading, bold: true, colour: COLOURS.accent }, PAGE.left, WIDTH);
  sheet.y += TOTAL_HEIGHT + 6;
}

function drawPair(sheet: Sheet, table: Element, field: Field, style: TextStyle, x: number, width: number): void {
  const row = sheet.tag(table, "TR");
  sheet.tag(row, "TH", () => sheet.write(field.label, { ...style, x, width: width * 0.66 }));
  sheet.tag(row, "TD", () => sheet.write(field.value, { ...style, x, width, align: "right" }));
}

function drawConditions(sheet: Sheet, conditions: ReceiptDocument["conditions"]): void {
  sheet.ensure(80);
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, conditions.heading);
  const cell = { share: 0.195, style: { size: SIZE.small } };
  drawTable(sheet, section, conditions.table, [{ share: 0.22, style: { size: SIZE.small } }, cell, cell, cell, cell]);
  const note = { size: SIZE.label, colour: COLOURS.muted };
  sheet.y += 1;
  sheet.tag(section, "P", () => sheet.write(conditions.note, note));
  sheet.y += sheet.measure(conditions.note, note) + 14;
}
