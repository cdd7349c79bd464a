import { disconnect } from "@/lib/db";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { badLineText } from "@/lib/formats/imports/bad-line";
import { ImportRefused, type Refusal } from "@/lib/services/imports/parts/import-files";
import { findDatabase } from "./find-database";

interface ImportCommand<Report> {
  /** As typed after `npm run`. */
  name: string;
  run: (files: string[]) => Promise<Report[]>;
  /** What to print about one imported file. */
  linesOf: (report: Report) => string[];
}

/** Runs an importer on the files of the command line; the exit code is 1 where anything was refused. */
export async function runImport<Report>(command: ImportCommand<Report>): Promise<void> {
  try {
    process.exitCode = (await importAll(command)) ? 0 : 1;
  } catch (error) {
    console.error(`${command.name}: ${lastLine(error)}`);
    process.exitCode = 1;
  } finally {
    await disconnect();
  }
}

async function importAll<Report>({ name, run, linesOf }: ImportCommand<Report>): Promise<boolean> {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error(`name the files to import: npm run ${name} -- FILE…`);
  findDatabase();
  try {
    for (const report of await run(files)) print(linesOf(report));
    return true;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    for (const report of error.imported) print(linesOf(report));
    for (const refusal of error.refused) print(describeRefusal(refusal, locale()), console.error);
    return false;
  }
}

function describeRefusal({ file, badLines, total }: Refusal, language: Locale): string[] {
  const unlisted = total - badLines.length;
  return [
    `${file}: refused, nothing of it was imported. ${total === 1 ? "1 problem" : `${total} problems`}:`,
    ...badLines.map((bad) => `  ${badLineText(bad, language)}`),
    ...(unlisted > 0 ? [`  … and ${unlisted} more`] : []),
  ];
}

function print(lines: string[], write: (text: string) => void = console.log): void {
  for (const line of lines) write(line);
}

/** The language of what is wrong with a file: PARVOZ_LOCALE, English where it is not set. */
function locale(): Locale {
  return LOCALES.find((each) => each === process.env.PARVOZ_LOCALE) ?? "en";
}

/** The database's errors come with the statement that failed; their last line says why. */
function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error);
  return text.trim().split("\n").at(-1) ?? text;
}
