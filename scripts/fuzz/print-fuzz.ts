import type { FuzzRow } from "./fuzz-target";

/** Of the server that was asked, megabytes; null where it is not known. */
export interface Memory {
  before: number | null;
  after: number | null;
}

export type MeasuredRow = FuzzRow & { memory: Memory };

const HEAD = ["path", "requests", "illegal", "5xx", "slowest, ms", "memory, MB", "answers"];
const RULE = "|---|--:|--:|--:|--:|--:|---|";

/** The table of a run, in Markdown. */
export function printFuzz(rows: readonly MeasuredRow[]): string {
  return [line(HEAD), RULE, ...rows.map(printRow)].join("\n");
}

export function printRow({ name, requests, illegal, statuses, slowestMs, memory }: MeasuredRow): string {
  const failures = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  const figures = [requests, illegal.length, failures, Math.round(slowestMs), `${memory.before ?? "?"} → ${memory.after ?? "?"}`];
  return line([name, ...figures.map(String), answers(statuses)]);
}

function line(texts: readonly string[]): string {
  return `| ${texts.join(" | ")} |`;
}

function answers(statuses: ReadonlyMap<number, number>): string {
  const sorted = [...statuses].sort(([left], [right]) => left - right);
  return sorted.map(([status, count]) => `${status === 0 ? "none" : status} × ${count}`).join(", ");
}
