import { z } from "zod";
import { cell, matching, textCell } from "./cells";
import type { CsvTable } from "./table";

/** An aircraft type as its file has it, and a row of `aircraft_type`. */
export interface AircraftRow {
  /** IATA type code. */
  code: string;
  /** As its maker calls it, in every language. */
  name: string;
}

const LONGEST_NAME = 80;

const cells = { code: cell(matching(/^[A-Z0-9]{3}$/), "aircraft_code"), name: textCell(LONGEST_NAME) };

export const aircraftTable: CsvTable<AircraftRow> = {
  columns: Object.keys(cells),
  optionalColumns: [],
  schema: z.object(cells),
  identities: ({ code }) => [["aircraft", code]],
};
