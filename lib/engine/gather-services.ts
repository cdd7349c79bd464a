import type { ServiceColumns } from "./service-columns";

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

/** Services in their new order: which part, and which service of it. */
export interface Order {
  part: Uint8Array;
  service: Uint32Array;
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

/** The columns that go by service and by leg, in the new order. */
export function gather(parts: readonly Part[], order: Order): GatheredColumns {
  const count = order.service.length;
  const legStart = legStartsOf(parts, order);
  const legs = legStart[count] ?? 0;
  const merged = {
    pair: new Uint32Array(count),
    departureMinute: new Uint16Array(count),
    duration: new Uint16Array(count),
    days: new Uint32Array(count),
    carrier: new Uint16Array(count),
    international: new Uint8Array(count),
    flight: new Uint32Array(count),
    legStart,
    legKind: new Uint32Array(legs),
    legDeparture: new Uint16Array(legs),
    legArrival: new Uint16Array(legs),
  };
  for (const [number, part] of parts.entries()) fill(merged, part, order, number);
  return merged;
}

/** Fills in the services of one part, by its number: one after another, so that each loop reads the columns of one source alone. */
function fill(merged: GatheredColumns, { source, renumbered }: Part, { part, service }: Order, number: number): void {
  const { columns } = source;
  const { words, pair, departureMinute, duration, days, carrier, international, flight, legStart, legKind } = columns;
  for (let index = 0; index < service.length; index++) {
    if (part[index] !== number) continue;
    const from = service[index] ?? 0;
    merged.pair[index] = pair[from] ?? 0;
    merged.departureMinute[index] = departureMinute[from] ?? 0;
    merged.duration[index] = duration[from] ?? 0;
    merged.days[index] = (renumbered.daySet[(days[from] ?? 0) / words] ?? 0) * words;
    merged.carrier[index] = renumbered.carrier[carrier[from] ?? 0] ?? 0;
    merged.international[index] = international[from] ?? 0;
    merged.flight[index] = renumbered.flight[flight[from] ?? 0] ?? 0;
    const shift = (merged.legStart[index] ?? 0) - (legStart[from] ?? 0);
    for (let old = legStart[from] ?? 0; old < (legStart[from + 1] ?? 0); old++) {
      merged.legKind[old + shift] = renumbered.kind[legKind[old] ?? 0] ?? 0;
      merged.legDeparture[old + shift] = columns.legDeparture[old] ?? 0;
      merged.legArrival[old + shift] = columns.legArrival[old] ?? 0;
    }
  }
}

function legStartsOf(parts: readonly Part[], { part, service }: Order): Uint32Array {
  const starts = parts.map(({ source }) => source.columns.legStart);
  const legStart = new Uint32Array(service.length + 1);
  for (let index = 0; index < service.length; index++) {
    const from = service[index] ?? 0;
    const own = starts[part[index] ?? 0];
    legStart[index + 1] = (legStart[index] ?? 0) + (own?.[from + 1] ?? 0) - (own?.[from] ?? 0);
  }
  return legStart;
}
