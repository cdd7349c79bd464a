import { createHash } from "node:crypto";
import { type AirportTable, type EngineAirport, tabulateAirports } from "@/lib/engine/airport-table";
import { allAirports } from "@/lib/reference/airports";
import { connectionTimes } from "@/lib/reference/connection-times";

let table: AirportTable | null = null;
let print: string | null = null;

/** All airports that the program knows. */
export function airportTable(): AirportTable {
  table ??= tabulateAirports(engineAirports());
  return table;
}

/** Changes where the airports do: a snapshot names them by their places in the table. */
export function airportPrint(): string {
  print ??= createHash("sha256").update(JSON.stringify(engineAirports())).digest("hex");
  return print;
}

function engineAirports(): EngineAirport[] {
  return allAirports().map(({ code, country, timeZone, latitude, longitude }) => ({
    code,
    country,
    timeZone,
    latitude,
    longitude,
    connect: connectionTimes(code),
  }));
}
