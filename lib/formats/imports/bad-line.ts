import { type Locale, t } from "@/lib/domain/localized";
import type { ClockVerdict } from "@/lib/domain/schedule/clocks/likelier-wrong";
import { CLOCK_HINTS } from "./clock-hints";
import { CSV_PROBLEMS, FILE_PROBLEMS } from "./csv-problems";
import { SSIM_PROBLEMS } from "./ssim-problems";
import { SSM_PROBLEMS } from "./ssm-problems";

const PROBLEMS = { ...FILE_PROBLEMS, ...SSIM_PROBLEMS, ...SSM_PROBLEMS, ...CSV_PROBLEMS };

/** Stable name of what is wrong. */
export type ProblemName = keyof typeof PROBLEMS;

export function isProblemName(text: string): text is ProblemName {
  return Object.hasOwn(PROBLEMS, text);
}

/** One thing that is wrong with an imported file. */
export interface BadLine {
  /** From 1; 0 is the file as a whole. */
  line: number;
  /** Name of the field; null is the line as a whole. */
  field: string | null;
  /** First and last column of the field, from 1, in files of fixed columns. */
  columns?: readonly [number, number];
  problem: ProblemName;
  /** What stands in the field. */
  value: string;
  /** What it contradicts. */
  other: string;
  /** Of clocks, which side is likelier wrong, and why. */
  hint?: ClockVerdict;
  /** A number that the remedy needs, or how often it is wrong. */
  more?: string;
}

/** What is told of a text of messages though nothing in it is wrong. */
const TOLD_ONLY: readonly ProblemName[] = ["no_message", "prose_ignored", "quoted_ignored"];

/** Whether something is wrong, and not only told. */
export function isFault({ problem }: BadLine): boolean {
  return !TOLD_ONLY.includes(problem);
}

/** How many bad lines a report lists; it counts all of them. */
export const LISTED_BAD_LINES = 100;

/** Collects what is wrong with a file, in constant memory. */
export class BadLines {
  readonly listed: BadLine[] = [];
  total = 0;

  add(bad: BadLine): void {
    this.total += 1;
    if (this.listed.length < LISTED_BAD_LINES) this.listed.push(bad);
  }
}

const PLACES = {
  line: t("line", "строка", "satr"),
  columns: t("columns", "колонки", "ustunlar"),
} as const;

/** One bad line as a sentence: where it stands, what is wrong, and the remedy. */
export function badLineText(bad: BadLine, locale: Locale): string {
  // In one pass and by a function: what a file holds may itself look like a place to fill in, or like one of replaceAll's own signs ($&).
  const text = PROBLEMS[bad.problem][locale].replaceAll(/\{(value|other|more)\}/g, (_, name) =>
    printable(name === "value" ? bad.value : name === "other" ? bad.other : (bad.more ?? "")),
  );
  return `${place(bad, locale)}${text}${bad.hint ? ` ${CLOCK_HINTS[bad.hint][locale]}` : ""}`;
}

function place(bad: BadLine, locale: Locale): string {
  const parts: string[] = [];
  if (bad.line > 0) parts.push(`${PLACES.line[locale]} ${bad.line}`);
  if (bad.columns) parts.push(`${PLACES.columns[locale]} ${bad.columns[0]}–${bad.columns[1]}`);
  if (bad.field !== null) parts.push(bad.field);
  return parts.length === 0 ? "" : `${parts.join(", ")}: `;
}

/** Files come from outside: what they hold must not steer the terminal that it is printed on. */
export function printable(value: string): string {
  const short = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return short.replaceAll(/\p{C}/gu, "�");
}
