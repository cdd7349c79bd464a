import type { FlightChange } from "@/lib/contracts/interface/sandbox";
import type { SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import type { JourneyDirection, OfferSegment, Stop } from "@/lib/domain/offer";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { CurrentJourney, FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import { airport } from "@/lib/reference/block-time";
import type { DisruptedJourney, Disruption } from "../port/disruptions";
import { segmentsOf } from "./assemble-offer";
import { behaviourIn, readReference } from "./reference";

const AFTER_SECONDS = 5;
const DAY_MINUTES = 1440;
/** Within what an airline changes without asking, and far beyond it. */
const SMALL_SHIFT = 10;
const LARGE_SHIFT = 180;
/** After midnight. */
const NIGHT_MINUTE = 20;
const NUMBERS_UP = 1000;
const SMALLER_AIRCRAFT = "E90";
const NEW_TERMINAL = "3";
/** What a landing on the way adds to the flight, and how long the aircraft stands there. */
const DETOUR = { airport: "UFA", minutes: 75, onGround: 40 };
/** So long before the next flight the late one arrives: too late for it. */
const MISSED_BY = 20;

/** What becomes of the first direction's flights. */
type Change = (flights: readonly OfferSegment[]) => OfferSegment[];

const CHANGES: Readonly<Partial<Record<SandboxBehaviour, Change>>> = {
  time_change_told: (flights) => flights.map(shifted(SMALL_SHIFT)),
  time_change: (flights) => flights.map(shifted(LARGE_SHIFT)),
  over_midnight: intoTheNight,
  number_change: (flights) => flights.map((flight) => ({ ...flight, flightNumber: String(Number(flight.flightNumber) + NUMBERS_UP) })),
  smaller_aircraft: (flights) => flights.map((flight) => ({ ...flight, aircraft: SMALLER_AIRCRAFT })),
  routing_change: withLanding,
  terminal_change: onFirst((flight) => ({ ...flight, departure: { ...flight.departure, terminal: NEW_TERMINAL } })),
  connection_lost: tooLate,
};

/** Behaviours that take the first direction away; true where the flight is not flown for weeks. */
const GONE: Readonly<Partial<Record<SandboxBehaviour, boolean>>> = { cancelled_unpaid: false, cancelled_ticketed: false, suspended: true };

/** What will happen by itself to a booking of this reference. */
export function disruptionOf(reference: string): Disruption | null {
  const asked = readReference(reference);
  const behaviour = behaviourIn(asked?.directions ?? []);
  const after = behaviour === "cancelled_unpaid" ? "booking" : "ticketing";
  if (behaviour === "airline_cancels") return { kind: "airline_cancelled", after, afterSeconds: AFTER_SECONDS };
  const changed = asked && changedBy(behaviour, segmentsOf(asked));
  return changed && { kind: "schedule_change", after, afterSeconds: AFTER_SECONDS, ...changed };
}

/** The route that shows each change. */
const SHOWN_BY: Readonly<Record<FlightChange, SandboxBehaviour>> = {
  time: "time_change",
  time_told: "time_change_told",
  over_midnight: "over_midnight",
  number: "number_change",
  equipment: "smaller_aircraft",
  routing: "routing_change",
  terminal: "terminal_change",
  connection_lost: "connection_lost",
  cancelled: "cancelled_ticketed",
  suspended: "suspended",
};

/** What the change makes of agreed flights, as on its route. */
export function disrupted(change: FlightChange, agreed: readonly JourneyDirection[]): DisruptedJourney | null {
  return changedBy(SHOWN_BY[change], [...agreed]);
}

function changedBy(behaviour: SandboxBehaviour, directions: JourneyDirection[]): DisruptedJourney | null {
  const journey = changedJourney(behaviour, directions);
  return journey && { journey, seatless: behaviour === "smaller_aircraft" ? placesIn(journey.directions[0]) : [] };
}

function changedJourney(behaviour: SandboxBehaviour, [first, ...others]: JourneyDirection[]): CurrentJourney | null {
  const [change, suspended] = [CHANGES[behaviour], GONE[behaviour]];
  if (!first) return null;
  if (change) return { directions: [{ segments: change(first.segments) }, ...others], gone: [], suspended: false };
  if (suspended === undefined) return null;
  return { directions: [first, ...others], gone: placesIn(first), suspended };
}

/** Of the first direction. */
function placesIn(first: JourneyDirection | undefined): FlightPlace[] {
  return (first?.segments ?? []).map((_, segment) => [0, segment]);
}

function shifted(minutes: number): (flight: OfferSegment) => OfferSegment {
  return (flight) => ({ ...flight, departure: movedStop(flight.departure, minutes), arrival: movedStop(flight.arrival, minutes) });
}

function movedStop(stop: Stop, minutes: number): Stop {
  const utc = stop.utc + minutes;
  return { ...stop, utc, local: localAt(stop.airport, utc) };
}

function localAt(code: string, utc: number): string {
  return localText(utcToLocal(airport(code).timeZone, utc));
}

function onFirst(change: (flight: OfferSegment) => OfferSegment): Change {
  return (flights) => flights.map((flight, index) => (index === 0 ? change(flight) : flight));
}

/** To shortly after the midnight that ends the day of departure. */
function intoTheNight(flights: readonly OfferSegment[]): OfferSegment[] {
  const [first] = flights;
  if (!first) return [];
  const leaves = utcToLocal(airport(first.departure.airport).timeZone, first.departure.utc);
  return flights.map(shifted(DAY_MINUTES - (leaves % DAY_MINUTES) + NIGHT_MINUTE));
}

/** The first flight lands halfway; it and all after it come later. */
function withLanding(flights: readonly OfferSegment[]): OfferSegment[] {
  return flights.map((flight, index) => {
    if (index > 0) return shifted(DETOUR.minutes)(flight);
    const lands = flight.departure.utc + Math.round((flight.durationMinutes + DETOUR.minutes - DETOUR.onGround) / 2);
    const stop = {
      airport: DETOUR.airport,
      arrivalLocal: localAt(DETOUR.airport, lands),
      departureLocal: localAt(DETOUR.airport, lands + DETOUR.onGround),
      durationMinutes: DETOUR.onGround,
    };
    const arrival = movedStop(flight.arrival, DETOUR.minutes);
    return { ...flight, arrival, durationMinutes: flight.durationMinutes + DETOUR.minutes, technicalStops: [stop] };
  });
}

function tooLate(flights: readonly OfferSegment[]): OfferSegment[] {
  const [first, next] = flights;
  if (!first || !next) return [...flights];
  return onFirst(shifted(next.departure.utc - first.arrival.utc - MISSED_BY))(flights);
}
