import type { ConnectionException, ConnectionTimes } from "@/lib/domain/schedule/connection-rules";
import { minimumConnection, type Position } from "./rules";

export interface EngineAirport extends Position {
  code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA name. */
  timeZone: string;
  /** Minimum connection times, minutes. */
  connect: ConnectionTimes;
  /** Minimums of some carriers and terminals, in the order of `byPrecedence`; few airports have any. */
  exceptions?: readonly ConnectionException[];
}

/** Airports by index. */
export interface AirportTable {
  codes: readonly string[];
  indexOf: ReadonlyMap<string, number>;
  zones: readonly string[];
  countries: readonly string[];
  positions: readonly Position[];
  /** Eight per airport, minutes, see `connectionSlot`. */
  minimumConnection: Uint16Array;
  /** The least of them, whatever the flights, exceptions included. */
  leastConnection: Uint16Array;
  /** By airport that has any. */
  exceptions: ReadonlyMap<number, readonly ConnectionException[]>;
  /** 1 for an airport that has any. */
  hasExceptions: Uint8Array;
  /** Positions as points of a sphere of radius 1: three numbers each. */
  points: Float64Array;
}

export function tabulateAirports(airports: readonly EngineAirport[]): AirportTable {
  const minimum = new Uint16Array(airports.length * 8);
  for (const [index, { connect }] of airports.entries()) {
    for (let sides = 0; sides < 8; sides++) {
      minimum[index * 8 + sides] = minimumConnection(connect, (sides & 4) === 0, (sides & 2) === 0, (sides & 1) === 0);
    }
  }
  const exceptions = new Map(
    airports.flatMap((airport, index) => (airport.exceptions?.length ? [[index, airport.exceptions] as const] : [])),
  );
  return {
    codes: airports.map(({ code }) => code),
    indexOf: new Map(airports.map(({ code }, index) => [code, index])),
    zones: airports.map(({ timeZone }) => timeZone),
    countries: airports.map(({ country }) => country),
    positions: airports.map(({ latitude, longitude }) => ({ latitude, longitude })),
    minimumConnection: minimum,
    leastConnection: Uint16Array.from(airports, leastOf),
    exceptions,
    hasExceptions: Uint8Array.from(airports.keys(), (airport) => (exceptions.has(airport) ? 1 : 0)),
    points: pointsOf(airports),
  };
}

function leastOf({ connect, exceptions = [] }: EngineAirport): number {
  return Math.min(...Object.values(connect), ...exceptions.map(({ minutes }) => minutes));
}

function pointsOf(positions: readonly Position[]): Float64Array {
  const radians = Math.PI / 180;
  const points = new Float64Array(positions.length * 3);
  for (const [airport, { latitude, longitude }] of positions.entries()) {
    const [up, east] = [latitude * radians, longitude * radians];
    points.set([Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)], airport * 3);
  }
  return points;
}

/** Where the minimum of a connection stands; each side is 1 for an international flight, `selfTransfer` 1 without an agreement. */
export function connectionSlot(airport: number, arriving: number, departing: number, selfTransfer: number): number {
  return airport * 8 + arriving * 4 + departing * 2 + selfTransfer;
}
