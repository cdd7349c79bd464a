import { countingSort } from "@/lib/domain/counting-sort";
import { gather, type Order, type Part, type Renumbering, type ServiceSource } from "./gather-services";
import { KIND_TEXTS, type ServiceColumns } from "./service-columns";

const DAY_MINUTES = 1440;

const NONE = 0xffffffff;

/**
 * Puts services of several sources into the one order that a network has: by airport pair, departure, carrier, and then as they were
 * compiled. A carrier's services come from one source alone. What no service uses any more is left behind.
 * Milliseconds per hundred thousand services: all of it is copying between typed arrays.
 * @param sources all with the same airports and window
 */
export function mergeServices(sources: readonly ServiceSource[]): ServiceColumns {
  const carriers = [...new Set(sources.flatMap(({ columns, keeps }) => usedCarriers(columns).filter(keeps)))].sort();
  const shared = new SharedLists(carriers, sources[0]?.columns.words ?? 0);
  const parts = sources.map((source) => ({ source, renumbered: shared.take(source) }));
  const order = orderOf(parts, carriers.length);
  return { ...shared.finish(), ...gather(parts, order) };
}

function usedCarriers({ carrier, carriers }: ServiceColumns): string[] {
  const used = new Uint8Array(carriers.length);
  for (let service = 0; service < carrier.length; service++) used[carrier[service] ?? 0] = 1;
  return carriers.filter((_, index) => used[index] === 1);
}

type ListName = "dayPool" | "flightCarrier" | "flightNumber" | "flightSuffix" | "kindOrigin" | "kindDestination" | "kindTexts";

/** Flights, kinds, texts and day sets of all sources, one list of each. */
class SharedLists {
  private readonly texts: string[] = [];
  private readonly textNumbers = new Map<string, number>();
  private readonly lists: Record<ListName, Uint32Array>[] = [];
  private flights = 0;
  private kinds = 0;
  private daySets = 0;

  constructor(
    private readonly carriers: readonly string[],
    private readonly words: number,
  ) {}

  take({ columns, keeps }: ServiceSource): Renumbering {
    const carrier = Uint32Array.from(columns.carriers, (code) => (keeps(code) ? Math.max(this.carriers.indexOf(code), 0) : NONE));
    const used = usedBy(columns, (service) => carrier[columns.carrier[service] ?? 0] !== NONE);
    const kept = { flight: listed(used.flight), kind: listed(used.kind), daySet: listed(used.daySet) };
    this.lists.push({
      dayPool: pickSets(columns.dayPool, this.words, kept.daySet),
      flightCarrier: pick(columns.flightCarrier, kept.flight).map((each) => carrier[each] ?? 0),
      flightNumber: pick(columns.flightNumber, kept.flight),
      flightSuffix: pick(columns.flightSuffix, kept.flight),
      kindOrigin: pick(columns.kindOrigin, kept.kind),
      kindDestination: pick(columns.kindDestination, kept.kind),
      kindTexts: this.renumberTexts(pickSets(columns.kindTexts, KIND_TEXTS.length, kept.kind), columns.texts),
    });
    const renumbered = {
      carrier,
      flight: numbersFrom(this.flights, kept.flight, columns.flightNumber.length),
      kind: numbersFrom(this.kinds, kept.kind, columns.kindOrigin.length),
      daySet: numbersFrom(this.daySets, kept.daySet, used.daySet.length),
    };
    this.flights += kept.flight.length;
    this.kinds += kept.kind.length;
    this.daySets += kept.daySet.length;
    return renumbered;
  }

  finish() {
    const all = (name: ListName) => joined(this.lists.map((list) => list[name]));
    return {
      words: this.words,
      carriers: this.carriers,
      texts: this.texts,
      dayPool: all("dayPool"),
      flightCarrier: new Uint16Array(all("flightCarrier")),
      flightNumber: new Uint16Array(all("flightNumber")),
      flightSuffix: new Uint8Array(all("flightSuffix")),
      kindOrigin: new Uint16Array(all("kindOrigin")),
      kindDestination: new Uint16Array(all("kindDestination")),
      kindTexts: all("kindTexts"),
    };
  }

  private renumberTexts(numbers: Uint32Array, texts: readonly string[]): Uint32Array {
    const known = new Uint32Array(texts.length).fill(NONE);
    return numbers.map((number) => {
      if (known[number] === NONE) known[number] = this.textNumber(texts[number] ?? "");
      return known[number] ?? 0;
    });
  }

