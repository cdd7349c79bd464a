import { isDate } from "../dates";
import { keptLegKey, parseFlightCode, parseLegKey } from "../schedule/inventory";

/** A departure as addresses name it, `HY0271_2026-12-01_TASIST`: its leg's key without characters that addresses escape. */
export function departureId(legKey: string): string {
  return legKey.replaceAll("|", "_");
}

/** What `departureId` was made of; null where it is no departure. */
export function legKeyOfDeparture(id: string): string | null {
  const key = id.replaceAll("_", "|");
  const { flight, date, origin, destination } = parseLegKey(keptLegKey(key));
  if (!parseFlightCode(flight) || !isDate(date)) return null;
  return /^[A-Z]{3}$/.test(origin) && /^[A-Z]{3}$/.test(destination) && key.split("|").length === 3 ? key : null;
}

/** `HY271` of a leg's key, also of one whose flight is gone. */
export function flightNameOf(legKey: string): string {
  const flight = parseFlightCode(parseLegKey(keptLegKey(legKey)).flight);
  return flight ? `${flight.carrier}${flight.flightNumber}${flight.suffix}` : "";
}

/** `HY271 2026-12-01 TAS`: a departure, for the audit log and file names. */
export function departureName(legKey: string): string {
  const { date, origin } = parseLegKey(legKey);
  return `${flightNameOf(legKey)} ${date} ${origin}`;
}
