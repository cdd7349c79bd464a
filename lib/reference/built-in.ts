import { readFileSync } from "node:fs";
import path from "node:path";
import { BUILT_IN_RULES } from "@/lib/domain/schedule/clocks/rules-in-force";
import { aircraftTable } from "@/lib/formats/csv/aircraft-table";
import { airportTable } from "@/lib/formats/csv/airport-table";
import { carrierTable } from "@/lib/formats/csv/carrier-table";
import { cityTable } from "@/lib/formats/csv/city-table";
import { connectionTimeTable } from "@/lib/formats/csv/connection-time-table";
import { readText } from "@/lib/formats/csv/read-text";
import type { CsvTable } from "@/lib/formats/csv/table";
import { type TownRow, townTable } from "@/lib/formats/csv/town-table";
import { isCountry } from "./countries";
import type { ReferenceTables } from "./tables";

/**
 * The tables as the repository's files in `data/reference` have them. Every process of the product starts in the project's folder.
 * @throws Error that names the first line that is wrong
 */
export function readBuiltIn(): ReferenceTables {
  return {
    airports: read("airports.csv", airportTable(isCountry)),
    cities: read("cities.csv", cityTable),
    carriers: read("carriers.csv", carrierTable(isCountry)),
    aircraft: read("aircraft.csv", aircraftTable),
    connectionTimes: read("connection-times.csv", connectionTimeTable),
    zoneRules: BUILT_IN_RULES,
  };
}

/** Towns that another town's airport serves: the repository's file alone has them. @throws Error where a line is wrong */
export function readTowns(): TownRow[] {
  return read("towns.csv", townTable);
}

function read<Row>(name: string, table: CsvTable<Row>): Row[] {
  return readText(readFileSync(path.join(process.cwd(), "data", "reference", name), "utf8"), table);
}
