import { flightCode } from "@/lib/domain/schedule/inventory";
import { itemAt, u8At, u16At, u32At } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";
import { type ServiceColumns, textOfKind } from "../service-columns";

/** A service of an aircraft that is sold under several numbers. */
export interface Sharer {
  service: number;
  /** Its own flight, as `flightCode` writes it. */
  flight: string;
}

/** Legs after one another that one flight flies. */
export interface FlownRun {
  /** As `flightCode` writes it. */
  flight: string;
  /** Legs of the service, from 0, both included. */
  from: number;
  to: number;
}

/** All services of one aircraft between two airports. */
export interface SharedGroup {
  /** The flight that is flown, as `flightCode` writes it. */
  flown: string;
  /** Its own services, and those under other numbers: of at least one. */
  sharers: readonly Sharer[];
}

/** A service of which only some legs are flown as another flight, or as several. */
export interface MixedService extends Sharer {
  runs: readonly FlownRun[];
}

/** Who shares aircraft with whom. */
export interface SharedAircraft {
  groups: readonly SharedGroup[];
  /** Services by number and airports (`placeOf`), of flights that others name as the one that is flown. */
  timetable: ReadonlyMap<string, readonly number[]>;
  mixed: readonly MixedService[];
}

/** Key of a timetable. @param pair as in ServiceColumns */
export function placeOf(flight: string, pair: number): string {
  return `${flight} ${pair}`;
}

interface NewGroup {
  flown: string;
  sharers: Sharer[];
}

export function sharedAircraft(services: ServiceColumns): SharedAircraft {
  const flownByKind = Array.from(services.kindOrigin, (_, kind) => textOfKind(services, kind, "operatingFlight"));
  const shared = new Set(flownByKind.filter((flight) => flight !== ""));
  const groups = new Map<string, NewGroup>();
  const timetable = new Map<string, number[]>();
  const mixed: MixedService[] = [];
  const codes = shared.size === 0 ? [] : Array.from(services.flightNumber, (_, flight) => codeOf(services, flight));
  for (let service = 0; shared.size > 0 && service < services.pair.length; service++) {
    const [flight, pair] = [itemAt(codes, u32At(services.flight, service)), u32At(services.pair, service)];
    const runs = runsOf(services, service, flownByKind);
    const [run] = runs;
    const isWhole = run !== undefined && run.to - run.from + 1 === legsOf(services, service);
    const flown = isWhole ? run.flight : flight;
    if (run && !isWhole) mixed.push({ service, flight, runs });
    if (!shared.has(flown)) continue;
    remembered(groups, placeOf(flown, pair), (): NewGroup => ({ flown, sharers: [] })).sharers.push({ service, flight });
    if (shared.has(flight)) remembered(timetable, placeOf(flight, pair), (): number[] => []).push(service);
  }
  const several = [...groups.values()].filter(({ flown, sharers }) => sharers.some(({ flight }) => flight !== flown));
  return { groups: several, timetable, mixed };
}

/** Kinds of a service's legs, in the order of flight. */
export function kindsOf({ legStart, legKind }: ServiceColumns, service: number): number[] {
  return Array.from(legKind.subarray(legStart[service], legStart[service + 1]));
}

function codeOf(services: ServiceColumns, flight: number): string {
  const suffix = u8At(services.flightSuffix, flight);
  const carrier = itemAt(services.carriers, u16At(services.flightCarrier, flight));
  return flightCode(carrier, u16At(services.flightNumber, flight), suffix === 0 ? "" : String.fromCharCode(suffix));
}

function legsOf({ legStart }: ServiceColumns, service: number): number {
  return u32At(legStart, service + 1) - u32At(legStart, service);
}

/** @param flownByKind the flight that flies a kind; empty for its own */
function runsOf({ legStart, legKind }: ServiceColumns, service: number, flownByKind: readonly string[]): FlownRun[] {
  const runs: FlownRun[] = [];
  const first = u32At(legStart, service);
  for (let leg = 0; first + leg < u32At(legStart, service + 1); leg++) {
    const flight = itemAt(flownByKind, u32At(legKind, first + leg));
    const last = runs.at(-1);
    if (flight === "") continue;
    if (last?.flight === flight && last.to === leg - 1) last.to = leg;
    else runs.push({ flight, from: leg, to: leg });
  }
  return runs;
}
