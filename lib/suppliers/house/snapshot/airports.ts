import { createHash } from "node:crypto";
import { FICTITIOUS_CODES, fictitiousZone } from "@/lib/domain/schedule/fictitious-points";
import { type AirportTable, type EngineAirport, tabulateAirports } from "@/lib/engine/airport-table";
import { allAirports } from "@/lib/reference/airports";
import { connectionRules } from "@/lib/reference/connection-times";
import { derived } from "@/lib/reference/kept";

/** All airports that the program knows, and fictitious points; another table once the reference data are others. */
export const airportTable: () => AirportTable = derived(() => tabulateAirports(engineAirports()));

/** Changes where the airports do: a snapshot names them by their places in the table. */
export const airportPrint: () => string = derived(() => createHash("sha256").update(JSON.stringify(engineAirports())).digest("hex"));

function engineAirports(): EngineAirport[] {
  const airports = allAirports().map(({ code, country, timeZone, latitude, longitude }) => {
    const { times, exceptions } = connectionRules(code);
    return { code, country, timeZone, latitude, longitude, connect: times, ...(exceptions.length > 0 ? { exceptions } : {}) };
  });
  return [...airports, ...FICTITIOUS_CODES.map(fictitiousPoint)];
}

/** Long flights are filed by way of it; nobody boards or leaves there. */
function fictitiousPoint(code: string): EngineAirport {
  return { code, country: "", timeZone: fictitiousZone(code), latitude: 0, longitude: 0, connect: connectionRules(code).times };
}
