import type { FuzzRow } from "./fuzz-target";

const HEAD = ["path", "requests", "illegal", "5xx", "slowest, ms", "answers"];

/** The table of a run, in Markdown. */
export function printFuzz(rows: readonly FuzzRow[]): string {
  const cells = rows.map(({ name, requests, illegal, statuses, slowestMs }) => {
    const failures = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
    return [...[name, requests, illegal.length, failures, Math.round(slowestMs)].map(String), answers(statuses)];
  });
  const line = (texts: readonly string[]) => `| ${texts.join(" | ")} |`;
  return [line(HEAD), "|---|--:|--:|--:|--:|---|", ...cells.map(line)].join("\n");
}

function answers(statuses: ReadonlyMap<number, number>): string {
  const sorted = [...statuses].sort(([left], [right]) => left - right);
  return sorted.map(([status, count]) => `${status === 0 ? "none" : status} × ${count}`).join(", ");
}
