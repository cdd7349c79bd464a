import { writeFileSync } from "node:fs";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { badLineText } from "@/lib/formats/imports/bad-line";
import { ImportRefused, type Refusal } from "@/lib/services/schedule/imports/parts/import-files";
import { describeChange } from "./describe-change";
import { describeFares } from "./describe-fares";
import { describeTable } from "./describe-table";
import type { ImportFlags } from "./import-flags";

/**
 * Prints what an import did: the files imported on standard output, the files refused on standard error. With `--json` everything goes into
 * that file as well; where it is standard output, nothing else goes there.
 * @param linesOf what to print about one imported file
 * @returns whether every file was imported
 */
export async function printImport<Report>(
  imports: Promise<Report[]>,
  linesOf: (report: Report) => string[],
  { json, dryRun }: ImportFlags,
): Promise<boolean> {
  const { imported, refused } = await imports.then((reports) => ({ imported: reports, refused: [] }), outcomeOfRefusal<Report>);
  printOutcome(toJson({ imported, refused, dryRun }), imported.flatMap(linesOf), json);
  for (const refusal of refused) print(describeRefusal(refusal, locale()), console.error);
  return refused.length === 0;
}

/**
 * Prints lines, and writes the same for programs where that is wanted.
 * @param json a file, `-` for standard output instead of the lines, undefined for none
 */
export function printOutcome(outcome: object, lines: readonly string[], json: string | undefined): void {
  if (json !== undefined) writeFileSync(json === "-" ? 1 : json, `${JSON.stringify(outcome, null, 2)}\n`);
  if (json !== "-") print(lines);
}

interface Outcome<Report> {
  imported: readonly Report[];
  refused: readonly Refusal[];
}

function outcomeOfRefusal<Report>(error: unknown): Outcome<Report> {
  if (error instanceof ImportRefused) return { imported: error.imported, refused: error.refused };
  throw error;
}

/** Problems with their stable names, and as sentences. */
function toJson<Report>({ imported, refused, dryRun }: Outcome<Report> & { dryRun: boolean }) {
  const sentences = ({ file, badLines, total, change, fareChanges, tableChanges }: Refusal) => ({
    file,
    total,
    change,
    changes: fareChanges?.length ? fareChanges : undefined,
    tableChanges: tableChanges?.length ? tableChanges : undefined,
    problems: badLines.map((bad) => ({ ...bad, text: badLineText(bad, locale()) })),
  });
  return { dryRun, imported, refused: refused.map(sentences) };
}

function describeRefusal({ file, badLines, total, change, fareChanges = [], tableChanges = [] }: Refusal, language: Locale): string[] {
  const unlisted = total - badLines.length;
  return [
    `${file}: refused, nothing of it was imported. ${total === 1 ? "1 problem" : `${total} problems`}:`,
    ...badLines.map((bad) => `  ${badLineText(bad, language)}`),
    ...(unlisted > 0 ? [`  … and ${unlisted} more`] : []),
    ...(change ? describeChange(change) : []),
    ...describeFares(fareChanges),
    ...describeTable(tableChanges),
  ];
}

function print(lines: readonly string[], write: (text: string) => void = console.log): void {
  for (const line of lines) write(line);
}

/** The language of what is wrong with a file: PARVOZ_LOCALE, English where it is not set. */
export function locale(): Locale {
  return LOCALES.find((each) => each === process.env.PARVOZ_LOCALE) ?? "en";
}
