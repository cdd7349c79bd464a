/** Versions that were out before figures named theirs. */
const BEFORE = ["0.1.0"];

interface Documents {
  /** CHANGELOG.md */
  changelog: string;
  /** docs/performance.md */
  performance: string;
}

/**
 * Whether the figures of the last release were measured for it, all parts of the bench in one run (docs/releasing.md).
 * @returns what is wrong with them; null where nothing is
 */
export function wrongFigures({ changelog, performance }: Documents): string | null {
  const [, released] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog) ?? [];
  if (released === undefined || BEFORE.includes(released)) return null;
  const [, figures = ""] = /<!-- figures -->\n([\s\S]*)\n<!-- end of figures -->/.exec(performance) ?? [];
  const [, measured = "none"] = /^Measured on \S+ for version (\S+) at commit [0-9a-f]{7,}:/m.exec(figures) ?? [];
  if (measured !== released) return `the last release is ${released}, the figures are of ${measured}`;
  const [failed] = /^.* failed: .*$/m.exec(figures) ?? [];
  return failed ?? null;
}
