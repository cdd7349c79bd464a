import { z } from "zod";
import { cell, matching, optionalCell, textCell } from "./cells";
import { optionalNameCell } from "./name-cells";
import type { CsvTable } from "./table";

/** A town that another town's airport serves, as its file has it. */
export interface TownRow {
  /** What a search for the town means: an IATA metropolitan code, or that of an airport. */
  place: string;
  nameEn: string;
  nameRu: string | null;
  nameUz: string | null;
  /** What people type as well: other spellings, the region, what is seen there. */
  furtherNames: string[];
}

const LONGEST_NAME = 120;

const cells = {
  place: cell(matching(/^[A-Z]{3}$/), "place_code"),
  name_en: textCell(LONGEST_NAME),
  name_ru: optionalNameCell,
  name_uz: optionalNameCell,
  further_names: optionalCell((text) => text.split("|"), "too_long", []),
};

export const townTable: CsvTable<TownRow> = {
  columns: Object.keys(cells),
  optionalColumns: [],
  schema: z.object(cells).transform(({ place, name_en, name_ru, name_uz, further_names }) => ({
    place,
    nameEn: name_en,
    nameRu: name_ru,
    nameUz: name_uz,
    furtherNames: further_names,
  })),
  identities: ({ place, nameEn }) => [[`town ${place}`, nameEn]],
};
