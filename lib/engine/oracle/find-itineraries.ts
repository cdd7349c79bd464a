import { itemAt } from "@/lib/util/at";
import type { FlightSegment, Itinerary } from "../itinerary";
import type { Network } from "../network";
import { readSegment } from "../read-segment";
import type { FoundItinerary } from "./join-flights";
import { type ItineraryQuery, visitItineraries } from "./visit-itineraries";

const DAY_MINUTES = 1440;

/**
 * All itineraries inside the rules (../rules.ts), each once, in no meaningful but a repeatable order. The same departure is the
 * same FlightSegment object in all of them, so what depends on a segment alone can be worked out once per object.
 */
export function findItineraries(network: Network, query: ItineraryQuery): Itinerary[] {
  const itineraries: Itinerary[] = [];
  const segmentOf = rememberSegments(network);
  visitItineraries(network, query, (found) => itineraries.push(toItinerary(found, segmentOf)));
  return itineraries;
}

function toItinerary(found: FoundItinerary, segmentOf: (service: number, departure: number) => FlightSegment): Itinerary {
  const segments: FlightSegment[] = [];
  const selfTransfer: boolean[] = [];
  for (let position = 0; position < found.count; position++) {
    segments.push(segmentOf(itemAt(found.services, position), itemAt(found.departures, position)));
    if (position > 0) selfTransfer.push(found.selfTransfers[position - 1] === 1);
  }
  const last = itemAt(segments, segments.length - 1);
  return {
    segments,
    selfTransfer,
    departureUtc: itemAt(found.departures, 0),
    arrivalUtc: itemAt(last.legs, last.legs.length - 1).arrivalUtc,
  };
}

function rememberSegments(network: Network): (service: number, departure: number) => FlightSegment {
  const known = new Map<number, FlightSegment>();
  return (service, departure) => {
    const day = Math.floor(departure / DAY_MINUTES) - network.window.first;
    const key = service * network.window.count + day;
    const segment = known.get(key) ?? readSegment(network, service, departure);
    known.set(key, segment);
    return segment;
  };
}
