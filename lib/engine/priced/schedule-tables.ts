import type { Network } from "../network";
import { DaySpans } from "./day-spans";
import { finished } from "./finished";
import { LocalClock } from "./local-clock";
import { LongestByKm } from "./longest-by-km";
import { RepeatedDepartures } from "./repeated-departures";
import { listRunning, type RunningServices } from "./running-services";

/** Whether flights of a service type are never part of a connection. */
type SoldAlone = (serviceType: string) => boolean;

/**
 * What the priced search needs of a schedule beyond the network, derived once. A pair is a carrier on a route; those of route `r` are from
 * `pairsOf[r]` up to, not including, `pairsOf[r + 1]`.
 */
export interface ScheduleTables {
  clock: LocalClock;
  running: RunningServices;
  pairsOf: Uint32Array;
  pairCarrier: Uint16Array;
  pairRoute: Uint32Array;
  /** Pair of each service. */
  pairOf: Uint32Array;
  /** Shortest flight of each route, minutes. */
  shortest: Uint16Array;
  /** Longest flight of all, minutes. */
  longest: number;
  longestByKm: LongestByKm;
  /** Airports as points of a sphere of radius 1: three numbers each. */
  points: Float64Array;
  /** Least connection time of each airport, whatever the flights, minutes. */
  leastConnection: Uint16Array;
  /** 1 for services that are never part of a connection. */
  alone: Uint8Array;
}

export function tabulateSchedule(network: Network, soldAlone: SoldAlone): ScheduleTables {
  return finished(tabulateInTurns(network, soldAlone));
}

/** The same, coming back every few milliseconds: a large schedule takes a second. */
export function* tabulateInTurns(network: Network, soldAlone: SoldAlone): Generator<undefined, ScheduleTables> {
  const clock = new LocalClock(network);
  const pairs = pairUp(network);
  yield;
  const alone = aloneOf(network, soldAlone);
  const shortest = shortestOf(network);
  yield;
  const longestByKm = new LongestByKm(network);
  const spans = new DaySpans(network);
  yield;
  const repeated = yield* RepeatedDepartures.find(network, clock, spans);
  const running = yield* listRunning(network, { spans, repeated, pairOf: pairs.pairOf, alone });
  return {
    ...{ clock, running, ...pairs, shortest, longestByKm, alone },
    longest: network.services.duration.reduce((longest, minutes) => Math.max(longest, minutes), 0),
    points: pointsOf(network),
    leastConnection: leastConnections(network),
  };
}

function pairUp({ services, routes }: Network): Pick<ScheduleTables, "pairsOf" | "pairCarrier" | "pairRoute" | "pairOf"> {
  const pairsOf = new Uint32Array(routes.from.length + 1);
  const pairOf = new Uint32Array(services.carrier.length);
  const carriers: number[] = [];
  const ofRoute: number[] = [];
  for (let route = 0; route < routes.from.length; route++) {
    const begin = carriers.length;
    for (let service = services.ofRoute[route] ?? 0; service < (services.ofRoute[route + 1] ?? 0); service++) {
      const carrier = services.carrier[service] ?? 0;
      let pair = carriers.indexOf(carrier, begin);
      if (pair < 0) {
        pair = carriers.push(carrier) - 1;
        ofRoute.push(route);
      }
      pairOf[service] = pair;
    }
    pairsOf[route + 1] = carriers.length;
  }
  return { pairsOf, pairCarrier: Uint16Array.from(carriers), pairRoute: Uint32Array.from(ofRoute), pairOf };
}

function shortestOf({ services, routes }: Network): Uint16Array {
  const shortest = new Uint16Array(routes.from.length);
  for (let route = 0; route < shortest.length; route++) {
    const own = services.duration.subarray(services.ofRoute[route], services.ofRoute[route + 1]);
    shortest[route] = own.reduce((least, minutes) => Math.min(least, minutes), 65_535);
  }
  return shortest;
}

function leastConnections({ airports }: Network): Uint16Array {
  return Uint16Array.from(airports.codes.keys(), (airport) =>
    Math.min(...airports.minimumConnection.subarray(airport * 8, airport * 8 + 8)),
  );
}

function aloneOf({ services }: Network, soldAlone: SoldAlone): Uint8Array {
  const ofKind = Uint8Array.from(services.kinds, ({ serviceType }) => (soldAlone(serviceType) ? 1 : 0));
  const alone = new Uint8Array(services.carrier.length);
  for (let service = 0; service < alone.length; service++) {
    alone[service] = ofKind[services.legKind[services.legStart[service] ?? 0] ?? 0] ?? 0;
  }
  return alone;
}

function pointsOf({ airports }: Network): Float64Array {
  const radians = Math.PI / 180;
  const points = new Float64Array(airports.codes.length * 3);
  for (const [airport, { latitude, longitude }] of airports.positions.entries()) {
    const [up, east] = [latitude * radians, longitude * radians];
    points.set([Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)], airport * 3);
  }
  return points;
}
