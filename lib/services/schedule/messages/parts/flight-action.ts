import { fromDayNumber } from "@/lib/domain/dates";
import { dateIn, type FlightDay, flightDays } from "@/lib/domain/schedule/flights/flight-days";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { carriesPassengers, ELSEWHERE } from "@/lib/formats/ssim/fields";
import { saleableSeats } from "@/lib/formats/ssim/saleable-seats";
import type { ActionName, FlightName, MessageKind, NamedFlight } from "@/lib/formats/ssm/message";
import type { ChangeRules } from "./change-legs";
import type { FlightSchedule } from "./flight-schedule";
import { inOrder, type MessageDay } from "./message-legs";
import { datesOfFlight, datesOfPeriods, type NamedDates } from "./named-dates";
import type { DayOutcome } from "./new-sets";
import { Rejected } from "./rejected";

/** How far a first departure may be from its flight's date: seven days later or one before (SSIM chapter 7), and a day by the other clock. */
const DAYS_PUT_OFF = 8;
const DAYS_BROUGHT_FORWARD = 2;

/** What an action is applied by. */
export interface ActionContext extends ChangeRules {
  kind: MessageKind;
  messageMode: "L" | "U";
  /** Day number. */
  today: number;
  scheduleOf: (flight: FlightName) => FlightSchedule;
}

/** One action on one flight: the dates that it names, and what is flown there. */
export class FlightAction {
  readonly flight: NamedFlight;
  readonly dates: NamedDates;
  readonly schedule: FlightSchedule;
  /** The legs of the layer that the message changes. */
  readonly patterns: readonly LegPattern[];
  /** The flight by its date in the message's time mode. */
  readonly operating: FlightsByDate;
  /** Dates, in the time mode in which a flight is kept, that are taken. */
  private readonly occupied = new Set<string>();

  /** @throws Rejected where all of the dates are past */
  constructor(readonly context: ActionContext) {
    const { action, kind, today } = context;
    const { flight, newFlight, periods } = action;
    this.flight = flight;
    this.schedule = context.scheduleOf(flight);
    this.patterns = this.layerOf(this.schedule);
    const asm = { date: flight.date, newDate: newFlight?.date ?? null };
    this.dates = kind === "ssm" ? datesOfPeriods(periods, this.patterns, today) : datesOfFlight(asm, today);
    this.operating = this.byDate(this.patterns);
    this.occupy(flight, this.operating);
  }

  /** SSMs see and change the basic schedule, ASMs what counts. */
  layerOf(schedule: FlightSchedule): LegPattern[] {
    return this.context.kind === "ssm" ? schedule.basic() : schedule.current();
  }

  /** Each of the flight's dates that the message names, changed. @throws Rejected where the flight does not operate on one */
  each(change: (flight: FlightDay, on: MessageDay) => readonly LegPattern[]): DayOutcome[] {
    return this.named().flatMap(({ date, flight }) => {
      const on = this.on(flight, date);
      return [this.outcome({ ...flight, legs: [] }), this.outcome({ timeMode: on.timeMode, day: on.day, legs: change(flight, on) })];
    });
  }

  /** Says that a flight is there already, so that nothing else may come to its dates. */
  occupy(flight: FlightName, flights: FlightsByDate): void {
    for (const each of flights.all) this.occupied.add(outcomeDate({ ...each, flight }));
  }

  /** Says the same of all that another action of the message found there. */
  occupyAll(other: FlightAction): void {
    for (const date of other.occupied) this.occupied.add(date);
  }

  /**
   * One outcome for each date: a flight rather than none, where one flight leaves the date and another comes to it.
   * @throws Rejected where two flights come to stand on one date of the time mode in which they are kept
   */
  settle(outcomes: readonly DayOutcome[]): DayOutcome[] {
    const left = new Set(outcomes.filter(({ legs }) => legs.length === 0).map(outcomeDate));
    const kept = new Map<string, DayOutcome>();
    for (const outcome of outcomes) {
      const date = outcomeDate(outcome);
      const isTaken = (kept.get(date)?.legs.length ?? 0) > 0 || (this.occupied.has(date) && !left.has(date));
      if (isTaken && outcome.legs.length > 0) throw new Rejected("already_operating", this.name(), fromDayNumber(outcome.day));
      if (outcome.legs.length > 0 || !kept.has(date)) kept.set(date, outcome);
    }
    return [...kept.values()];
  }

