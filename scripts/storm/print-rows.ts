import type { Row } from "./scenario";

const HEAD = [
  "fault",
  "tries",
  "lost",
  "duplicated",
  "illegal",
  "longest outage, ms",
  "recovery, ms",
  "answer, ms",
  "takeover, ms",
  "too late",
];

/** The table of a storm, in Markdown, so that it can be kept in a document as it is. */
export function printRows(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    ...[row.fault, row.tries, row.lost.length, row.duplicated.length, row.illegal.length].map(String),
    ...[row.longestOutageMs, row.recoveryMs, row.measured.get("answer"), row.measured.get("takeover")].map(rounded),
    lateness(row),
  ]);
  const widths = HEAD.map((name, column) => Math.max(name.length, ...cells.map((line) => line[column]?.length ?? 0)));
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => `${"-".repeat(width + 1)}${column === 0 ? "-" : ":"}`).join("|")}|`;
  return [line(HEAD), rule, ...cells.map(line)].join("\n");
}

function rounded(ms: number | undefined): string {
  return ms === undefined ? "" : String(Math.round(ms));
}

/** Nothing where nothing has a bound. */
function lateness({ measured, late, isUnjudged }: Row): string {
  if (measured.size === 0) return "";
  return isUnjudged ? "not judged" : String(late.length);
}

/** What broke a promise, a line each; what is said several times comes once, with how often. */
export function brokenPromises({ lost, duplicated, illegal, late }: Row): string[] {
  const all = [
    ...lost.map((what) => `lost: ${what}`),
    ...duplicated.map((what) => `done twice: ${what}`),
    ...illegal.map((what) => `illegal: ${what}`),
    ...late.map((what) => `too late: ${what}`),
  ];
  const counts = new Map<string, number>();
  for (const what of all) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, count]) => (count === 1 ? what : `${what} (${count} times)`));
}
