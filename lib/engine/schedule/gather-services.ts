import { sharedColumn } from "@/lib/util/shared-column";
import type { ServiceColumns } from "../service-columns";

/** Services of which those of some carriers are taken. */
export interface ServiceSource {
  columns: ServiceColumns;
  keeps: (carrier: string) => boolean;
}

/** Where what is kept of a source goes in the merged columns: new numbers by old ones. What is left out has a number that nothing else has. */
export interface Renumbering {
  carrier: Uint32Array;
  flight: Uint32Array;
  kind: Uint32Array;
  daySet: Uint32Array;
}

/** A source, and what becomes of its numbers. */
export interface Part {
  source: ServiceSource;
  renumbered: Renumbering;
}

/** Services in their new order, as runs of such as follow each other in their part, too. */
export interface Order {
  services: number;
  /** Of each run: which part, its first service there, and how many. */
  part: Uint8Array;
  first: Uint32Array;
  count: Uint32Array;
}

type GatheredName =
  | "pair"
  | "departureMinute"
  | "duration"
  | "days"
  | "carrier"
  | "international"
  | "flight"
  | "legStart"
  | "legKind"
  | "legDeparture"
  | "legArrival";
/** The columns that go by service and by leg. */
type GatheredColumns = Pick<ServiceColumns, GatheredName>;

/** The columns that go by service and by leg, in the new order: in memory that threads share. */
export function gather(parts: readonly Part[], order: Order): GatheredColumns {
  const count = order.services;
  const legStart = legStartsOf(parts, order);
  const legs = legStart[count] ?? 0;
  const merged = {
    pair: sharedColumn(Uint32Array, count),
    departureMinute: sharedColumn(Uint16Array, count),
    duration: sharedColumn(Uint16Array, count),
    days: sharedColumn(Uint32Array, count),
    carrier: sharedColumn(Uint16Array, count),
    international: sharedColumn(Uint8Array, count),
    flight: sharedColumn(Uint32Array, count),
    legStart,
    legKind: sharedColumn(Uint32Array, legs),
    legDeparture: sharedColumn(Uint16Array, legs),
    legArrival: sharedColumn(Uint16Array, legs),
  };
  for (const [number, part] of parts.entries()) fill(merged, part, order, number);
  return merged;
}

/** Fills in the services of one part, by its number: one after another, so that each loop reads the columns of one source alone. */
function fill(merged: GatheredColumns, part: Part, order: Order, number: number): void {
  let place = 0;
  for (let run = 0; run < order.part.length; run++) {
    const [first, count] = [order.first[run] ?? 0, order.count[run] ?? 0];
    if (order.part[run] === number) copyRun(merged, part, first, first + count, place);
    place += count;
  }
}

/** @param end of the services of the run, not included */
function copyRun(merged: GatheredColumns, { source, renumbered }: Part, first: number, end: number, place: number): void {
  const { words, pair, departureMinute, duration, days, carrier, international, flight, legStart, legKind, legDeparture, legArrival } =
    source.columns;
  for (let from = first, index = place; from < end; from++, index++) {
    merged.pair[index] = pair[from] ?? 0;
    merged.departureMinute[index] = departureMinute[from] ?? 0;
    merged.duration[index] = duration[from] ?? 0;
    merged.days[index] = (renumbered.daySet[(days[from] ?? 0) / words] ?? 0) * words;
    merged.carrier[index] = renumbered.carrier[carrier[from] ?? 0] ?? 0;
    merged.international[index] = international[from] ?? 0;
    merged.flight[index] = renumbered.flight[flight[from] ?? 0] ?? 0;
  }
  const shift = (merged.legStart[place] ?? 0) - (legStart[first] ?? 0);
  for (let old = legStart[first] ?? 0; old < (legStart[end] ?? 0); old++) {
    merged.legKind[old + shift] = renumbered.kind[legKind[old] ?? 0] ?? 0;
    merged.legDeparture[old + shift] = legDeparture[old] ?? 0;
    merged.legArrival[old + shift] = legArrival[old] ?? 0;
  }
}

function legStartsOf(parts: readonly Part[], { services, part, first, count }: Order): Uint32Array {
  const legStart = sharedColumn(Uint32Array, services + 1);
  let place = 0;
  for (let run = 0; run < part.length; run++) {
    const own = parts[part[run] ?? 0]?.source.columns.legStart;
    const from = first[run] ?? 0;
    const shift = (legStart[place] ?? 0) - (own?.[from] ?? 0);
    const end = from + (count[run] ?? 0);
    for (let service = from; service < end; service++) legStart[++place] = (own?.[service + 1] ?? 0) + shift;
  }
  return legStart;
}
