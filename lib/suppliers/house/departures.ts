import { dayNumber, utcMinutes } from "@/lib/domain/dates";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { cabinCapacities } from "@/lib/domain/schedule/nesting";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { listFlights } from "@/lib/engine/list-flights";
import type { Departure, DeparturesQuery } from "../port/own-schedule";
import { firstLeg, legKeyOf, operatorOf } from "./flights";
import { levelsOf } from "./levels";
import { currentSnapshot } from "./snapshot/current-snapshot";
import type { HouseSnapshot } from "./snapshot/snapshot";

/** Every leg of a day once, as its seats are one pool. */
export async function departures({ date, now }: DeparturesQuery): Promise<Departure[]> {
  const snapshot = await currentSnapshot(now);
  const day = dayNumber(date);
  const flights = listFlights(snapshot.network, { fromDay: day, toDay: day, origin: null, destination: null, carriers: [] });
  const legs = new Map<string, Departure>();
  for (const segment of flights.filter((flight) => flight.legs.length === 1)) {
    const departure = toDeparture(snapshot, segment, utcMinutes(now));
    if (!legs.has(departure.legKey)) legs.set(departure.legKey, departure);
  }
  return [...legs.values()];
}

function toDeparture(snapshot: HouseSnapshot, segment: FlightSegment, nowUtc: number): Departure {
  const leg = firstLeg(segment);
  return {
    legKey: legKeyOf(segment, leg),
    carrier: segment.carrier,
    flightNumber: `${segment.flightNumber}${segment.suffix}`,
    ...{ origin: leg.origin, destination: leg.destination, aircraft: leg.aircraft, departureUtc: leg.departureUtc },
    ...{ departureLocal: localText(leg.departureLocal), arrivalLocal: localText(leg.arrivalLocal) },
    capacities: cabinCapacities(leg.configuration),
    levels: levelsOf(snapshot, segment.carrier, leg, nowUtc),
    operatedBy: operatorOf(segment),
  };
}