  private textNumber(text: string): number {
    const known = this.textNumbers.get(text);
    if (known !== undefined) return known;
    this.textNumbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** 1 for everything that a kept service uses. */
function usedBy(columns: ServiceColumns, isKept: (service: number) => boolean) {
  const { words, legStart, legKind } = columns;
  const flight = new Uint8Array(columns.flightNumber.length);
  const kind = new Uint8Array(columns.kindOrigin.length);
  const daySet = new Uint8Array(words === 0 ? 0 : columns.dayPool.length / words);
  for (let service = 0; service < columns.pair.length; service++) {
    if (!isKept(service)) continue;
    flight[columns.flight[service] ?? 0] = 1;
    daySet[(columns.days[service] ?? 0) / words] = 1;
    for (let leg = legStart[service] ?? 0; leg < (legStart[service + 1] ?? 0); leg++) kind[legKind[leg] ?? 0] = 1;
  }
  return { flight, kind, daySet };
}

/** The numbers whose mark is 1, ascending. */
function listed(marks: Uint8Array): Uint32Array {
  const list = new Uint32Array(marks.length);
  let count = 0;
  for (let index = 0; index < marks.length; index++) if (marks[index] === 1) list[count++] = index;
  return list.subarray(0, count);
}

function numbersFrom(first: number, kept: Uint32Array, size: number): Uint32Array {
  const numbers = new Uint32Array(size).fill(NONE);
  for (let index = 0; index < kept.length; index++) numbers[kept[index] ?? 0] = first + index;
  return numbers;
}

function pick(column: ArrayLike<number>, kept: Uint32Array): Uint32Array {
  return kept.map((index) => column[index] ?? 0);
}

/** Groups of `size` values each. */
function pickSets(column: Uint32Array, size: number, kept: Uint32Array): Uint32Array {
  const picked = new Uint32Array(kept.length * size);
  for (let index = 0; index < kept.length; index++) {
    const start = (kept[index] ?? 0) * size;
    picked.set(column.subarray(start, start + size), index * size);
  }
  return picked;
}

function joined(columns: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(columns.reduce((total, { length }) => total + length, 0));
  let filled = 0;
  for (const column of columns) {
    all.set(column, filled);
    filled += column.length;
  }
  return all;
}

/** Merges what is kept of all parts, each in order by itself: by pair, departure and carrier, then as compiled. */
function orderOf(parts: readonly Part[], carriers: number): Order {
  const queues = parts.map((part) => sortedKept(part, carriers));
  const count = queues.reduce((total, { services }) => total + services.length, 0);
  const order = { part: new Uint8Array(count), service: new Uint32Array(count) };
  const heads = queues.map(() => 0);
  for (let index = 0; index < count; index++) {
    let first = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let part = 0; part < queues.length; part++) {
      const key = queues[part]?.keys[heads[part] ?? 0] ?? Number.POSITIVE_INFINITY;
      if (key >= least) continue;
      least = key;
      first = part;
    }
    const head = heads[first] ?? 0;
    order.part[index] = first;
    order.service[index] = queues[first]?.services[head] ?? 0;
    heads[first] = head + 1;
  }
  return order;
}

/** Services in order, with the number that they go by: pair, departure and carrier in one. */
interface Queue {
  services: Uint32Array;
  keys: Float64Array;
}

function sortedKept({ source, renumbered }: Part, carriers: number): Queue {
  const { pair, departureMinute, carrier } = source.columns;
  const services = keptServices(carrier, renumbered.carrier);
  const keys = new Float64Array(services.length);
  let ascending = true;
  for (let index = 0; index < services.length; index++) {
    const service = services[index] ?? 0;
    const departure = (pair[service] ?? 0) * DAY_MINUTES + (departureMinute[service] ?? 0);
    keys[index] = departure * carriers + (renumbered.carrier[carrier[service] ?? 0] ?? 0);
    if (index > 0 && (keys[index] ?? 0) < (keys[index - 1] ?? 0)) ascending = false;
  }
  if (ascending) return { services, keys };
  const order = sortedOrder(pick(pair, services), keys, carriers);
  return { services: pick(services, order), keys: Float64Array.from(order, (index) => keys[index] ?? 0) };
}

function keptServices(carrier: Uint16Array, renumbered: Uint32Array): Uint32Array {
  const kept = new Uint32Array(carrier.length);
  let count = 0;
  for (let service = 0; service < carrier.length; service++) {
    if (renumbered[carrier[service] ?? 0] !== NONE) kept[count++] = service;
  }
  return kept.subarray(0, count);
}

/** Sorts by the least important of the three first: each pass keeps the order of the one before. */
function sortedOrder(pair: Uint32Array, keys: Float64Array, carriers: number): Uint32Array {
  const carrier = Uint32Array.from(keys, (key) => key % carriers);
  const minute = Uint32Array.from(keys, (key) => Math.floor(key / carriers) % DAY_MINUTES);
  const route = ranks(pair);
  return countingSort(route.rank, route.count, countingSort(minute, DAY_MINUTES, countingSort(carrier, carriers)));
}

/** The place of every value among the different ones, ascending. */
function ranks(values: Uint32Array): { rank: Uint32Array; count: number } {
  const sorted = values.slice().sort();
  const rankOf = new Map<number, number>();
  for (const value of sorted) if (!rankOf.has(value)) rankOf.set(value, rankOf.size);
  return { rank: values.map((value) => rankOf.get(value) ?? 0), count: rankOf.size };
}
