import { expect, it } from "vitest";
import { carrierColour, MARK_TONES } from "./carrier-colour";

const CHARACTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];
const CODES = CHARACTERS.flatMap((first) => CHARACTERS.map((second) => first + second));

/** Relative luminance (WCAG 2.2) of a colour in OKLCH, brought into sRGB by clipping. */
function luminance([lightness, chroma]: readonly [number, number], hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

it.each(["light", "dark"] as const)("the letters of every carrier can be read on its mark, on a %s page", (page) => {
  const { fill, letters } = MARK_TONES[page];
  const worst = Math.min(
    ...CODES.map((code) => carrierColour(code).hue).map((hue) => contrast(luminance(fill, hue), luminance(letters, hue))),
  );
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

it("carriers that fly side by side look different", () => {
  const together = ["HY", "HH", "C6", "TK", "PC", "KC", "LO", "LH", "SU", "B2", "QR", "EK", "FZ", "S7", "DV", "CZ", "KE", "OZ"];
  const looks = together.map((code) => Object.values(carrierColour(code)).join());
  expect(new Set(looks).size).toBe(together.length);
  const neighbours = ["HY", "HH", "C6", "TK", "PC"].map((code) => carrierColour(code).hue);
  expect(new Set(neighbours).size).toBe(neighbours.length);
});
