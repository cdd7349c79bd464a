import { oklchHex, oklchOf } from "@/lib/util/oklch";
import { contrast } from "./contrast";

/** Colours that an agency's pages, mails and papers take in place of the service's own; each is `#rrggbb`. */
export interface Tones {
  /** Text and what is pressed; a ground for `filled`. */
  accent: string;
  /** Stronger than `accent`, on all of its grounds. */
  strong: string;
  /** A quiet ground for both. */
  soft: string;
  /** Edges of what stands on `soft`. */
  line: string;
}

export interface BrandTones {
  /** The colour as the agency has said it: for stripes that carry no text. */
  pure: string;
  day: Tones;
  night: Tones;
}

/** WCAG 2.2 AA, for text of any size. */
export const READABLE = 4.5;

/** Grounds on which the portal shows `accent`, and text on it (`filled` of tailwind.config.ts); the darkest and the lightest of each count. */
export const GROUNDS = {
  day: { grounds: ["#ffffff", "#f4f6f6", "#ebeeef"], filled: "#ffffff" },
  night: { grounds: ["#182328", "#10181c", "#0a1013"], filled: "#0a1418" },
} as const;

/** Lightness and the most chroma of quiet colours; by how much `strong` differs from `accent`, and in which steps `accent` is sought. */
const QUIET = {
  day: { soft: [0.955, 0.025], line: [0.81, 0.06], towards: -1 },
  night: { soft: [0.31, 0.035], line: [0.46, 0.06], towards: 1 },
} as const;
const STRONGER = 0.07;
const STEP = 0.005;

/**
 * Tones of an agency's colour: its hue, as near to its lightness as can be read by day and by night (WCAG 2.2 AA on every ground), whatever the colour is.
 * @param colour `#rrggbb`
 */
export function brandTones(colour: string): BrandTones {
  return { pure: colour.toLowerCase(), day: tonesOf(colour, "day"), night: tonesOf(colour, "night") };
}

function tonesOf(colour: string, time: "day" | "night"): Tones {
  const { lightness, chroma, hue } = oklchOf(colour);
  const { soft: quiet, line, towards } = QUIET[time];
  const of = ([light, most]: readonly [number, number]) => oklchHex([light, Math.min(chroma, most)], hue);
  const soft = of(quiet);
  const grounds = [...GROUNDS[time].grounds, GROUNDS[time].filled, soft];
  const isRead = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= READABLE);
  let light = lightness;
  while (!isRead(oklchHex([light, chroma], hue)) && light >= 0 && light <= 1) light += towards * STEP;
  const stronger = Math.min(1, Math.max(0, light + towards * STRONGER));
  return { accent: oklchHex([light, chroma], hue), strong: oklchHex([stronger, chroma], hue), soft, line: of(line) };
}
