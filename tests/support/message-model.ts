// What messages make of two flights, day by day and with nothing but maps: the plain reading that the product is compared with.
// All stations have clocks that never change, so that a local time is UTC and some minutes.

const DAY = 1440;

export type Mode = "L" | "U";
type Layer = "basic" | "current";

/** Minutes east of UTC. */
const EAST = { SIN: 480, DEL: 330, TAS: 300 };
type Station = keyof typeof EAST;

/** Minutes since 1970 UTC. */
interface ModelLeg {
  from: Station;
  to: Station;
  departure: number;
  arrival: number;
  seats: number;
}

type ModelFlight = ModelLeg[];

/** What ASMs said of one date, the latest last; null is cancelled. */
interface Word {
  flight: ModelFlight | null;
  order: number;
  isAlive: boolean;
}

/** What is kept of one number, by the date in the mode that its flights are kept in. */
interface Kept {
  basic: Map<number, ModelFlight>;
  adHoc: Map<number, Word[]>;
}

/** A message as it is thought up; it is written as text for the product, and applied here. */
export interface ModelMessage {
  kind: "SSM" | "ASM";
  mode: Mode;
  action: "NEW" | "CNL" | "RPL" | "SKD" | "TIM" | "EQT" | "FLT" | "RIN" | "RTNS";
  number: number;
  /** XASM, of an SSM that may have it. */
  endsAdHoc: boolean;
  /** Day numbers from which and to which, and every how many days from the first. */
  from: number;
  days: number[];
  /** Minute of the first departure by the message's clock. */
  minute: number;
  /** One or two legs. */
  legs: 1 | 2;
  seats: number;
}

export const MODEL_NUMBERS = [451, 452];

/** A date that a message names: the flight's own date and the flight, where there is one. */
interface Named {
  own: number | null;
  flight: ModelFlight | null;
  day: number;
}

/** Thrown where the plain reading rejects a message. */
class No extends Error {}

export class MessageModel {
  private numbers = new Map<number, Kept>(MODEL_NUMBERS.map((number) => [number, { basic: new Map(), adHoc: new Map() }]));
  private order = 0;
  private readonly before: Map<number, Kept>[] = [];

  /** @param mode the time mode that the flights are kept in */
  constructor(private readonly mode: Mode) {}

  /** A flight that a file brings, by that file's clock. */
  file(number: number, day: number, minute: number, legs: 1 | 2, seats: number): void {
    this.numberOf(number).basic.set(day, flightAt(this.mode, day, minute, legs, seats));
  }

  /** Whether the message is applied; where it is not, nothing changes. */
  apply(message: ModelMessage): boolean {
    const before = copy(this.numbers);
    try {
      this.change(message);
      for (const number of MODEL_NUMBERS) this.checkDepartures(number);
      this.before.push(before);
      return true;
    } catch (error) {
      if (!(error instanceof No)) throw error;
      this.numbers = before;
      return false;
    }
  }

  /** Takes the last message back that changed what is flown, and what came after it. @returns false where there is none */
  undo(): boolean {
    const [now, flown] = [this.numbers, this.allFlights()];
    const at = this.before.findLastIndex((before) => {
      this.numbers = before;
      return this.allFlights() !== flown;
    });
    if (at < 0) this.numbers = now;
    else this.before.splice(at);
    return at >= 0;
  }

  /** Each flight on its own dates: `SIN 29701234-29701564 DEL Y150`, in the order of departure. */
  flights(number: number): string[] {
    return [...this.layer(number, "current").values()].sort((a, b) => departureOf(a) - departureOf(b)).map(flightText);
  }

  private allFlights(): string {
    return JSON.stringify(MODEL_NUMBERS.map((number) => this.flights(number)));
  }

  /** A number departs once per station and local date. */
  private checkDepartures(number: number): void {
    const legs = [...this.layer(number, "current").values()].flat();
    const departures = legs.map(({ from, departure }) => `${from} ${Math.floor((departure + EAST[from]) / DAY)}`);
    if (new Set(departures).size < departures.length) throw new No();
  }

  private numberOf(number: number): Kept {
    const found = this.numbers.get(number);
    if (!found) throw new Error(`no number ${number}`);
    return found;
  }

  /** What counts, by the date in the mode that flights are kept in. */
  private layer(number: number, layer: Layer, lookedThrough?: Word): Map<number, ModelFlight> {
    const { basic, adHoc } = this.numberOf(number);
    const flights = new Map(basic);
    if (layer === "basic") return flights;
    for (const [day, words] of adHoc) {
      const last = words.filter((word) => word.isAlive && word !== lookedThrough).at(-1);
      if (last?.flight) flights.set(day, last.flight);
      else if (last) flights.delete(day);
    }
    return flights;
  }

