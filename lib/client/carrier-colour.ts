/**
 * Colours that tell carriers apart at a glance, made from the two characters of their code: no trademarks, and the same everywhere. In OKLCH
 * equal lightness looks equally light in every hue, so the letters on a mark are as readable on each (a test holds every code to 4.5:1).
 */

const HUES = 36;
const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

export interface CarrierColour {
  /** Degrees. */
  hue: number;
  /** Of the stripe, far from `hue`: codes that share one rarely share both. */
  stripe: number;
}

/** A prime of xxHash: neighbours in the alphabet stand far apart. */
const SPREAD = 374_761_393;

/** @param code IATA, two characters */
export function carrierColour(code: string): CarrierColour {
  const [first = 0, second = 0] = [...code.toUpperCase()].map((character) => CHARACTERS.indexOf(character) + 1);
  const hash = Math.imul(first * (CHARACTERS.length + 1) + second, SPREAD) >>> 0;
  const at = hash % HUES;
  const away = HUES / 4 + (Math.floor(hash / HUES) % (HUES / 2));
  const step = 360 / HUES;
  return { hue: at * step, stripe: ((at + away) % HUES) * step };
}

/** Lightness and chroma of a mark and its letters, on a light and on a dark page. */
export const MARK_TONES = {
  light: { fill: [0.44, 0.11], letters: [1, 0] },
  dark: { fill: [0.82, 0.1], letters: [0.2, 0.02] },
} as const;
