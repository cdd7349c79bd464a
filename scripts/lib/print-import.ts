import { LOCALES, type Locale } from "@/lib/domain/localized";
import { badLineText } from "@/lib/formats/imports/bad-line";
import { ImportRefused, type Refusal } from "@/lib/services/imports/parts/import-files";

/**
 * Prints what an import did: the files imported on standard output, the files refused on standard error.
 * @param linesOf what to print about one imported file
 * @returns whether every file was imported
 */
export async function printImport<Report>(imports: Promise<Report[]>, linesOf: (report: Report) => string[]): Promise<boolean> {
  try {
    for (const report of await imports) print(linesOf(report));
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