  private change(message: ModelMessage): void {
    if (message.action === "RTNS") this.returnToBasic(message);
    else if (message.action === "RIN") this.reinstate(message);
    else this.rewrite(message);
  }

  private rewrite(message: ModelMessage): void {
    const { kind, action, number, mode } = message;
    const layer = kind === "SSM" ? "basic" : "current";
    const ends = message.endsAdHoc ? this.adHocOn(message) : [];
    const moves = this.named(message, this.layer(number, layer)).map(({ own, flight, day }) => ({
      own,
      flight: changed(message, flight, day),
    }));
    const goes = moves.flatMap(({ own }) => (own === null ? [] : [own]));
    // A flight keeps its own date whatever becomes of its times; a new one is of the date on which it leaves.
    const comes = moves.flatMap(({ own, flight }) => (flight ? [{ flight, day: own ?? departureDate(flight, this.mode) }] : []));
    const target = action === "FLT" ? (MODEL_NUMBERS.find((other) => other !== number) ?? number) : number;
    const there = this.layer(target, layer);
    if (action === "FLT" && message.days.some((day) => this.on(there, mode, day).length > 0)) throw new No();
    if (target === number) for (const own of goes) there.delete(own);
    for (const { flight, day } of comes) {
      if (there.has(day)) throw new No();
      there.set(day, flight);
    }
    for (const word of ends) word.isAlive = false;
    const filled = new Set(target === number ? comes.map(({ day }) => day) : []);
    for (const own of goes) if (!filled.has(own)) this.say(kind, number, own, null);
    for (const { flight, day } of comes) this.say(kind, target, day, flight);
  }

  private say(kind: "SSM" | "ASM", number: number, day: number, flight: ModelFlight | null): void {
    const { basic, adHoc } = this.numberOf(number);
    this.order += 1;
    if (kind === "ASM") adHoc.set(day, [...(adHoc.get(day) ?? []), { flight, order: this.order, isAlive: true }]);
    else if (flight) basic.set(day, flight);
    else basic.delete(day);
  }

  /** The flights of the message's dates, with their own dates; for NEW there must be none. */
  private named(message: ModelMessage, layer: Map<number, ModelFlight>): Named[] {
    const { action, mode, days } = message;
    return days.flatMap((day): Named[] => {
      const flights = this.on(layer, mode, day);
      if (action === "NEW") {
        if (flights.length > 0) throw new No();
        return [{ own: null, flight: null, day }];
      }
      const [only] = flights;
      if (flights.length > 1 || (!only && action !== "SKD")) throw new No();
      return only ? [{ own: only.own, flight: only.flight, day }] : [];
    });
  }

  private returnToBasic({ number, mode, days }: ModelMessage): void {
    for (const day of days) {
      const both = [this.layer(number, "current"), this.layer(number, "basic")].map((layer) => this.on(layer, mode, day));
      if (both.some((flights) => flights.length > 1)) throw new No();
      const own = both.flat().map((each) => each.own);
      const dates = own.length > 0 ? own : mode === this.mode ? [day] : [];
      const words = dates.flatMap((date) => this.numberOf(number).adHoc.get(date) ?? []).filter(({ isAlive }) => isAlive);
      if (words.length === 0) throw new No();
      for (const word of words) word.isAlive = false;
    }
  }

  private reinstate({ number, mode, days }: ModelMessage): void {
    for (const day of days) {
      if (this.on(this.layer(number, "current"), mode, day).length > 0) throw new No();
      const cancelling = [...this.numberOf(number).adHoc.values()].flat().filter((word) => word.isAlive && word.flight === null);
      const found = cancelling
        .sort((a, b) => b.order - a.order)
        .find((word) => {
          const flights = this.on(this.layer(number, "current", word), mode, day);
          if (flights.length > 1) throw new No();
          return flights.length === 1;
        });
      if (!found) throw new No();
      found.isAlive = false;
    }
  }

  private on(layer: Map<number, ModelFlight>, mode: Mode, day: number): { own: number; flight: ModelFlight }[] {
    return [...layer].flatMap(([own, flight]) => (this.dateIn(mode, own, flight) === day ? [{ own, flight }] : []));
  }

  /** A flight is named by its own date where the message has the clock that it is kept by, else by the date on which it leaves. */
  private dateIn(mode: Mode, own: number, flight: ModelFlight): number {
    return mode === this.mode ? own : departureDate(flight, mode);
  }

  /** What ASMs said of dates that an SSM names. */
  private adHocOn({ number, mode, days }: ModelMessage): Word[] {
    const { basic, adHoc } = this.numberOf(number);
    return [...adHoc].flatMap(([own, words]) =>
      words.filter((word) => {
        const flight = word.flight ?? basic.get(own);
        return word.isAlive && days.includes(flight ? this.dateIn(mode, own, flight) : own);
      }),
    );
  }
}

