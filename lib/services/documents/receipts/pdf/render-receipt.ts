import { letOthersWork } from "@/lib/util/waiting/let-others-work";
import type { ReceiptDocument } from "../document/document";
import { RECEIPT_TEXTS } from "../document/texts";
import { drawFirstHead, drawNextHead } from "./head";
import { drawItinerary } from "./itinerary";
import { drawPriceAndNotices } from "./notices";
import { drawPassenger } from "./passenger";
import { drawConditions } from "./price";
import { drawHeading, Sheet } from "./sheet";
import { COLOURS, PAGE, SIZE } from "./style";
import { type Column, drawTable } from "./table";

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
    colour: first.colour,
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

/**
 * A receipt of several passengers (joinReceipts), and how many pages it takes.
 * @param logo as renderReceipt has it
 */
export async function renderJoint(receipt: ReceiptDocument, logo: Uint8Array | null): Promise<{ pdf: Buffer; pages: number }> {
  const title = `${receipt.title} · ${[receipt.passenger, ...receipt.companions].map(({ name }) => name).join(", ")}`;
  const options = { title, language: receipt.locale, author: receipt.agency, subject: receipt.footer, colour: receipt.colour };
  const sheet = new Sheet(options, (page) => drawNextHead(page, receipt));
  drawReceipt(sheet, receipt, logo);
  const { pages } = sheet;
  return { pdf: await sheet.finish((page, count) => drawFoot(sheet, receipt, page, count)), pages };
}

function drawReceipt(sheet: Sheet, receipt: ReceiptDocument, logo: Uint8Array | null): void {
  drawFirstHead(sheet, receipt, logo);
  drawPassenger(sheet, receipt);
  drawTickets(sheet, receipt);
  drawItinerary(sheet, receipt.itinerary);
  drawPriceAndNotices(sheet, receipt);
  drawConditions(sheet, receipt.conditions);
  drawLegal(sheet, receipt.legal);
}

const PLAIN = { size: SIZE.strong };
const BOLD = { size: SIZE.strong, bold: true };
const COLUMNS: Column[] = [
  { share: 1.25 / 6, style: BOLD },
  { share: 1.75 / 6, style: PLAIN },
  { share: 1 / 6, style: PLAIN },
  { share: 1 / 6, style: BOLD },
  { share: 1 / 6, style: BOLD },
];
/** The same behind the names of several passengers. */
const NAMED_COLUMNS: Column[] = [
  { share: 0.23, style: { size: SIZE.small, bold: true } },
  { share: 0.18, style: { size: SIZE.body, bold: true } },
  { share: 0.2, style: { size: SIZE.small } },
  { share: 0.16, style: { size: SIZE.small } },
  { share: 0.09, style: { size: SIZE.body, bold: true } },
  { share: 0.14, style: { size: SIZE.body, bold: true } },
];

function drawTickets(sheet: Sheet, receipt: ReceiptDocument): void {
  const { heading, table } = receipt.tickets;
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, heading);
  drawTable(sheet, section, table, receipt.companions.length > 0 ? NAMED_COLUMNS : COLUMNS);
  sheet.y += 5;
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

function drawLegal(sheet: Sheet, legal: ReceiptDocument["legal"]): void {
  const style = { size: SIZE.fine, colour: COLOURS.muted };
  const heights = legal.paragraphs.map((paragraph) => sheet.measure(paragraph, style) + 2);
  sheet.ensure(12 + heights.reduce((sum, height) => sum + height, 0));
  const section = sheet.tag(sheet.root, "Sect");
  sheet.tag(section, "H2", () => sheet.write(legal.heading, { ...style, bold: true }));
  sheet.y += 11;
  legal.paragraphs.forEach((paragraph, index) => {
    sheet.tag(section, "P", () => sheet.write(paragraph, style));
    sheet.y += heights[index] ?? 0;
  });
}
