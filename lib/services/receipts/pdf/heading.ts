import type { Element, Sheet } from "./sheet";
import { COLOURS, SIZE } from "./style";

/** Heading of a section, with a quiet note at the right end of its line. */
export function drawHeading(sheet: Sheet, parent: Element, text: string, note = ""): void {
  const style = { size: SIZE.heading, bold: true, colour: COLOURS.accent };
  const height = sheet.measure(text, style);
  sheet.tag(parent, "H2", () => sheet.write(text, style));
  if (note) {
    sheet.tag(parent, "P", () => sheet.write(note, { y: sheet.y + 3, size: SIZE.small, colour: COLOURS.muted, align: "right" }));
  }
  sheet.y += height + 4;
}
