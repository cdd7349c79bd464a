import { brandTones } from "@/lib/domain/colours/brand-tones";
import { OWN_COLOUR } from "@/lib/domain/colours/own-tones";

/** Look of the receipts: one accent, quiet greys, lengths in points of an A4 page. */
export const COLOURS = {
  accent: OWN_COLOUR,
  ink: "#17252b",
  muted: "#5c6d74",
  hairline: "#d3dde0",
  tint: "#f0f5f6",
  onAccent: "#ffffff",
  warning: "#7a4b00",
  warningTint: "#fdf3df",
} as const;

/** What of the look follows the agency's colour. */
export interface PaperTones {
  accent: string;
  tint: string;
  /** Carries no text. */
  stripe: string;
}

/** @param colour `#rrggbb`; the service's own where it is empty */
export function paperTones(colour: string): PaperTones {
  if (colour === "") return { accent: COLOURS.accent, tint: COLOURS.tint, stripe: COLOURS.accent };
  const { day, pure } = brandTones(colour);
  return { accent: day.accent, tint: day.soft, stripe: pure };
}

export const PAGE = { width: 595.28, height: 841.89, left: 40, right: 555.28, top: 28, bottom: 810 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;

/** Sizes of the type, smallest to largest. */
export const SIZE = { fine: 6.6, label: 6.8, small: 7.6, body: 8.4, strong: 9.4, heading: 11, name: 16, clock: 16.5 } as const;