  named(dates = this.dates): { date: number; flight: FlightDay }[] {
    const found = dates.days.flatMap((date) => {
      const flight = this.operating.get(date);
      if (!flight && !dates.isOpen) throw this.missing(date);
      return flight ? [{ date, flight }] : [];
    });
    const [first] = dates.days;
    if (found.length === 0 && first !== undefined) throw this.missing(first);
    return found;
  }

  private missing(date: number): Rejected {
    return this.patterns.length === 0
      ? new Rejected("no_such_flight", this.name())
      : new Rejected("not_operating", this.name(), fromDayNumber(date));
  }

  byDate(patterns: readonly LegPattern[]): FlightsByDate {
    const { messageMode, zoneOf } = this.context;
    return new FlightsByDate(flightDays(patterns, this.window()), (flight) => dateIn(messageMode, flight, zoneOf), this.name());
  }

  /** Some days more at either end: flights that by the other clock leave on the named dates may have been put off, or brought forward, to them. */
  window() {
    const first = this.dates.first - DAYS_PUT_OFF;
    return { first, count: this.dates.last + DAYS_BROUGHT_FORWARD - first + 1 };
  }

  /** The date of a flight by both clocks. Other times leave it where it is: days are counted from it, by each leg. */
  on(flight: FlightDay, date: number): MessageDay {
    return { messageMode: this.context.messageMode, messageDay: date, timeMode: flight.timeMode, day: flight.day };
  }

  outcome(flight: FlightDay): DayOutcome {
    const legs =
      flight.legs.length === 0 ? [] : inOrder(flight, this.context.zoneOf).map((leg) => withSoldSeats(leg, this.context.action.action));
    return { flight: this.flight, timeMode: flight.timeMode, day: flight.day, legs };
  }

  rules(): ChangeRules {
    const { action, zoneOf, ignored } = this.context;
    return { action, zoneOf, ignored };
  }

  name(): string {
    return flightName(this.flight);
  }
}

export function flightName({ carrier, flightNumber, suffix }: FlightName): string {
  return `${carrier}${flightNumber}${suffix}`;
}

function outcomeDate({ flight, timeMode, day }: Omit<DayOutcome, "legs">): string {
  return `${flightName(flight)}/${timeMode}${day}`;
}

/**
 * A leg with its classes and seats as they are sold: numbers behind classes are seats. Another aircraft of a flight that is sold by its seats alone
 * may have neither: `settleSeats` finds what is likeliest.
 * @throws Rejected where a message that brings legs has neither, or sends for them to a data element that it lacks
 */
function withSoldSeats(leg: LegPattern, action: ActionName): LegPattern {
  const { bookingDesignators: designators, configuration } = leg;
  if (designators === ELSEWHERE) throw new Rejected("classes_elsewhere", designators);
  if (configuration === ELSEWHERE) throw new Rejected("configuration_elsewhere", configuration);
  const isUntold = designators + configuration === "" && action !== "EQT" && carriesPassengers(leg.serviceType);
  if (isUntold) throw new Rejected("no_classes_no_seats", "");
  return /\d/.test(designators) ? { ...leg, ...saleableSeats({ designators, configuration, blocked: "" }) } : leg;
}

/** The flights of one number by their dates in a message's time mode. */
class FlightsByDate {
  private readonly first = new Map<number, FlightDay>();
  private readonly twice = new Set<number>();

  constructor(
    readonly all: readonly FlightDay[],
    dateOf: (flight: FlightDay) => number,
    private readonly name: string,
  ) {
    for (const flight of all) {
      const date = dateOf(flight);
      if (this.first.has(date)) this.twice.add(date);
      this.first.set(date, flight);
    }
  }

  has(date: number): boolean {
    return this.first.has(date);
  }

  /**
   * The flight of a date.
   * @throws Rejected where there are two: of flights kept by the other clock two may leave on one date of this one
   */
  get(date: number): FlightDay | undefined {
    if (this.twice.has(date)) throw new Rejected("two_flights", this.name, fromDayNumber(date));
    return this.first.get(date);
  }
}
