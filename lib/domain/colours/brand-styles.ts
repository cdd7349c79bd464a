import { brandTones, type Tones } from "./brand-tones";

/** How much of `soft` shows: `accent.faint` of tailwind.config.ts. */
const FAINT = "99";

/**
 * The style sheet that gives a page an agency's colours: by day, by night as the machine is set or as somebody has chosen, and by day on paper.
 * @param colour `#rrggbb`
 */
export function brandStyles(colour: string): string {
  const { pure, day, night } = brandTones(colour);
  const ground = `--agency-pure:${pure};--agency-brand:${day.accent};`;
  const dark = variables(night);
  return [
    `:root{${ground}${variables(day)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dark}}}`,
    `:root[data-theme="dark"]{${dark}}`,
    `@media print{:root:root:root{${variables(day)}}}`,
    "",
  ].join("\n");
}

function variables({ accent, strong, soft, line }: Tones): string {
  return `--agency-accent:${accent};--agency-strong:${strong};--agency-soft:${soft};--agency-faint:${soft}${FAINT};--agency-line:${line};`;
}