function copy(numbers: Map<number, Kept>): Map<number, Kept> {
  const wordsOf = (words: Word[]) => words.map((word) => ({ ...word }));
  return new Map(
    [...numbers].map(([number, { basic, adHoc }]) => [
      number,
      { basic: new Map(basic), adHoc: new Map([...adHoc].map(([day, words]) => [day, wordsOf(words)])) },
    ]),
  );
}

function departureOf(flight: ModelFlight): number {
  return flight[0]?.departure ?? 0;
}

function departureDate(flight: ModelFlight, mode: Mode): number {
  return Math.floor((departureOf(flight) + (mode === "L" ? EAST.SIN : 0)) / DAY);
}

/** SIN–DEL 330 minutes, an hour on the ground, DEL–TAS 180 minutes. */
function flightAt(mode: Mode, day: number, minute: number, legs: 1 | 2, seats: number): ModelFlight {
  const departure = day * DAY + minute - (mode === "L" ? EAST.SIN : 0);
  const first: ModelLeg = { from: "SIN", to: "DEL", departure, arrival: departure + 330, seats };
  const second: ModelLeg = { from: "DEL", to: "TAS", departure: departure + 390, arrival: departure + 570, seats };
  return legs === 1 ? [first] : [first, second];
}

/** What the action makes of a flight; null is nothing. */
function changed({ action, mode, minute, legs, seats }: ModelMessage, flight: ModelFlight | null, day: number): ModelFlight | null {
  if (action === "NEW" || action === "RPL") return flightAt(mode, day, minute, legs, seats);
  if (action === "EQT") return flight?.map((leg) => ({ ...leg, seats })) ?? null;
  if (action === "FLT") return flight;
  if (action !== "TIM" || !flight) return null;
  const times = flightAt(mode, day, minute, legs, 0);
  if (times.length > flight.length) throw new No();
  const retimed = flight.map((leg, index) => ({ ...leg, ...times[index], seats: leg.seats }));
  const [first, second] = retimed;
  if (first && second && second.departure < first.arrival) throw new No();
  return retimed;
}

function flightText(flight: ModelFlight): string {
  return flight.map(({ from, to, departure, arrival, seats }) => `${from} ${departure}-${arrival} ${to} Y${seats}`).join(" ");
}

const MONTHS = "JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC";

function dateText(day: number): string {
  const date = new Date(day * 86_400_000);
  const month = MONTHS.slice(3 * date.getUTCMonth(), 3 * date.getUTCMonth() + 3);
  return `${String(date.getUTCDate()).padStart(2, "0")}${month}${String(date.getUTCFullYear()).slice(2)}`;
}

/** The message as an airline sends it: SSMs as one sub-message per date, or one that ends nowhere (SKD). */
export function messageText(message: ModelMessage): string {
  const { kind, mode, action, endsAdHoc, number, days } = message;
  const word = action === "RTNS" ? "RPL RTNS" : `${action}${endsAdHoc ? " XASM" : ""}`;
  const date = kind === "ASM" ? `/${dateText(days[0] ?? 0)}` : "";
  const other = `QX${MODEL_NUMBERS.find((each) => each !== number)}${date}`;
  const flight = `QX${number}${date}${action === "FLT" && kind === "ASM" ? ` ${other}` : ""}`;
  const renamed = action === "FLT" && kind === "SSM" ? [other] : [];
  return [kind, mode === "L" ? "LT" : "UTC", word, flight, ...periodText(message), ...contentText(message), ...renamed].join("\n");
}

function periodText({ kind, action, from, days }: ModelMessage): string[] {
  if (kind === "ASM") return [];
  if (action === "SKD") return [dateText(from)];
  return days.map((day) => `${dateText(day)} ${dateText(day)}`);
}

function contentText({ action, mode, minute, legs, seats }: ModelMessage): string[] {
  const equipment = `J 320 Y.Y${seats}`;
  const times = flightAt(mode, 0, minute, legs, 0).map(
    (leg) => `${pointText(leg.from, leg.departure, mode)} ${pointText(leg.to, leg.arrival, mode)}`,
  );
  if (action === "NEW" || action === "RPL") return [equipment, ...times];
  if (action === "TIM") return times;
  return action === "EQT" ? [equipment] : [];
}

function pointText(station: Station, minutes: number, mode: Mode): string {
  const local = minutes + (mode === "L" ? EAST[station] : 0);
  const days = Math.floor(local / DAY);
  const rest = local - days * DAY;
  const time = `${String(Math.floor(rest / 60)).padStart(2, "0")}${String(rest % 60).padStart(2, "0")}`;
  return `${station}${time}${days === 0 ? "" : `/${days}`}`;
}
