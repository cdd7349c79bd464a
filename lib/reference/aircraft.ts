import type { AircraftRow } from "@/lib/formats/csv/aircraft-table";
import { derived, referenceTables } from "./current-tables";

const names = derived(({ aircraft }) => new Map(aircraft.map(({ code, name }) => [code, name])));

/**
 * @param iataType three-character IATA type code
 * @returns the type's name, or the code itself where it is unknown
 */
export function aircraftName(iataType: string): string {
  return names().get(iataType) ?? iataType;
}

/** Whether the type is known; surface vehicles (BUS, TRN …) are types like others. @param iataType three-character IATA type code */
export function isKnownAircraft(iataType: string): boolean {
  return names().has(iataType);
}

/** Every known type, in the order of its file. */
export function allAircraft(): readonly AircraftRow[] {
  return referenceTables().aircraft;
}
