import type { OfferSegment } from "../offer";
import type { ChangeKind } from "./kinds";

/** What differs between a flight as it was agreed and as it is flown. */
interface FlightDifference {
  kinds: ChangeKind[];
  /** The larger shift of departure and arrival, later is positive; 0 where neither moves. */
  minutes: number;
}

/** Compares one flight, from boarding to leaving the aircraft, before and after. */
export function compareFlights(old: OfferSegment, flown: OfferSegment): FlightDifference {
  const minutes = largerShift(flown.departure.utc - old.departure.utc, flown.arrival.utc - old.arrival.utc);
  const kinds: ChangeKind[] = [];
  if (stopsOf(old) !== stopsOf(flown)) kinds.push("routing");
  if (old.carrier !== flown.carrier || old.flightNumber !== flown.flightNumber) kinds.push("number");
  if (timesOf(old) !== timesOf(flown)) kinds.push("time");
  if (old.aircraft !== flown.aircraft) kinds.push("equipment");
  if (old.departure.terminal !== flown.departure.terminal || old.arrival.terminal !== flown.arrival.terminal) kinds.push("terminal");
  return { kinds, minutes };
}

/** Of two shifts the one that is felt more. */
export function largerShift(one: number, other: number): number {
  return Math.abs(other) > Math.abs(one) ? other : one;
}

function stopsOf({ technicalStops }: OfferSegment): string {
  return technicalStops.map(({ airport }) => airport).join();
}

/** The clock at the airports too: where a zone changes its rule the instant may move, and the time that is printed does not. */
function timesOf({ departure, arrival, technicalStops }: OfferSegment): string {
  const stops = technicalStops.map(({ arrivalLocal, departureLocal }) => `${arrivalLocal} ${departureLocal}`);
  return [departure.utc, departure.local, arrival.utc, arrival.local, ...stops].join(" ");
}
