import { type Figure, keepsLimit } from "./figure";

const HEADINGS = ["group", "figure", "value", "limit", "kept", "peer", "ratio"];

/** The figures as a table in Markdown, with columns of one width for a terminal; notes as footnotes below it. */
export function markdownTable(figures: readonly Figure[]): string {
  const notes = [...new Set(figures.flatMap(({ note }) => note ?? []))];
  const rows = figures.map((figure) => cellsOf(figure, figure.note === undefined ? "" : ` [${notes.indexOf(figure.note) + 1}]`));
  const widths = HEADINGS.map((heading, column) => Math.max(...[HEADINGS, ...rows].map((row) => (row[column] ?? heading).length)));
  const table = [HEADINGS, widths.map((width) => "-".repeat(width)), ...rows].map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  const footnotes = notes.map((note, index) => `[${index + 1}] ${note}`).join("  \n");
  return footnotes === "" ? table.join("\n") : `${table.join("\n")}\n\n${footnotes}`;
}

function cellsOf(figure: Figure, mark: string): string[] {
  const { group, name, value, unit, limit, peer } = figure;
  const kept = keepsLimit(figure);
  return [
    group,
    name + mark,
    amount(value, unit),
    limit === undefined ? "" : "atMost" in limit ? `≤ ${amount(limit.atMost, unit)}` : `≥ ${amount(limit.atLeast, unit)}`,
    kept === null ? "" : kept ? "yes" : "NO",
    peer ? `${peer.name}: ${amount(peer.value, unit)}` : "",
    peer ? `${rounded(peer.ratio)} ×` : "",
  ];
}

/** A number with its unit, in as many digits as tell something. */
function amount(value: number, unit: string): string {
  return unit === "" ? rounded(value) : `${rounded(value)} ${unit}`;
}

function rounded(value: number): string {
  if (!Number.isFinite(value)) return "–";
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3;
  return Number(value.toFixed(digits)).toLocaleString("en-GB", { maximumFractionDigits: 3 });
}
