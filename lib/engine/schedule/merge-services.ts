import { radixSort } from "@/lib/util/sort";
import { KIND_TEXTS, type ServiceColumns } from "../service-columns";
import { gather, type Order, type Part, type Renumbering, type ServiceSource } from "./gather-services";

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
  const queues = parts.map((part) => new Queue(part, carriers));
  const runs = new Runs(queues.reduce((sum, { length }) => sum + length, 0));
  for (;;) {
    const [part, until] = leastOf(queues);
    const queue = queues[part];
    if (!queue || queue.key === Number.POSITIVE_INFINITY) return runs.finish();
    // A carrier's services are in one part alone: no two of different parts go by the same number.
    do {
      runs.add(part, queue.service);
      queue.advance();
    } while (queue.key < until);
  }
}

/** The queue whose first service comes first, and the number that the first of all others goes by. */
function leastOf(queues: readonly Queue[]): [part: number, until: number] {
  let [least, until, part] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (const [number, { key }] of queues.entries()) {
    if (key < least) [least, until, part] = [key, least, number];
    else if (key < until) until = key;
  }
  return [part, until];
}

/** What is kept of a part, in order. Nothing is listed of a part that is in order, as all that was merged before is. */
class Queue {
  /** How many are kept. */
  readonly length: number;
  /** The first one that is left; … */
  service = -1;
  /** … and the number that it goes by: pair, departure and carrier in one; infinite where none is left. */
  key = Number.NEGATIVE_INFINITY;
  private at = -1;
  private readonly sorted: Uint32Array | null;

  constructor(
    private readonly part: Part,
    private readonly carriers: number,
  ) {
    let [length, last, isSorted] = [0, Number.NEGATIVE_INFINITY, true];
    for (let service = this.keptFrom(0); service < this.end; service = this.keptFrom(service + 1)) {
      const key = this.keyOf(service);
      if (key < last) isSorted = false;
      last = key;
      length += 1;
    }
    this.length = length;
    this.sorted = isSorted ? null : this.sort();
    this.advance();
  }

  advance(): void {
    this.at += 1;
    this.service = this.sorted ? (this.sorted[this.at] ?? this.end) : this.keptFrom(this.service + 1);
    this.key = this.service < this.end ? this.keyOf(this.service) : Number.POSITIVE_INFINITY;
  }

  private get end(): number {
    return this.part.source.columns.carrier.length;
  }

  /** The first service from one on that is kept, or the end. */
  private keptFrom(first: number): number {
    const { carrier } = this.part.source.columns;
    const renumbered = this.part.renumbered.carrier;
    let service = first;
    while (service < carrier.length && renumbered[carrier[service] ?? 0] === NONE) service++;
    return service;
  }

  private keyOf(service: number): number {
    const { pair, departureMinute, carrier } = this.part.source.columns;
    const departure = (pair[service] ?? 0) * DAY_MINUTES + (departureMinute[service] ?? 0);
    return departure * this.carriers + (this.part.renumbered.carrier[carrier[service] ?? 0] ?? 0);
  }

  private sort(): Uint32Array {
    const services = new Uint32Array(this.length);
    const keys = new Float64Array(this.length);
    for (let index = 0, service = this.keptFrom(0); index < this.length; index++, service = this.keptFrom(service + 1)) {
      services[index] = service;
      keys[index] = this.keyOf(service);
    }
    return pick(services, radixSort(keys));
  }
}

/** Services in their new order, while it is found. */
class Runs {
  private readonly part: Uint8Array;
  private readonly first: Uint32Array;
  private readonly count: Uint32Array;
  private runs = 0;
  private next = -1;

  /** @param services how many there are in all */
  constructor(private readonly services: number) {
    this.part = new Uint8Array(services);
    this.first = new Uint32Array(services);
    this.count = new Uint32Array(services);
  }

  add(part: number, service: number): void {
    const last = this.runs - 1;
    if (service === this.next && part === this.part[last]) {
      this.count[last] = (this.count[last] ?? 0) + 1;
    } else {
      this.part[this.runs] = part;
      this.first[this.runs] = service;
      this.count[this.runs] = 1;
      this.runs += 1;
    }
    this.next = service + 1;
  }

  finish(): Order {
    const { services, runs } = this;
    return { services, part: this.part.subarray(0, runs), first: this.first.subarray(0, runs), count: this.count.subarray(0, runs) };
  }
}
