import type { WorldCarrier } from "./carriers";
import { blockMinutes, kilometres } from "./geography";
import type { Place } from "./places";
import { rounded, seeded } from "./random";
import type { WorldRoute } from "./scale-routes";
import { offsetOn } from "./seasons";

/** A flight number of the made world, before its seasons and periods. */
export interface WorldFlight {
  carrier: number;
  number: number;
  /** Indices of the places it calls at, two to four. */
  calls: number[];
  /** Minutes after local midnight of the first departure. */
  departure: number;
  /** Minutes in the air and, before every leg but the first, on the ground. */
  blocks: number[];
  grounds: number[];
  /** Bit 0 is Monday. */
  days: number;
  frequency: 1 | 2;
  /** Flown in both seasons, or in one only. */
  season: "both" | "S" | "W";
  charter: boolean;
}

const EVERY_DAY = 127;
const TURN_MINUTES = 45;
const LONGEST_LEG_KM = 12_800;
/** Departures of one wave: arrivals before its middle, departures after it. */
const WAVE_FLIGHTS = 45;
const FIRST_WAVE = 5 * 60 + 45;
const LAST_WAVE = 22 * 60;

/** All flight numbers of a carrier's routes, out and back. */
export class FlightPlanner {
  private readonly random: () => number;
  private readonly flights: WorldFlight[] = [];
  private readonly numbers: number[];
  private readonly rotations = new Map<string, number>();

  constructor(
    private readonly places: readonly Place[],
    private readonly carriers: readonly WorldCarrier[],
    private readonly routes: readonly WorldRoute[],
    private readonly day: number,
    seed: number,
  ) {
    this.random = seeded(seed + 4);
    this.numbers = carriers.map(() => 1);
    for (const { carrier, hub, perDay } of routes) {
      const key = `${carrier} ${hub}`;
      this.rotations.set(key, (this.rotations.get(key) ?? 0) + perDay);
    }
  }

  plan(): WorldFlight[] {
    for (const route of this.routes) this.planRoute(route);
    return this.flights.sort((one, other) => one.carrier - other.carrier || one.number - other.number);
  }

  private planRoute(route: WorldRoute): void {
    const whole = Math.floor(route.perDay);
    const rest = Math.round((route.perDay - whole) * 7);
    const phase = this.random();
    for (let time = 0; time < whole; time++) this.rotate(route, this.almostDaily(), (time + phase) / route.perDay);
    if (rest > 0) this.rotate(route, this.someDays(rest), (whole + phase) / Math.max(1, route.perDay));
  }

  /** Most flights are daily; some leave out the weekend, some the Saturday. */
  private almostDaily(): number {
    const draw = this.random();
    return draw < 0.82 ? EVERY_DAY : draw < 0.9 ? 0b0011111 : draw < 0.96 ? 0b1011111 : 0b1101111;
  }

  private someDays(count: number): number {
    const first = Math.floor(this.random() * 7);
    return Array.from({ length: count }, (_, index) => 1 << ((first + Math.floor((index * 7) / count)) % 7)).reduce(
      (sum, bit) => sum | bit,
      0,
    );
  }

  /** One aircraft out and back. @param when share of the operating day that has passed */
  private rotate(route: WorldRoute, days: number, when: number): void {
    const carrier = this.carriers[route.carrier];
    if (!carrier) return;
    const calls = this.callsOf(route);
    const out = this.timed(calls);
    const back = this.timed([...calls].reverse());
    const waves = this.wavesOf(carrier, route);
    const wave = waves[Math.floor((when % 1) * waves.length)] ?? FIRST_WAVE;
    const departure = wave + this.step(20, 80);
    const turned = departure + this.clockTo(route, calls) + lengthOf(out) + TURN_MINUTES + this.step(0, 30);
    const ready = turned + lengthOf(back) - this.clockTo(route, calls);
    const arrival = nextWave(waves, ready) - this.step(20, 80);
    const latest = Math.max(turned, arrival - lengthOf(back) + this.clockTo(route, calls));
    const start = lengthOf(back) < 300 ? this.civil(latest) : latest;
    const charter = carrier.kind === "charter";
    const draw = this.random();
    const season = draw < 0.08 ? "S" : draw < 0.12 ? "W" : "both";
    const frequency = charter && this.random() < 0.3 ? 2 : 1;
    const shared = { carrier: route.carrier, days, season, charter, frequency } as const;
    this.add({ ...shared, ...out, departure: day(departure) });
    this.add({ ...shared, ...back, departure: day(start) });
  }

