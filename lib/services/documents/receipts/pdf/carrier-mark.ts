import { carrierLook, MARK_TONES, type MarkShape } from "@/lib/domain/carriers/carrier-look";
import { oklchHex } from "@/lib/util/oklch";
import type { Sheet } from "./sheet";

export const MARK_WIDTH = 19;
const HEIGHT = 12;
const SMALL = 1.2;
const LARGE = 6;

/** Radii of the corners: above left, above right, below right, below left. */
const CORNERS: Readonly<Record<MarkShape, readonly [number, number, number, number]>> = {
  square: [SMALL, SMALL, SMALL, SMALL],
  pill: [LARGE, LARGE, LARGE, LARGE],
  leaf: [SMALL, LARGE, SMALL, LARGE],
  arch: [LARGE, LARGE, SMALL, SMALL],
  shield: [SMALL, SMALL, LARGE, LARGE],
  slanted: [SMALL, SMALL, SMALL, SMALL],
};
/** How far the upper edge of a slanted mark stands to the right. */
const SLANT = 3;

/** A carrier by its code, in the shape and colours in which the portal shows it. */
export function drawCarrierMark(sheet: Sheet, code: string, x: number, y: number): void {
  const { shape, tone, hue } = carrierLook(code);
  const { fill, letters, edge } = MARK_TONES[tone].light;
  outline(sheet, shape, x, y);
  sheet.doc.lineWidth(1).fillAndStroke(oklchHex(fill, hue), oklchHex(edge, hue));
  sheet.write(code, { x, y: y + 2.6, width: MARK_WIDTH, size: 6.6, bold: true, align: "center", colour: oklchHex(letters, hue) });
}

function outline(sheet: Sheet, shape: MarkShape, x: number, y: number): void {
  const [right, bottom] = [x + MARK_WIDTH, y + HEIGHT];
  if (shape === "slanted") {
    sheet.doc.polygon([x + SLANT, y], [right, y], [right - SLANT, bottom], [x, bottom]);
    return;
  }
  const [aboveLeft, aboveRight, belowRight, belowLeft] = CORNERS[shape];
  sheet.doc
    .moveTo(x + aboveLeft, y)
    .lineTo(right - aboveRight, y)
    .quadraticCurveTo(right, y, right, y + aboveRight)
    .lineTo(right, bottom - belowRight)
    .quadraticCurveTo(right, bottom, right - belowRight, bottom)
    .lineTo(x + belowLeft, bottom)
    .quadraticCurveTo(x, bottom, x, bottom - belowLeft)
    .lineTo(x, y + aboveLeft)
    .quadraticCurveTo(x, y, x + aboveLeft, y);
}
