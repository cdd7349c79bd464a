/** A moment on a clock that the heading names: `YYYY-MM-DD HH:MM`. */
export interface ClockMoment {
  clock: string;
}

/** A number is one in the file too, and a moment where the format has moments; a text is never anything else. */
export type Cell = string | number | ClockMoment;

/** A table as a spreadsheet has it. */
export interface Sheet {
  /** Of the sheet. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly Cell[])[];
}