  private add(flight: Omit<WorldFlight, "number">): void {
    const number = this.numbers[flight.carrier] ?? 1;
    if (number > 9999) throw new RangeError("a carrier of the made world has no flight numbers left");
    this.numbers[flight.carrier] = number + 1;
    this.flights.push({ ...flight, number });
  }

  /** Some flights go on to a further place, and very long ones land for fuel. */
  private callsOf({ hub, spoke, beyond }: WorldRoute): number[] {
    if (beyond >= 0) return [hub, spoke, beyond];
    if (kilometres(this.places, hub, spoke) > LONGEST_LEG_KM) return [hub, this.between(hub, spoke), spoke];
    return [hub, spoke];
  }

  /** The large airport over which the way is shortest. */
  private between(from: number, to: number): number {
    const large = Array.from({ length: Math.min(120, this.places.length) }, (_, index) => index).filter(
      (each) => each !== from && each !== to,
    );
    const way = (over: number) => kilometres(this.places, from, over) + kilometres(this.places, over, to);
    const balance = (over: number) => Math.max(kilometres(this.places, from, over), kilometres(this.places, over, to));
    return large.reduce((best, each) => (way(each) + balance(each) < way(best) + balance(best) ? each : best), large[0] ?? from);
  }

  private timed(calls: number[]): Pick<WorldFlight, "calls" | "blocks" | "grounds"> {
    const blocks = calls.slice(1).map((to, leg) => blockMinutes(this.places, calls[leg] ?? 0, to));
    return { calls, blocks, grounds: blocks.slice(1).map(() => 45 + this.step(0, 45)) };
  }

  /** Minutes that the clock of the far end is ahead of the hub's. */
  private clockTo({ hub }: WorldRoute, calls: readonly number[]): number {
    const zone = (place: number) => this.places[place]?.timeZone ?? "UTC";
    return offsetOn(zone(calls.at(-1) ?? hub), this.day) - offsetOn(zone(hub), this.day);
  }

  private wavesOf(carrier: WorldCarrier, { carrier: index, hub }: WorldRoute): number[] {
    const departures = this.rotations.get(`${index} ${hub}`) ?? 1;
    const banked = carrier.kind === "network" || carrier.kind === "regional";
    const count = banked ? Math.max(2, Math.min(10, Math.round(departures / WAVE_FLIGHTS))) : 14;
    return Array.from({ length: count }, (_, wave) => FIRST_WAVE + Math.round(((LAST_WAVE - FIRST_WAVE) * wave) / (count - 1) / 5) * 5);
  }

  /** Short flights do not leave at night: such a return waits for the morning. */
  private civil(start: number): number {
    const minute = day(start);
    return minute < 5 * 60 ? start - minute + 5 * 60 + 30 + this.step(0, 90) : start;
  }

  /** A random time in steps of five minutes. */
  private step(from: number, to: number): number {
    return from + rounded(((to - from) / 5) * this.random(), this.random) * 5;
  }
}

function lengthOf({ blocks, grounds }: Pick<WorldFlight, "blocks" | "grounds">): number {
  return [...blocks, ...grounds].reduce((sum, minutes) => sum + minutes, 0);
}

/** First wave whose arrivals a flight that is ready then can still be among, on the same day or a later one. */
function nextWave(waves: readonly number[], ready: number): number {
  const midnight = ready - day(ready);
  return [...waves, ...waves.map((wave) => wave + 1440)].map((wave) => midnight + wave).find((wave) => wave - 80 >= ready) ?? ready + 80;
}

function day(minutes: number): number {
  return ((minutes % 1440) + 1440) % 1440;
}
