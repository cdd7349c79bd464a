import { letOthersWork } from "@/lib/util/waiting/let-others-work";
import type { ReceiptDocument } from "../document/document";
import { RECEIPT_TEXTS } from "../document/texts";
import { drawFirstHead, drawNextHead } from "./head";
import { drawItinerary } from "./itinerary";
import { drawPassenger } from "./passenger";
import { drawPrice } from "./price";
import { drawHeading, type Element, Sheet } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";
import { drawTable } from "./table";

/**
 * Sets a receipt on A4 pages.
 * @param logo PNG as store-partner-logo keeps it, or null: then the agency's name stands in its place
 * @returns the bytes of a tagged PDF
 */
export function renderReceipt(receipt: ReceiptDocument, logo: Uint8Array | null): Promise<Buffer> {
  return renderReceipts(receipt, [], logo);
}

/**
 * The receipts of several passengers as one document: each begins on a page of its own, and the pages are counted through.
 * @param others of the same booking, in the same language
 */
export async function renderReceipts(first: ReceiptDocument, others: readonly ReceiptDocument[], logo: Uint8Array | null): Promise<Buffer> {
  const options = {
    title: `${first.title} · ${[first, ...others].map(({ passenger }) => passenger.name).join(", ")}`,
    language: first.locale,
    author: first.agency,
    subject: first.footer,
  };
  const owners = [first];
  let current = first;
  const sheet = new Sheet(options, (page) => {
    owners.push(current);
    drawNextHead(page, current);
  });
  drawReceipt(sheet, first, logo);
  for (const receipt of others) {
    await letOthersWork();
    current = receipt;
    sheet.begin();
    owners.push(receipt);
    drawReceipt(sheet, receipt, logo);
  }
  return sheet.finish((page, pages) => drawFoot(sheet, owners[page - 1] ?? first, page, pages));
}

function drawReceipt(sheet: Sheet, receipt: ReceiptDocument, logo: Uint8Array | null): void {
  drawFirstHead(sheet, receipt, logo);
  drawPassenger(sheet, receipt);
  drawTickets(sheet, receipt);
  drawItinerary(sheet, receipt.itinerary);
  drawPrice(sheet, receipt);
  drawClosing(sheet, receipt);
}

function drawTickets(sheet: Sheet, receipt: ReceiptDocument): void {
  const { heading, table } = receipt.tickets;
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, heading);
  const plain = { size: SIZE.strong };
  const bold = { size: SIZE.strong, bold: true };
  drawTable(sheet, section, table, [
    { share: 1.25 / 6, style: bold },
    { share: 1.75 / 6, style: plain },
    { share: 1 / 6, style: plain },
    { share: 1 / 6, style: bold },
    { share: 1 / 6, style: bold },
  ]);
  sheet.y += 8;
}

function drawFoot(sheet: Sheet, receipt: ReceiptDocument, page: number, pages: number): void {
  const style = { y: PAGE.bottom + 12, size: SIZE.fine, colour: COLOURS.muted };
  sheet.doc
    .moveTo(PAGE.left, PAGE.bottom + 7)
    .lineTo(PAGE.right, PAGE.bottom + 7)
    .lineWidth(0.5)
    .stroke(COLOURS.hairline);
  sheet.write(receipt.footer, style);
  sheet.write(RECEIPT_TEXTS[receipt.locale].page(page, pages), { ...style, align: "right" });
}

const INDENT = 10;

/** Notices and advice, then the conditions of contract in fine print. */
function drawClosing(sheet: Sheet, receipt: ReceiptDocument): void {
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
