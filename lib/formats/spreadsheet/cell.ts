/** A number is one in the file too; a text is never anything else. */
export type Cell = string | number;

/** A table as a spreadsheet has it. */
export interface Sheet {
  /** Of the sheet. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly Cell[])[];
}
