import { v7 as uuid } from "uuid";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import { DepartureCounter } from "@/lib/formats/ssim/departure-counter";
import type { Prisma } from "@/lib/generated/prisma/client";
import { remembered } from "@/lib/util/waiting/remembered";

/** What a set is about: all of a ScheduleSet but its number. Season, e.g. `W26`, is told only. */
export type NewSet = Omit<ScheduleSet, "seq"> & { season: string };

const WHOLE_CARRIER = { flightNumber: null, suffix: null, daysOfOperation: 127, frequency: 1 } as const;

/** A basic set of all flights of a carrier, as files have them. */
export function carrierSet(set: Pick<NewSet, "carrier" | "season" | "timeMode" | "validFrom" | "validTo">): NewSet {
  const { carrier, season, timeMode, validFrom, validTo } = set;
  return { ...WHOLE_CARRIER, layer: "basic", carrier, season, timeMode, validFrom, validTo };
}

/** What was written of one set. */
export interface StagedSet {
  set: NewSet;
  id: string;
  legs: number;
  /** Flights by carrier, number and suffix. */
  flights: ReadonlyMap<string, StagedFlight>;
  /** Flights with a date, from today (UTC) to SALE_DAYS ahead. */
  datedFlights: number;
}

interface StagedFlight {
  flightNumber: number;
  /** How many dates it has of those that are compared. */
  dates: number;
}

/** Days on which dated flights are counted, day numbers, both included. */
interface Days {
  from: number;
  to: number;
}

interface Writing extends StagedSet {
  flights: Map<string, StagedFlight>;
  counter: DepartureCounter;
  comparedCounter: DepartureCounter;
}

const BATCH = 1_000;

/** Stages sets in the transaction of a change; they count from its end on. */
export class ScheduleDraft {
  /** Imports whose sets go. */
  readonly removedImports: string[] = [];
  private readonly written: Writing[] = [];
  private batch: LegPattern[] = [];

  /** @param days of flights that are told, and of those that are compared with what was there */
  constructor(
    private readonly tx: Prisma.TransactionClient,
    readonly importId: string,
    private readonly days: { told: Days; compared: Days },
  ) {}

  /** Begins a set, above all that are there in its layer. Legs that are added next are its own. */
  async begin(set: NewSet): Promise<void> {
    await this.flush();
    const id = uuid();
    await this.tx.scheduleSet.create({ data: { id, importId: this.importId, ...set } });
    const { told, compared } = this.days;
    const counters = {
      counter: new DepartureCounter(told.from, told.to),
      comparedCounter: new DepartureCounter(compared.from, compared.to),
    };
    this.written.push({ set, id, legs: 0, flights: new Map(), datedFlights: 0, ...counters });
  }

  /** Adds a leg to the set that was begun last; those of a flight come one after another. */
  async add(leg: LegPattern): Promise<void> {
    const staged = this.written.at(-1);
    if (!staged) throw new Error("no set was begun");
    countDates(staged, leg);
    staged.counter.see(leg);
    staged.legs += 1;
    staged.datedFlights = staged.counter.departures;
    this.batch.push(leg);
    if (this.batch.length === BATCH) await this.flush();
  }

  /** Takes all sets of an import out. */
  remove(importId: string): void {
    this.removedImports.push(importId);
  }

  /** Sets of earlier imports that count no more, as long as this one is not taken back. @param seqs their numbers */
  async withdraw(seqs: readonly number[]): Promise<void> {
    if (seqs.length === 0) return;
    await this.tx.$executeRaw`update schedule_set set withdrawn_by = ${this.importId}::uuid where seq = any(${seqs}::bigint[])`;
  }

  /** Writes what is still in memory. */
  async flush(): Promise<void> {
    const staged = this.written.at(-1);
    if (!staged || this.batch.length === 0) return;
    await insertLegs(this.tx, staged.id, this.batch);
    this.batch = [];
  }

  get sets(): readonly StagedSet[] {
    return this.written;
  }
}

function countDates({ flights, comparedCounter }: Writing, leg: LegPattern): void {
  const { carrier, flightNumber, suffix } = leg;
  const flight = remembered(flights, `${carrier}${flightNumber}${suffix}`, () => ({ flightNumber, dates: 0 }));
  const before = comparedCounter.departures;
  comparedCounter.see(leg);
  flight.dates += comparedCounter.departures - before;
}

/** Writes legs of a set in one statement: a set may have hundreds of thousands. */
async function insertLegs(tx: Prisma.TransactionClient, setId: string, legs: readonly LegPattern[]): Promise<void> {
  await tx.$executeRaw`
    insert into schedule_leg (
      set_id, carrier, flight_number, suffix, itinerary_variation, leg_sequence, service_type, period_from, period_to,
      days_of_operation, frequency, origin, destination, departure_minutes, arrival_minutes, departure_day_offset, arrival_day_offset,
      departure_utc_offset, arrival_utc_offset, departure_transfer, arrival_transfer, departure_terminal, arrival_terminal, aircraft, booking_designators, configuration,
      operating_carrier, operating_name, operating_flight, segments)
    select ${setId}::uuid, carrier, "flightNumber", suffix, "itineraryVariation", "legSequence", "serviceType", "periodFrom", "periodTo",
      "daysOfOperation", frequency, origin, destination, "departureMinutes", "arrivalMinutes", "departureDayOffset", "arrivalDayOffset",
      "departureUtcOffset", "arrivalUtcOffset", "departureTransfer", "arrivalTransfer", "departureTerminal", "arrivalTerminal", aircraft, "bookingDesignators", configuration,
      "operatingCarrier", "operatingName", "operatingFlight", segments
    from json_to_recordset(${JSON.stringify(legs)}::json) as leg (
      carrier text, "flightNumber" int, suffix text, "itineraryVariation" int, "legSequence" int, "serviceType" text,
      "periodFrom" text, "periodTo" text, "daysOfOperation" int, frequency int, origin text, destination text,
      "departureMinutes" int, "arrivalMinutes" int, "departureDayOffset" int, "arrivalDayOffset" int,
      "departureUtcOffset" int, "arrivalUtcOffset" int, "departureTransfer" int, "arrivalTransfer" int, "departureTerminal" text, "arrivalTerminal" text, aircraft text, "bookingDesignators" text, configuration text,
      "operatingCarrier" text, "operatingName" text, "operatingFlight" text, segments jsonb)`;
}
