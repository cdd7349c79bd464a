import type { Stop } from "../offer";
import { localText } from "../schedule/clocks/local-text";

/** When a flight leaves and arrives on the airports' own clocks, and from where to where inside them. */
export interface FlightTimes {
  departure: Pick<Stop, "local" | "terminal">;
  arrival: Pick<Stop, "local" | "terminal">;
}

/** Anything that flies in directions: an offer, a booking, flights of the schedule. */
interface Journey {
  segments: readonly FlightTimes[];
}

/**
 * The times and terminals of a journey as short text: flights apart by `,`, directions by `;`. The same text is the same times. Without
 * tabs, so that a quote can hold it. A flight is `<departure>.<arrival − departure>`, minutes on the local clocks in base 36, and where one
 * is known `.<terminal>.<terminal>`.
 */
export function sealTimes(journey: readonly Journey[]): string {
  return joinTimes(journey.map(sealDirection));
}

/** What `sealTimes` writes of one direction. */
export function sealDirection({ segments }: Journey): string {
  return segments.map(sealFlight).join(",");
}

/** What `sealTimes` writes. @param directions what `sealDirection` writes of each */
export function joinTimes(directions: readonly string[]): string {
  return directions.join(";");
}

function sealFlight({ departure, arrival }: FlightTimes): string {
  const leaves = localMinutes(departure.local);
  const times = `${leaves.toString(36)}.${(localMinutes(arrival.local) - leaves).toString(36)}`;
  const terminals = `${terminalText(departure)}.${terminalText(arrival)}`;
  return terminals === "." ? times : `${times}.${terminals}`;
}

/** Minutes from 1970-01-01T00:00 on a local clock. @param local `YYYY-MM-DDTHH:MM` */
export function localMinutes(local: string): number {
  return Date.parse(`${local}Z`) / 60_000;
}

function terminalText({ terminal }: Pick<Stop, "terminal">): string {
  return (terminal ?? "").replace(/\W/g, "");
}

/** Reads sealed times back, direction by direction; null where the text is none. */
export function readTimes(text: string): FlightTimes[][] | null {
  const directions = text.split(";").map((direction) => direction.split(",").map(readFlight));
  const isWhole = (flights: (FlightTimes | null)[]): flights is FlightTimes[] => !flights.includes(null);
  return directions.every(isWhole) ? directions : null;
}

function readFlight(text: string): FlightTimes | null {
  const [, departure = "", duration = "", from = "", to = ""] = /^([\da-z]+)\.(-?[\da-z]+)(?:\.(\w*)\.(\w*))?$/.exec(text) ?? [];
  if (departure === "") return null;
  const leaves = Number.parseInt(departure, 36);
  return {
    departure: { local: localText(leaves), terminal: from || null },
    arrival: { local: localText(leaves + Number.parseInt(duration, 36)), terminal: to || null },
  };
}
