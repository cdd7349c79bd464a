/** Tailwind's widths of windows, as media queries. */
export const WIDTHS = { md: "(min-width: 48rem)", lg: "(min-width: 64rem)", xl: "(min-width: 80rem)" } as const;
/** From where the top bar has room for the button of the field that finds and does. */
export const PALETTE_BUTTON = "(min-width: 1440px)";
export type Width = keyof typeof WIDTHS;
