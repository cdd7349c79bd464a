import type { Element, Sheet, TextStyle } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";

export const BAR_HEIGHT = 20;
const SPACE_BELOW = 6;

/** What a bar says: what comes below it at the left, and what it is about at the right. */
interface Bar {
  left: string;
  right: string;
  /** Of the right side. */
  style?: Pick<TextStyle, "size" | "bold">;
}

/** A heading on a bar in the agency's colour. */
export function drawBar(sheet: Sheet, section: Element, { left, right, style = { size: SIZE.body } }: Bar): void {
  sheet.ground(PAGE.left, sheet.y, CONTENT_WIDTH, BAR_HEIGHT, sheet.tones.accent);
  const on = { y: sheet.y + 5, colour: COLOURS.onAccent };
  sheet.tag(section, "H3", () => {
    sheet.write(left, { ...on, x: PAGE.left + 10, size: SIZE.strong, bold: true });
    sheet.write(right, { ...on, y: sheet.y + 5.5, align: "right", width: CONTENT_WIDTH - 10, ...style });
  });
  sheet.y += BAR_HEIGHT + SPACE_BELOW;
}
