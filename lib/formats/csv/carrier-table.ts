import { z } from "zod";
import { carrierCell, matching, optionalCell, textCell, yesNoCell } from "./cells";
import { optionalNameCell } from "./name-cells";
import type { CsvTable } from "./table";

/** A carrier as its file has it, and a row of `carrier`. */
export interface CarrierRow {
  /** IATA designator, two characters. */
  code: string;
  /** ICAO designator, three letters. */
  icao: string | null;
  nameEn: string;
  nameRu: string | null;
  nameUz: string | null;
  /** First three digits of its ticket numbers (accounting code). A carrier without one cannot be ticketed. */
  ticketPrefix: string | null;
  alliance: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  lowCost: boolean;
  charter: boolean;
  /** Made up for scenarios: no airline has this code. */
  invented: boolean;
}

/** No airline's: what invented carriers' tickets begin with. */
export const NOBODYS_PREFIX = "000";
const LONGEST_NAME = 120;
const ALLIANCES = ["oneworld", "SkyTeam", "Star Alliance"];

/** @param isKnownCountry of ISO 3166-1 alpha-2 codes */
export function carrierTable(isKnownCountry: (code: string) => boolean): CsvTable<CarrierRow> {
  const cells = carrierCells(isKnownCountry);
  return {
    columns: Object.keys(cells),
    optionalColumns: [],
    schema: z
      .object(cells)
      .check(({ value, issues }) => {
        if (value.ticket_prefix === null || (value.ticket_prefix === NOBODYS_PREFIX) === value.invented) return;
        issues.push({
          code: "custom",
          message: "prefix_owner",
          path: ["ticket_prefix"],
          params: { value: value.ticket_prefix },
          input: value,
        });
      })
      .transform(({ name_en, name_ru, name_uz, ticket_prefix, low_cost, ...rest }) => ({
        ...rest,
        nameEn: name_en,
        nameRu: name_ru,
        nameUz: name_uz,
        ticketPrefix: ticket_prefix,
        lowCost: low_cost,
      })),
    identities: ({ code, ticketPrefix, invented }) => [
      ["carrier", code],
      ...(ticketPrefix === null || invented ? [] : [["ticket_prefix", ticketPrefix] as const]),
    ],
  };
}

function carrierCells(isKnownCountry: (code: string) => boolean) {
  return {
    code: carrierCell,
    icao: optionalCell(matching(/^[A-Z]{3}$/), "icao_carrier", null),
    name_en: textCell(LONGEST_NAME),
    name_ru: optionalNameCell,
    name_uz: optionalNameCell,
    ticket_prefix: optionalCell(matching(/^\d{3}$/), "ticket_prefix", null),
    alliance: optionalCell((text) => ALLIANCES.find((alliance) => alliance === text), "alliance", null),
    country: optionalCell((text) => (isKnownCountry(text) ? text : undefined), "country", null),
    low_cost: yesNoCell,
    charter: yesNoCell,
    invented: yesNoCell,
  };
}
