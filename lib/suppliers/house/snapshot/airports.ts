import { createHash } from "node:crypto";
import { FICTITIOUS_CODES, fictitiousZone } from "@/lib/domain/schedule/fictitious-points";
import { type AirportTable, type EngineAirport, tabulateAirports } from "@/lib/engine/airport-table";
import { allAirlines } from "@/lib/reference/airlines";
import { allAirports } from "@/lib/reference/airports";
import { connectionRules } from "@/lib/reference/connection-times";
import { derived } from "@/lib/reference/current-tables";

/** All airports that the program knows, and fictitious points; another table once the reference data are others. */
export const airportTable: () => AirportTable = derived(() => tabulateAirports(engineAirports()));

/**
 * Changes where the airports do, which a snapshot names by their places in the table; where the time-zone rules do, by which its times are
 * computed; and where the carriers do that can be ticketed, by which it chooses among the numbers of one flight.
 */
export const referencePrint: () => string = derived(({ zoneRules }) => {
  const ticketed = allAirlines().flatMap(({ code, ticketPrefix }) => (ticketPrefix === null ? [] : code));
  return createHash("sha256")
    .update(JSON.stringify([engineAirports(), ticketed.sort(), zoneRules]))
    .digest("hex");
});

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
