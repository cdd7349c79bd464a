import { greatCircleKm } from "@/lib/engine/rules";
import { groupBy } from "@/lib/util/grouping";
import type { Carrier } from "./carriers";
import type { Place } from "./places";
import type { Route } from "./routes";
import { offsetOn } from "./seasons";

/** A flight number of the made world, before its seasons and periods. */
export interface Flight {
  carrier: Carrier;
  number: number;
  /** Two or three places. */
  calls: Place[];
  /** Minutes after local midnight of the first departure. */
  departure: number;
  /** Minutes of each leg from gate to gate, and on the ground between two. */
  blocks: number[];
  ground: number;
  /** Bit 0 is Monday. */
  days: number;
  /** Flown in every season, or in summers or winters only. */
  season: "" | "S" | "W";
}

const DAY_MINUTES = 1440;
const LAST_NUMBER = 9_999;
const EVERY_DAY = 127;
/** Most flights are daily; some leave out the weekend, some a day of it. */
const ALMOST_DAILY = [...Array.from({ length: 9 }, () => EVERY_DAY), 0b0011111, 0b1011111];
const TURN_MINUTES = 45;
/** A hub's waves: so many departures each, from the first to the last, two to ten a day; budget carriers and charters leave at any time. */
const WAVE_FLIGHTS = 45;
const FIRST_WAVE = 345;
const LAST_WAVE = 1_320;
const ANY_TIME = 14;
/** Arrivals come before the middle of a wave, departures after it, by so many minutes. */
const [WAVE_FROM, WAVE_TO] = [20, 80];
const JET_KM_PER_MINUTE = 13.2;
const TAXI_AND_CLIMB_MINUTES = 30;
/** Headwind westbound, tailwind eastbound, at most. */
const WIND_SHARE = 0.05;

/** All flight numbers of a carrier's routes, out and back. @param day of which the clocks count */
export function flightsOf(carrier: Carrier, routes: readonly Route[], day: number, random: () => number): Flight[] {
  const flights: Flight[] = [];
  for (const own of groupBy(routes, ({ hub }) => hub.code).values()) {
    const waves = wavesOf(
      carrier,
      own.reduce((sum, { perDay }) => sum + perDay, 0),
    );
    for (const route of own) {
      const phase = random();
      const times = Math.ceil(route.perDay);
      for (let time = 0; time < times; time++) {
        const share = Math.min(1, route.perDay - time);
        const wave = Math.floor((((time + phase) / times) % 1) * waves.length);
        if (flights.length + 2 > LAST_NUMBER) return flights;
        flights.push(...rotation(route, { waves, wave, day, days: daysOf(share, random) }, flights.length + 1, random));
      }
    }
  }
  return flights;
}

function wavesOf({ kind }: Carrier, departures: number): number[] {
  const banked = kind === "network" || kind === "regional";
  const count = banked ? Math.max(2, Math.min(10, Math.round(departures / WAVE_FLIGHTS))) : ANY_TIME;
  return Array.from({ length: count }, (_, wave) => FIRST_WAVE + Math.round(((LAST_WAVE - FIRST_WAVE) * wave) / (count - 1) / 5) * 5);
}

/** Days of the week for a share of them, spread evenly. */
function daysOf(share: number, random: () => number): number {
  if (share === 1) return ALMOST_DAILY[Math.floor(random() * ALMOST_DAILY.length)] ?? EVERY_DAY;
  const count = Math.max(1, Math.round(share * 7));
  const first = Math.floor(random() * 7);
  return Array.from({ length: count }, (_, index) => 1 << ((first + Math.floor((index * 7) / count)) % 7)).reduce(
    (mask, bit) => mask | bit,
    0,
  );
}

interface Plan {
  waves: readonly number[];
  wave: number;
  day: number;
  days: number;
}

/** One aircraft out of a wave and back into a later one. */
function rotation(
  { carrier, hub, spoke, beyond }: Route,
  { waves, wave, day, days }: Plan,
  number: number,
  random: () => number,
): Flight[] {
  const calls = beyond ? [hub, spoke, beyond] : [hub, spoke];
  const [out, back] = [blocksOf(calls), blocksOf(calls.toReversed())];
  const ground = steps(45, 90, random);
  const draw = random();
  const shared = { carrier, ground, days, season: draw < 0.08 ? "S" : draw < 0.12 ? "W" : "" } as const;
  // All on the hub's clock, but for the local time at which the way back leaves.
  const departure = (waves[wave] ?? FIRST_WAVE) + steps(WAVE_FROM, WAVE_TO, random);
  const turned = departure + lengthOf(out, ground) + TURN_MINUTES + steps(0, 30, random);
  const arrival = waveAfter(waves, turned + lengthOf(back, ground)) - steps(WAVE_FROM, WAVE_TO, random);
  const start = Math.max(turned, arrival - lengthOf(back, ground));
  const ahead = offsetOn((beyond ?? spoke).timeZone, day) - offsetOn(hub.timeZone, day);
  return [
    { ...shared, number, calls, blocks: out, departure: minuteOfDay(departure) },
    { ...shared, number: number + 1, calls: calls.toReversed(), blocks: back, departure: minuteOfDay(start + ahead) },
  ];
}

function blocksOf(calls: readonly Place[]): number[] {
  return calls.slice(1).map((to, leg) => blockMinutes(calls[leg] ?? to, to));
}

/** Gate to gate, in steps of five. */
function blockMinutes(from: Place, to: Place): number {
  const east = Math.sin(((to.longitude - from.longitude) * Math.PI) / 180);
  const wind = 1 - WIND_SHARE * Math.max(-1, Math.min(1, 2 * east));
  return Math.round((TAXI_AND_CLIMB_MINUTES + (greatCircleKm(from, to) / JET_KM_PER_MINUTE) * wind) / 5) * 5;
}

function lengthOf(blocks: readonly number[], ground: number): number {
  return blocks.reduce((sum, minutes) => sum + minutes, (blocks.length - 1) * ground);
}

/** The first wave whose arrivals a flight that is ready then can still be among, on the same day or the next. */
function waveAfter(waves: readonly number[], ready: number): number {
  const midnight = ready - minuteOfDay(ready);
  const coming = [...waves, ...waves.map((wave) => wave + DAY_MINUTES)].map((wave) => midnight + wave);
  return coming.find((wave) => wave - WAVE_TO >= ready) ?? ready + WAVE_TO;
}

/** A random time in steps of five minutes, both ends included. */
function steps(from: number, to: number, random: () => number): number {
  return from + 5 * Math.floor(random() * ((to - from) / 5 + 1));
}

/** Minutes after midnight, whatever the day. */
export function minuteOfDay(minutes: number): number {
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}
