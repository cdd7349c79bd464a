import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { legsText, plainLeg } from "@/lib/domain/schedule/flights/plain-leg";
import { repeatDays } from "@/lib/domain/schedule/flights/repeat-days";
import type { Covering, LegPattern } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import { carriesPassengers } from "@/lib/formats/ssim/fields";
import type { FlightName } from "@/lib/formats/ssm/message";
import { groupBy } from "@/lib/util/grouping";
import { goesOn, type NamedDates } from "./named-dates";

/** What a message makes of a flight on one date; no legs is cancelled. */
export interface DayOutcome {
  flight: FlightName;
  timeMode: "L" | "U";
  /** Day number of the flight's date in that mode. */
  day: number;
  legs: readonly LegPattern[];
}

/** A set of one flight that is to be written: everything that it covers is flown by these legs. */
export interface NewSet extends Omit<ScheduleSet, "seq"> {
  legs: LegPattern[];
}

/** Dates with the same legs as sets, each with a period of its own. */
export function basicSets(outcomes: readonly DayOutcome[], dates: NamedDates): NewSet[] {
  return [...groupBy(outcomes, outcomeKey).values()].flatMap((same) =>
    repeatDays(same.map(({ day }) => day)).flatMap((period) =>
      same.slice(0, 1).map((outcome) => setOf(outcome, "basic", openEnd(period, dates))),
    ),
  );
}

/** ASMs are about single dates, and single dates go back to the basic schedule: each has its own set. */
export function adHocSets(outcomes: readonly DayOutcome[]): NewSet[] {
  return outcomes.map((outcome) => {
    const date = fromDayNumber(outcome.day);
    return setOf(outcome, "ad_hoc", { from: date, to: date, days: 127, frequency: 1 });
  });
}

function openEnd(period: Covering, dates: NamedDates): Covering {
  return period.to !== null && goesOn(dayNumber(period.to), dates) ? { ...period, to: null } : period;
}

function outcomeKey({ flight, timeMode, legs }: DayOutcome): string {
  return JSON.stringify([flight.carrier, flight.flightNumber, flight.suffix, timeMode, legsText(legs)]);
}

function setOf({ flight, timeMode, legs }: DayOutcome, layer: ScheduleSet["layer"], period: Covering): NewSet {
  const { carrier, flightNumber, suffix } = flight;
  const dates = { periodFrom: period.from, periodTo: period.to, daysOfOperation: period.days, frequency: period.frequency };
  return {
    ...{ layer, carrier, flightNumber, suffix, timeMode, validFrom: period.from, validTo: period.to },
    ...{ daysOfOperation: period.days, frequency: period.frequency },
    // Legs that carry no passengers are no part of the schedule but keep their place in the flight, as in files.
    legs: legs
      .map((leg, index) => ({ ...plainLeg(leg), ...dates, carrier, flightNumber, suffix, legSequence: index + 1 }))
      .filter(({ serviceType }) => carriesPassengers(serviceType)),
  };
}
