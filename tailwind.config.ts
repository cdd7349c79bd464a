import type { Config } from "tailwindcss";
import { OWN_TONES } from "./lib/domain/colours/own-tones";

/** A colour by day and by night; which of them is asked for stands in `color-scheme` (app/globals.css). */
const tone = (day: string, night: string) => `light-dark(${day}, ${night})`;

/** A colour that an agency's own takes the place of on its customers' pages (lib/domain/colours/brand-styles.ts). */
const owned = (name: string, own: string) => `var(--agency-${name}, ${own})`;

const { pure, day, night } = OWN_TONES;

/**
 * The palette. Every text colour keeps at least 4.5:1 on `paper` and on `surface`, by day and by night (WCAG 2.2 AA); `warm` is for what a
 * person must not overlook, never for decoration. `filled` is text on `accent`, `warm`, `good`, `bad` and `ink-faint`; `brand` and `deep` are
 * grounds that stay dark, for white text.
 */
export default {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        paper: tone("#f4f6f6", "#10181c"),
        surface: tone("#ffffff", "#182328"),
        sunken: tone("#ebeeef", "#0a1013"),
        /** `paper` under half of `deep`, which lies over a page behind a dialog. */
        dimmed: tone("#848d90", "#0b1215"),
        /** Half of `deep` and four fifths of `surface`: a share of a colour by day and by night is one that the oldest browsers cannot count. */
        veil: tone("#14232a80", "#060b0d80"),
        haze: tone("#ffffffcc", "#182328cc"),
        line: { DEFAULT: tone("#dbe1e3", "#2b3a41"), strong: tone("#7d8b92", "#74868e") },
        ink: { DEFAULT: tone("#14232a", "#e8eef0"), soft: tone("#46565e", "#b7c5ca"), faint: tone("#5e6d75", "#98a8af") },
        filled: tone("#ffffff", "#0a1418"),
        accent: {
          DEFAULT: owned("accent", tone(day.accent, night.accent)),
          strong: owned("strong", tone(day.strong, night.strong)),
          soft: owned("soft", tone(day.soft, night.soft)),
          faint: owned("faint", tone(`${day.soft}99`, `${night.soft}99`)),
          line: owned("line", tone(day.line, night.line)),
          /** For stripes that carry no text. */
          pure: owned("pure", pure),
        },
        warm: { DEFAULT: tone("#9a4a12", "#f2ad70"), soft: tone("#fcf1e6", "#37281a"), line: tone("#e7c39f", "#6e4d2c") },
        good: { DEFAULT: tone("#1c6443", "#83d3a4"), soft: tone("#e6f3ec", "#18342a"), line: tone("#a9d3bd", "#33624d") },
        bad: { DEFAULT: tone("#ab2420", "#f59d95"), soft: tone("#fcecea", "#3b2121"), line: tone("#eab3ae", "#763e3b") },
        map: { sea: tone("#dfe9ed", "#0d161a"), land: tone("#f7f8f6", "#24333a"), coast: tone("#b4c5cc", "#3c5059") },
        brand: owned("brand", day.accent),
        deep: tone("#14232a", "#060b0d"),
      },
      fontFamily: {
        sans: ['"Fira Sans"', '"Fira Sans Fallback"', "system-ui", "sans-serif"],
      },
      fontSize: {
        "2xs": ["0.75rem", { lineHeight: "1rem" }],
        xs: ["0.8125rem", { lineHeight: "1.125rem" }],
        sm: ["0.875rem", { lineHeight: "1.25rem" }],
        base: ["0.9375rem", { lineHeight: "1.4375rem" }],
        lg: ["1.0625rem", { lineHeight: "1.5rem" }],
        xl: ["1.25rem", { lineHeight: "1.625rem" }],
        "2xl": ["1.5rem", { lineHeight: "1.875rem" }],
        "3xl": ["1.875rem", { lineHeight: "2.25rem" }],
      },
      boxShadow: {
        card: "0 1px 2px rgb(20 35 42 / 0.05)",
        float: "0 12px 32px -8px rgb(20 35 42 / 0.22), 0 2px 6px rgb(20 35 42 / 0.08)",
      },
    },
  },
} satisfies Config;
