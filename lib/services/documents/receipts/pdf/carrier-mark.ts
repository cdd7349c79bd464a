import { carrierLook, MARK_TONES, type MarkShape } from "@/lib/domain/carriers/carrier-look";
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
  sheet.doc.lineWidth(1).fillAndStroke(screenColour(fill, hue), screenColour(edge, hue));
  sheet.write(code, { x, y: y + 2.6, width: MARK_WIDTH, size: 6.6, bold: true, align: "center", colour: screenColour(letters, hue) });
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

/** `#rrggbb` of a colour in OKLCH (B. Ottosson, A perceptual color space for image processing), brought into sRGB by clipping. */
function screenColour([lightness, chroma]: readonly [number, number], hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((part) => channel(part).toString(16).padStart(2, "0")).join("")}`;
}

/** 0–255 of a linear part of light (IEC 61966-2-1). */
function channel(part: number): number {
  const clipped = Math.min(1, Math.max(0, part));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}
