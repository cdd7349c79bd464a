import { createHash } from "node:crypto";
import { FICTITIOUS_CODES, fictitiousZone } from "@/lib/domain/schedule/fictitious-points";
import { type AirportTable, type EngineAirport, tabulateAirports } from "@/lib/engine/airport-table";
import { allAirports } from "@/lib/reference/airports";
import { connectionTimes } from "@/lib/reference/connection-times";

let table: AirportTable | null = null;
let print: string | null = null;

/** All airports that the program knows, and fictitious points. */
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
  const airports = allAirports().map(({ code, country, timeZone, latitude, longitude }) => ({
    code,
    country,
    timeZone,
    latitude,
    longitude,
    connect: connectionTimes(code),
  }));
  return [...airports, ...FICTITIOUS_CODES.map(fictitiousPoint)];
}

/** Long flights are filed by way of it; nobody boards or leaves there. */
function fictitiousPoint(code: string): EngineAirport {
  return { code, country: "", timeZone: fictitiousZone(code), latitude: 0, longitude: 0, connect: connectionTimes(code) };
}
