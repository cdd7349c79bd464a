/** Tailwind's widths of windows, as media queries. */
export const WIDTHS = { md: "(min-width: 48rem)", lg: "(min-width: 64rem)", xl: "(min-width: 80rem)" } as const;
export type Width = keyof typeof WIDTHS;
