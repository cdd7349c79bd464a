import { z } from "zod";
import { cell, matching, textCell } from "./cells";
import { optionalNameCell } from "./name-cells";
import type { CsvTable } from "./table";

/** A metropolitan area as its file has it, and a row of `city`. */
export interface CityRow {
  /** IATA metropolitan code, or that of its only airport. */
  code: string;
  nameEn: string;
  nameRu: string | null;
  nameUz: string | null;
}

const LONGEST_NAME = 120;

const cells = {
  code: cell(matching(/^[A-Z]{3}$/), "place_code"),
  name_en: textCell(LONGEST_NAME),
  name_ru: optionalNameCell,
  name_uz: optionalNameCell,
};

export const cityTable: CsvTable<CityRow> = {
  columns: Object.keys(cells),
  optionalColumns: [],
  schema: z.object(cells).transform(({ code, name_en, name_ru, name_uz }) => ({ code, nameEn: name_en, nameRu: name_ru, nameUz: name_uz })),
  identities: ({ code }) => [["city", code]],
};
