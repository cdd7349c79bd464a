import type { ReceiptDocument } from "../document/document";
import { drawHeading, type Element, type Sheet } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";

const INDENT = 10;

/** Notices and advice, then the conditions of contract in fine print. */
export function drawClosing(sheet: Sheet, receipt: ReceiptDocument): void {
  const { notices, legal } = receipt;
  sheet.ensure(60);
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, notices.heading);
  const list = sheet.tag(section, "L");
  for (const item of notices.items) drawItem(sheet, list, item);
  sheet.y += 8;
  drawLegal(sheet, legal);
}

function drawItem(sheet: Sheet, list: Element, text: string): void {
  const style = { x: PAGE.left + INDENT, width: CONTENT_WIDTH - INDENT, size: SIZE.small };
  const height = sheet.measure(text, style);
  sheet.ensure(height);
  sheet.decorate(() => sheet.doc.circle(PAGE.left + 3, sheet.y + 4.6, 1.4).fill(COLOURS.accent));
  const item = sheet.tag(list, "LI");
  sheet.tag(item, "LBody", () => sheet.write(text, style));
  sheet.y += height + 3;
}

function drawLegal(sheet: Sheet, legal: ReceiptDocument["legal"]): void {
  const style = { size: SIZE.fine, colour: COLOURS.muted };
  const heights = legal.paragraphs.map((paragraph) => sheet.measure(paragraph, style) + 3);
  sheet.ensure(12 + heights.reduce((sum, height) => sum + height, 0));
  const section = sheet.tag(sheet.root, "Sect");
  sheet.tag(section, "H2", () => sheet.write(legal.heading, { ...style, bold: true }));
  sheet.y += 11;
  legal.paragraphs.forEach((paragraph, index) => {
    sheet.tag(section, "P", () => sheet.write(paragraph, style));
    sheet.y += heights[index] ?? 0;
  });
}
