import sizeOf from "image-size";
import type { ReceiptDocument } from "../document/document";
import type { Element, Sheet } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";

const LOGO = { width: 150, height: 32 } as const;
const BAND_HEIGHT = 17;

/** What of a document its head shows. */
type Headed = Pick<ReceiptDocument, "title" | "agency" | "contacts" | "demonstration">;

/** First page: the partner's logo, or its name, against the document's title. */
export function drawFirstHead(sheet: Sheet, receipt: Headed, logo: Uint8Array | null): void {
  const top = sheet.y;
  const head = sheet.tag(sheet.root, "Sect");
  if (logo) {
    sheet.tag(head, "Figure", () => drawLogo(sheet, logo), { alt: receipt.agency });
  } else {
    const name = { width: LOGO.width, size: 13, bold: true, colour: sheet.tones.accent };
    const y = top + (LOGO.height - sheet.measure(receipt.agency, name)) / 2;
    sheet.tag(head, "P", () => sheet.write(receipt.agency, { ...name, y }));
  }
  const title = { x: PAGE.left + 170, width: CONTENT_WIDTH - 170, size: 13, bold: true, align: "right" as const };
  const height = sheet.measure(receipt.title, title);
  sheet.tag(head, "H1", () => sheet.write(receipt.title, { ...title, y: top + (LOGO.height - height) / 2 }));
  sheet.y = top + LOGO.height + 4;
  drawContacts(sheet, head, receipt.contacts);
  sheet.y += 2;
  sheet.rule(sheet.y, sheet.tones.stripe, 2);
  sheet.y += 8;
  const { demonstration } = receipt;
  if (demonstration) sheet.tag(head, "P", () => drawBand(sheet, demonstration));
}

/** Draws the contacts on one line, or on as many as they need. */
function drawContacts(sheet: Sheet, head: Element, contacts: readonly string[]): void {
  if (contacts.length === 0) return;
  const style = { size: SIZE.small, colour: COLOURS.muted };
  const text = contacts.join("  ·  ");
  sheet.tag(head, "P", () => sheet.write(text, style));
  sheet.y += sheet.measure(text, style) + 2;
}

/** Following pages: the title, and the demonstration's warning again. All of it has been read on the first page. */
export function drawNextHead(sheet: Sheet, receipt: Pick<Headed, "title" | "agency" | "demonstration">): void {
  sheet.decorate(() => {
    sheet.write(receipt.title, { size: SIZE.small, bold: true, colour: sheet.tones.accent });
    sheet.write(receipt.agency, { size: SIZE.small, colour: COLOURS.muted, align: "right" });
  });
  sheet.rule(sheet.y + 13, sheet.tones.stripe, 1);
  sheet.y += 21;
  const { demonstration } = receipt;
  if (demonstration) sheet.decorate(() => drawBand(sheet, demonstration));
}

function drawLogo(sheet: Sheet, logo: Uint8Array): void {
  const { width, height } = sizeOf(logo);
  const scale = Math.min(LOGO.width / width, LOGO.height / height, 1);
  const y = sheet.y + (LOGO.height - height * scale) / 2;
  sheet.doc.image(Buffer.from(logo), PAGE.left, y, { width: width * scale, height: height * scale });
}

function drawBand(sheet: Sheet, text: string): void {
  sheet.doc.roundedRect(PAGE.left, sheet.y, CONTENT_WIDTH, BAND_HEIGHT, 3).fill(COLOURS.warningTint);
  sheet.write(text, { y: sheet.y + 4, size: SIZE.body, bold: true, colour: COLOURS.warning, align: "center" });
  sheet.y += BAND_HEIGHT + 7;
}
