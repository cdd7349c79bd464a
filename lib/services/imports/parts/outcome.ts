import { type BadLine, type BadLines, badLineText } from "@/lib/formats/imports/bad-line";

/** A file was refused whole; nothing of it was kept, and what was there stays. */
export interface Refusal {
  file: string;
  /** The first of them, at most LISTED_BAD_LINES. */
  badLines: readonly BadLine[];
  total: number;
}

/** Ends the transaction of a file that has bad lines. */
export class BadFile extends Error {
  constructor(readonly bad: BadLines) {
    super("the file has bad lines");
  }
}

/** Some of the files were refused. The others were imported. */
export class ImportRefused<Report> extends Error {
  constructor(
    readonly refused: readonly Refusal[],
    /** Of the files that were imported. */
    readonly imported: readonly Report[],
  ) {
    super(refused.map(refusalText).join("\n"));
    this.name = "ImportRefused";
  }
}

function refusalText({ file, badLines, total }: Refusal): string {
  const [first] = badLines;
  return `${file} was refused: ${total} problems${first ? `; ${badLineText(first, "en")}` : ""}`;
}
