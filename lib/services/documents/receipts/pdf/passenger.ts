import { qrModules } from "@/lib/util/qr-code";
import type { Field, ReceiptDocument } from "../document/document";
import type { Element, Sheet } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";

const PADDING = 11;
const CODE_SIZE = 62;
/** Width of the panel's right part: the code and the words under it. */
const CODE_WIDTH = 104;
const TEXT_WIDTH = CONTENT_WIDTH - CODE_WIDTH - 2 * PADDING;

/** A line of one of several passengers, and what a note below its name takes more. */
const ROW = 13.5;
const NOTE_BELOW = 11;
/** Where notes of several passengers begin: a longer name has its note below it. */
const NOTE_X = PAGE.left + PADDING + 165;
const BOLD = { size: SIZE.strong, bold: true };

/** Who travels, the booking's main facts, and the QR code of the status page, on a tinted panel. */
export function drawPassenger(sheet: Sheet, receipt: ReceiptDocument): void {
  const top = sheet.y;
  const people = [receipt.passenger, ...receipt.companions];
  const nameSize = fittingSize(sheet, receipt.passenger.name);
  const nameHeight = sheet.measure(receipt.passenger.name, { size: nameSize, bold: true, width: TEXT_WIDTH });
  const peopleHeight = people.length > 1 ? people.reduce((sum, person) => sum + rowHeight(sheet, person.name), 3) : nameHeight + 14;
  const height = Math.max(CODE_SIZE + 25, PADDING + 10 + peopleHeight + 37);
  sheet.ground(PAGE.left, top, CONTENT_WIDTH, height, sheet.tones.tint, 6);
  const section = sheet.tag(sheet.root, "Sect");
  if (people.length > 1) drawNames(sheet, section, receipt.passenger.label, people);
  else drawName(sheet, section, receipt.passenger, nameSize, nameHeight);
  drawFacts(sheet, section, receipt.facts, top + height - PADDING - 23);
  drawCode(sheet, section, receipt.status, top, height);
  sheet.y = top + height + 7;
}

/** A line for each: the name in bold, and beside it or below it who it is. */
function drawNames(sheet: Sheet, section: Element, label: string, people: readonly { name: string; note: string }[]): void {
  const x = PAGE.left + PADDING;
  sheet.tag(section, "P", () => sheet.write(label, { x, y: sheet.y + PADDING, size: SIZE.label, colour: COLOURS.muted }));
  let y = sheet.y + PADDING + 10;
  for (const { name, note } of people) {
    const beside = { x: NOTE_X, y: y + 1.4, width: TEXT_WIDTH - (NOTE_X - x) };
    const place = isBeside(sheet, name) ? beside : { x, y: y + ROW - 1, width: TEXT_WIDTH };
    sheet.tag(section, "P", () => {
      sheet.write(name, { ...BOLD, size: Math.min(SIZE.strong, (SIZE.strong * TEXT_WIDTH) / sheet.widthOf(name, BOLD)), x, y });
      sheet.write(note, { ...place, size: SIZE.small, colour: COLOURS.muted });
    });
    y += rowHeight(sheet, name);
  }
}

function isBeside(sheet: Sheet, name: string): boolean {
  return PAGE.left + PADDING + sheet.widthOf(name, BOLD) < NOTE_X - 6;
}

function rowHeight(sheet: Sheet, name: string): number {
  return isBeside(sheet, name) ? ROW : ROW + NOTE_BELOW;
}

/** A long name gets smaller type before it takes a second line. */
function fittingSize(sheet: Sheet, name: string): number {
  const width = sheet.widthOf(name, { size: SIZE.name, bold: true });
  return width <= TEXT_WIDTH ? SIZE.name : Math.max(SIZE.heading, (SIZE.name * TEXT_WIDTH) / width - 0.1);
}

function drawName(sheet: Sheet, section: Element, passenger: ReceiptDocument["passenger"], size: number, height: number): void {
  const x = PAGE.left + PADDING;
  const top = sheet.y + PADDING;
  sheet.tag(section, "P", () => sheet.write(passenger.label, { x, y: top, size: SIZE.label, colour: COLOURS.muted }));
  sheet.tag(section, "P", () => sheet.write(passenger.name, { x, y: top + 10, width: TEXT_WIDTH, size, bold: true }));
  const note = { x, y: top + 10 + height + 1, width: TEXT_WIDTH, size: SIZE.body, colour: COLOURS.muted };
  sheet.tag(section, "P", () => sheet.write(passenger.note, note));
}

function drawFacts(sheet: Sheet, section: Element, facts: readonly Field[], y: number): void {
  const width = TEXT_WIDTH / facts.length;
  facts.forEach((fact, index) => {
    const x = PAGE.left + PADDING + index * width;
    sheet.tag(section, "P", () => {
      sheet.write(fact.label, { x, y, width: width - 8, size: SIZE.label, colour: COLOURS.muted });
      sheet.write(fact.value, { x, y: y + 10, width: width - 8, size: index === 0 ? SIZE.heading : SIZE.strong, bold: index === 0 });
    });
  });
}

function drawCode(sheet: Sheet, section: Element, status: ReceiptDocument["status"], top: number, height: number): void {
  const left = PAGE.right - CODE_WIDTH - PADDING / 2;
  const x = left + (CODE_WIDTH - CODE_SIZE) / 2;
  const y = top + (height - CODE_SIZE - 16) / 2;
  sheet.tag(section, "Figure", () => drawModules(sheet, status.url, x, y), { alt: `QR: ${status.url}` });
  const caption = {
    x: left,
    y: y + CODE_SIZE + 4,
    width: CODE_WIDTH,
    size: SIZE.label,
    colour: sheet.tones.accent,
    align: "center" as const,
  };
  sheet.tag(section, "Link", () => sheet.write(status.label, { ...caption, bold: true, link: status.url }));
}

function drawModules(sheet: Sheet, url: string, x: number, y: number): void {
  const rows = qrModules(url);
  const size = CODE_SIZE / rows.length;
  rows.forEach((row, line) => {
    row.forEach((dark, column) => {
      if (dark) sheet.doc.rect(x + column * size, y + line * size, size, size);
    });
  });
  sheet.doc.fill(COLOURS.ink);
}
