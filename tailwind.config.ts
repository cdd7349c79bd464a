import type { Config } from "tailwindcss";

/**
 * The palette. Every text colour keeps at least 4.5:1 on `paper` and on `surface` (WCAG 2.2 AA); `warm` is for what a person must not
 * overlook, never for decoration.
 */
export default {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        paper: "#f4f6f6",
        surface: "#ffffff",
        sunken: "#ebeeef",
        line: { DEFAULT: "#dbe1e3", strong: "#7d8b92" },
        ink: { DEFAULT: "#14232a", soft: "#46565e", faint: "#5e6d75" },
        accent: { DEFAULT: "#0f4c5c", strong: "#0a3845", soft: "#e4eff1", line: "#a8c7ce" },
        warm: { DEFAULT: "#9a4a12", soft: "#fcf1e6", line: "#e7c39f" },
        good: { DEFAULT: "#1c6443", soft: "#e6f3ec", line: "#a9d3bd" },
        bad: { DEFAULT: "#ab2420", soft: "#fcecea", line: "#eab3ae" },
      },
      fontFamily: {
        sans: ['"Golos Text Variable"', '"Parvoz Text Marks"', "system-ui", "sans-serif"],
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
