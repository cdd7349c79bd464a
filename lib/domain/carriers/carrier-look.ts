/**
 * Looks that tell carriers apart at a glance, made from the two characters of their code: no trademarks, and the same everywhere. A look is a
 * shape, a tone and a hue, 108 in all; the test beside this file holds that the carriers of the demonstration have one each.
 */

/** Outlines that are told apart without colour. */
export const MARK_SHAPES = ["square", "pill", "leaf", "arch", "shield", "slanted"] as const;
export type MarkShape = (typeof MARK_SHAPES)[number];

/** OKLCH: lightness 0 to 1 and chroma; the hue is the carrier's. */
type Shade = readonly [lightness: number, chroma: number];

interface MarkColours {
  fill: Shade;
  letters: Shade;
  edge: Shade;
}

/** How a mark is coloured, on a light and on a dark page. In OKLCH equal lightness looks equally light in every hue, so letters are as readable on each. */
export const MARK_TONES = {
  solid: {
    light: { fill: [0.5, 0.15], letters: [1, 0], edge: [0.5, 0.15] },
    dark: { fill: [0.8, 0.13], letters: [0.18, 0.02], edge: [0.8, 0.13] },
  },
  pale: {
    light: { fill: [0.84, 0.12], letters: [0.25, 0.06], edge: [0.84, 0.12] },
    dark: { fill: [0.42, 0.12], letters: [0.95, 0.03], edge: [0.42, 0.12] },
  },
  outlined: {
    light: { fill: [0.99, 0.01], letters: [0.45, 0.14], edge: [0.58, 0.16] },
    dark: { fill: [0.2, 0.015], letters: [0.85, 0.11], edge: [0.7, 0.15] },
  },
} as const satisfies Record<string, Record<"light" | "dark", MarkColours>>;
export type MarkTone = keyof typeof MARK_TONES;
const TONES: readonly MarkTone[] = ["solid", "pale", "outlined"];

/** Degrees: red, ochre, green, teal, blue and violet. More of them would look alike. */
const HUES = [25, 85, 145, 200, 255, 315];

export interface CarrierLook {
  shape: MarkShape;
  tone: MarkTone;
  /** Degrees. */
  hue: number;
}

const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
/** Found by trying: with it no two carriers of the demonstration, or others that fly to Uzbekistan, share a look, and the busiest seldom a colour. */
const SEED = 331_362;
/** The golden ratio in 32 bits, and a factor of MurmurHash3. */
const [SPREAD, MIX] = [0x9e3779b1, 0x85ebca77];

/** @param code IATA, two characters */
export function carrierLook(code: string): CarrierLook {
  const hash = hashOf(code.toUpperCase());
  const byHue = Math.floor(hash / HUES.length);
  return {
    hue: HUES[hash % HUES.length] ?? 0,
    tone: TONES[byHue % TONES.length] ?? "solid",
    shape: MARK_SHAPES[Math.floor(byHue / TONES.length) % MARK_SHAPES.length] ?? "square",
  };
}

/** Not negative, 32 bits; neighbours in the alphabet are far apart. */
function hashOf(code: string): number {
  const number = [...code].reduce((sum, character) => sum * (CHARACTERS.length + 1) + CHARACTERS.indexOf(character) + 1, 0);
  const spread = Math.imul(number ^ SEED, SPREAD) >>> 0;
  const mixed = Math.imul(spread ^ (spread >>> 15), MIX) >>> 0;
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
