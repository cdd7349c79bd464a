import type { ServiceColumns } from "@/lib/engine/service-columns";
import type { DaySpans } from "./day-spans";
import type { LocalClock } from "./local-clock";
import { RepeatedFinder } from "./repeated-finder";
import type { Schedule } from "./schedule";

const WORD_DAYS = 32;

/** An older schedule for the same days. */
interface Before {
  services: ServiceColumns;
  /** Whether a carrier's services are the same in both. */
  keeps: (carrier: string) => boolean;
  tables: { repeated: Float64Array };
}

/** What is known of a schedule before its repeated departures are. */
interface Known {
  clock: LocalClock;
  spans: DaySpans;
  before: Before | null;
  /** Whether all services of a route were in the older schedule. */
  isSame: (route: number) => boolean;
}

/**
 * Departures of a flight between two airports on a local day on which it has departed there before: nothing tells them from the first one
 * in a reference, so they are not sold. Clock changes, changes of the date offset and overlapping variations make some.
 */
export class RepeatedDepartures {
  private readonly known: ReadonlySet<number>;
  /** 1 for services that have any. */
  private readonly has: Uint8Array;
  private readonly days: number;

  /** @param keys of the departures: `service * days + day` of the window, with as many days as a day set has */
  private constructor(
    { services }: Schedule,
    readonly keys: Float64Array,
  ) {
    this.days = daysOf(services);
    this.known = new Set(keys);
    this.has = new Uint8Array(services.flight.length);
    for (const key of keys) this.has[Math.floor(key / this.days)] = 1;
  }

  /** Looks through a schedule: through all of it, or through what an older one had not. */
  static find(schedule: Schedule, { clock, spans, before, isSame }: Known): RepeatedDepartures {
    const { services, routes } = schedule;
    const days = daysOf(services);
    const found = new Set(before ? carriedOver(before, services) : []);
    const isNew = Uint8Array.from(services.carriers, (carrier) => (before?.keeps(carrier) ? 0 : 1));
    const finder = new RepeatedFinder(schedule, clock, spans, (service, day) => found.add(service * days + day));
    for (let route = 0; route < routes.from.length; route++) if (!isSame(route)) finder.look(route, isNew);
    return new RepeatedDepartures(schedule, Float64Array.from(found).sort());
  }

  /** Bits of the days on which a service repeats itself or another, of the 32 from a day of the network's window on. */
  bitsFrom(service: number, from: number): number {
    if (this.has[service] !== 1) return 0;
    let bits = 0;
    for (let day = 0; day < WORD_DAYS; day++) if (this.known.has(service * this.days + from + day)) bits |= 1 << day;
    return bits;
  }
}

function daysOf({ words }: ServiceColumns): number {
  return words * WORD_DAYS;
}

/** The departures of an older schedule under the services' new numbers. Services that are kept stand in the same order in both. */
function carriedOver({ services: old, keeps, tables }: Before, services: ServiceColumns): number[] {
  const [days, kept, stays] = [daysOf(services), keptBy(old, keeps), keptBy(services, keeps)];
  const carried: number[] = [];
  let [from, to] = [-1, -1];
  for (const key of tables.repeated) {
    const service = Math.floor(key / days);
    if (kept[old.carrier[service] ?? 0] !== 1) continue;
    while (from < service) {
      from++;
      if (kept[old.carrier[from] ?? 0] !== 1) continue;
      to++;
      while (stays[services.carrier[to] ?? 0] !== 1) to++;
    }
    carried.push(to * days + (key % days));
  }
  return carried;
}

function keptBy({ carriers }: ServiceColumns, keeps: (carrier: string) => boolean): Uint8Array {
  return Uint8Array.from(carriers, (carrier) => (keeps(carrier) ? 1 : 0));
}
