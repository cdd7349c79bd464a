import type { BrandTones } from "./brand-tones";

/** The service's own colour, which stands where an agency has said none. */
export const OWN_COLOUR = "#0f4c5c";

/** What stands in place of an agency's tones: `accent` of the palette (tailwind.config.ts), chosen by eye and not made of the colour. */
export const OWN_TONES = {
  pure: OWN_COLOUR,
  day: { accent: OWN_COLOUR, strong: "#0a3845", soft: "#e4eff1", line: "#a8c7ce" },
  night: { accent: "#7cc3d3", strong: "#a5d8e4", soft: "#18343c", line: "#325e69" },
} as const satisfies BrandTones;
