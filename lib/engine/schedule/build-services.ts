import { type DayWindow, wordsOf } from "@/lib/domain/schedule/day-set";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { itemAt } from "@/lib/util/at";
import { GrowingIntegers } from "@/lib/util/growing";
import { Interner } from "@/lib/util/interner";
import type { AirportTable } from "../airport-table";
import { KIND_TEXTS, type ServiceColumns } from "../service-columns";
import { DaySetPool } from "./day-set-pool";
import type { TimeRun } from "./time-runs";

/** What all services of the same legs share: looked up once for all their times. */
interface Flown {
  legs: readonly LegPattern[];
  pair: number;
  carrier: number;
  international: number;
  flight: number;
  kinds: readonly number[];
}

/** Gathers services in the order in which they are found, column by column. */
export class ServiceBuilder {
  private readonly pair = new GrowingIntegers();
  private readonly departureMinute = new GrowingIntegers();
  private readonly duration = new GrowingIntegers();
  private readonly daySet = new GrowingIntegers();
  private readonly carrier = new GrowingIntegers();
  private readonly international = new GrowingIntegers();
  private readonly flight = new GrowingIntegers();
  private readonly flightCarrier = new GrowingIntegers();
  private readonly flightNumber = new GrowingIntegers();
  private readonly flightSuffix = new GrowingIntegers();
  private readonly legEnd = new GrowingIntegers();
  private readonly legKind = new GrowingIntegers();
  private readonly legDeparture = new GrowingIntegers();
  private readonly legArrival = new GrowingIntegers();
  private readonly kindOrigin = new GrowingIntegers();
  private readonly kindDestination = new GrowingIntegers();
  private readonly kindTexts = new GrowingIntegers();
  private readonly daySets: DaySetPool;
  private readonly carriers = new Interner<string>();
  private readonly flights = new Interner<string>();
  private readonly kinds = new Interner<string>();
  private readonly texts = new Interner<string>();
  private last: Flown | null = null;

  constructor(
    private readonly window: DayWindow,
    private readonly airports: AirportTable,
  ) {
    this.daySets = new DaySetPool(wordsOf(window));
  }

  /** @param legs legs of one flight number, at airports of the table, from boarding to leaving the aircraft */
  add(legs: readonly LegPattern[], run: TimeRun): void {
    const flown = this.last?.legs === legs ? this.last : this.lookUp(legs);
    if (!flown) return;
    this.last = flown;
    this.pair.push(flown.pair);
    this.departureMinute.push(run.departureMinute);
    this.duration.push(run.times.at(-1) ?? 0);
    this.daySet.push(this.daySets.numberOf(run.days));
    this.carrier.push(flown.carrier);
    this.international.push(flown.international);
    this.flight.push(flown.flight);
    for (const [index, kind] of flown.kinds.entries()) {
      this.legKind.push(kind);
      this.legDeparture.push(itemAt(run.times, 2 * index));
      this.legArrival.push(itemAt(run.times, 2 * index + 1));
    }
    this.legEnd.push(this.legKind.count);
  }

  finish(): ServiceColumns {
    const words = wordsOf(this.window);
    return {
      pair: this.pair.finish(),
      departureMinute: new Uint16Array(this.departureMinute.finish()),
      duration: new Uint16Array(this.duration.finish()),
      days: this.daySet.finish().map((set) => set * words),
      dayPool: this.daySets.finish(),
      words,
      carrier: new Uint16Array(this.carrier.finish()),
      carriers: this.carriers.values,
      international: new Uint8Array(this.international.finish()),
      flight: this.flight.finish(),
      flightCarrier: new Uint16Array(this.flightCarrier.finish()),
      flightNumber: new Uint16Array(this.flightNumber.finish()),
      flightSuffix: new Uint8Array(this.flightSuffix.finish()),
      ...this.finishLegs(),
    };
  }

  private lookUp(legs: readonly LegPattern[]): Flown | null {
    const [first, last] = [legs[0], legs.at(-1)];
    if (!first || !last) return null;
    return {
      legs,
      pair: this.airport(first.origin) * this.airports.codes.length + this.airport(last.destination),
      carrier: this.carriers.idOf(first.carrier, () => first.carrier),
      international: this.isInternational(legs) ? 1 : 0,
      flight: this.flightOf(first),
      kinds: legs.map((leg) => this.kindOf(leg)),
    };
  }

  private finishLegs() {
    const legEnd = this.legEnd.finish();
    const legStart = new Uint32Array(legEnd.length + 1);
    legStart.set(legEnd, 1);
    return {
      legStart,
      legKind: this.legKind.finish(),
      legDeparture: new Uint16Array(this.legDeparture.finish()),
      legArrival: new Uint16Array(this.legArrival.finish()),
      kindOrigin: new Uint16Array(this.kindOrigin.finish()),
      kindDestination: new Uint16Array(this.kindDestination.finish()),
      kindTexts: this.kindTexts.finish(),
      texts: this.texts.values,
    };
  }

  private flightOf({ carrier, flightNumber, suffix }: LegPattern): number {
    return this.flights.idOf(`${carrier}/${flightNumber}/${suffix}`, () => {
      this.flightCarrier.push(this.carriers.idOf(carrier, () => carrier));
      this.flightNumber.push(flightNumber);
      this.flightSuffix.push(suffix === "" ? 0 : suffix.charCodeAt(0));
      return carrier;
    });
  }

  private kindOf(leg: LegPattern): number {
    const { origin, destination, departureTerminal, arrivalTerminal, aircraft, bookingDesignators, configuration, serviceType } = leg;
    const equipment = `${aircraft}|${bookingDesignators}|${configuration}|${serviceType}`;
    return this.kinds.idOf(`${origin}|${destination}|${departureTerminal}|${arrivalTerminal}|${equipment}`, () => {
      this.kindOrigin.push(this.airport(origin));
      this.kindDestination.push(this.airport(destination));
      for (const name of KIND_TEXTS) this.kindTexts.push(this.texts.idOf(leg[name], () => leg[name]));
      return origin;
    });
  }

  private airport(code: string): number {
    return this.airports.indexOf.get(code) ?? 0;
  }

  private isInternational(legs: readonly LegPattern[]): boolean {
    const country = this.airports.countries[this.airport(legs[0]?.origin ?? "")];
    return legs.some(
      ({ origin, destination }) =>
        this.airports.countries[this.airport(origin)] !== country || this.airports.countries[this.airport(destination)] !== country,
    );
  }
}
