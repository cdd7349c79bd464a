import { createHash } from "node:crypto";
import { type AirportTable, type EngineAirport, tabulateAirports } from "@/lib/engine/airport-table";
import { allAirports } from "@/lib/reference/airports";
import { connectionRules } from "@/lib/reference/connection-times";
import { derived } from "@/lib/reference/kept";

/** All airports that the program knows; another table once the reference data are others. */
export const airportTable: () => AirportTable = derived(() => tabulateAirports(engineAirports()));

/** Changes where the airports do: a snapshot names them by their places in the table. */
export const airportPrint: () => string = derived(() => createHash("sha256").update(JSON.stringify(engineAirports())).digest("hex"));

function engineAirports(): EngineAirport[] {
  return allAirports().map(({ code, country, timeZone, latitude, longitude }) => {
    const { times, exceptions } = connectionRules(code);
    return { code, country, timeZone, latitude, longitude, connect: times, ...(exceptions.length > 0 ? { exceptions } : {}) };
  });
}
