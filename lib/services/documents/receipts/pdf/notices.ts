import type { ReceiptDocument } from "../document/document";
import { drawPrice, PRICE_WIDTH, priceHeight } from "./price";
import { drawHeading, type Element, type Sheet } from "./sheet";
import { CONTENT_WIDTH, PAGE, SIZE } from "./style";

const INDENT = 9;
const GAP = 22;
/** Column beside the price. */
const BESIDE = { x: PAGE.left + PRICE_WIDTH + GAP, width: CONTENT_WIDTH - PRICE_WIDTH - GAP };
const WHOLE = { x: PAGE.left, width: CONTENT_WIDTH };
/** Points: notices that need more stand below the price, where they may go on over pages. */
const MOST_BESIDE = 230;

/** The price, and beside it what the traveller should know; one below the other where that is long. */
export function drawPriceAndNotices(sheet: Sheet, { price, notices }: Pick<ReceiptDocument, "price" | "notices">): void {
  const beside = 20 + notices.items.reduce((sum, item) => sum + itemHeight(sheet, item, BESIDE.width), 0);
  const isBeside = beside <= MOST_BESIDE;
  sheet.ensure(Math.max(priceHeight(sheet, price), isBeside ? beside : 0));
  const top = sheet.y;
  drawPrice(sheet, price);
  const below = sheet.y + 6;
  if (isBeside) sheet.y = top;
  drawNotices(sheet, notices, isBeside ? BESIDE : WHOLE);
  sheet.y = Math.max(sheet.y, isBeside ? below : 0) + 2;
}

function drawNotices(sheet: Sheet, { heading, items }: ReceiptDocument["notices"], column: typeof BESIDE): void {
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, heading, "", column);
  const list = sheet.tag(section, "L");
  for (const item of items) drawItem(sheet, list, item, column);
}

function itemHeight(sheet: Sheet, text: string, width: number): number {
  return sheet.measure(text, { width: width - INDENT, size: SIZE.small }) + 2;
}

function drawItem(sheet: Sheet, list: Element, text: string, { x, width }: typeof BESIDE): void {
  const style = { x: x + INDENT, width: width - INDENT, size: SIZE.small };
  const height = itemHeight(sheet, text, width);
  sheet.ensure(height);
  sheet.decorate(() => sheet.doc.circle(x + 3, sheet.y + 4.6, 1.4).fill(sheet.tones.accent));
  const item = sheet.tag(list, "LI");
  sheet.tag(item, "LBody", () => sheet.write(text, style));
  sheet.y += height;
}
