import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { FlightDay } from "@/lib/domain/schedule/flights/flight-days";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { legsWithin, reequip, retime, withFlightElements, withSegmentElements } from "./change-legs";
import type { FlightAction } from "./flight-action";
import { adHocSets, type DayOutcome, type NewSet } from "./new-sets";
import { Rejected } from "./rejected";

interface Reinstated {
  sets: NewSet[];
  /** Numbers of ad hoc sets that no longer count. */
  withdrawn: number[];
}

/** A set of an ASM is about one date, by one clock or the other. */
const NEAR_DAYS = 2;

/**
 * RIN: a flight, or legs of it, that an ASM cancelled are flown as before; the message may bring other times, equipment or data elements.
 * @throws Rejected where no ASM cancelled them
 */
export function reinstate(on: FlightAction): Reinstated {
  const returned = on.dates.days.map((date) => {
    const isWhole = on.flight.stations.length === 0 && !on.operating.has(date);
    return isWhole ? wholeFlight(on, date) : someLegs(on, date);
  });
  return { sets: returned.flatMap(({ sets }) => sets), withdrawn: returned.flatMap(({ withdrawn }) => withdrawn) };
}

/** The set that cancelled the flight is taken back. */
function wholeFlight(on: FlightAction, date: number): Reinstated {
  const cancelling = on.schedule.adHoc().filter((set) => on.schedule.legsOf(set).length === 0);
  for (const { seq } of [...cancelling].sort((a, b) => b.seq - a.seq)) {
    const flight = on.byDate(on.schedule.current(new Set([seq]))).get(date);
    if (flight) return { sets: isPlain(on) ? [] : adHocSets(changed(on, flight, date)), withdrawn: [seq] };
  }
  throw notCancelled(on, date);
}

/** What is flown gets back the legs that are missing, as they last were. */
function someLegs(on: FlightAction, date: number): Reinstated {
  for (const before of earlier(on, date)) {
    // By the other clock a flight without its first leg may be of another date.
    const current = on.operating.all.find(({ timeMode, day }) => timeMode === before.timeMode && day === before.day);
    const legs = withLegsOf(before, current, on.flight.stations);
    if (legs) return { sets: adHocSets(changed(on, { ...before, legs }, date)), withdrawn: [] };
  }
  throw notCancelled(on, date);
}

/** The flight of a date as it was before each of the ASMs about it, the latest first. */
function* earlier(on: FlightAction, date: number): Generator<FlightDay> {
  const sets = on.schedule.adHoc().filter(({ validFrom }) => Math.abs(dayNumber(validFrom) - date) <= NEAR_DAYS);
  const without = new Set<number>();
  for (const { seq } of sets.sort((a, b) => b.seq - a.seq)) {
    without.add(seq);
    const flight = on.byDate(on.schedule.current(without)).get(date);
    if (flight) yield flight;
  }
}

/**
 * The legs of a flight with those that an earlier state of it has besides.
 * @param current what is flown on the same date
 * @param stations of the only legs that come back; where there are none all do
 * @returns undefined where the earlier state is another way, or no such leg is missing
 */
function withLegsOf(before: FlightDay, current: FlightDay | undefined, stations: readonly string[]): LegPattern[] | undefined {
  const flown = current?.legs ?? [];
  if (flown.some((leg) => !before.legs.some((each) => isSameWay(each, leg)))) return undefined;
  if (!goesBy(before.legs, stations)) return undefined;
  const missing = before.legs.filter((leg) => !flown.some((each) => isSameWay(each, leg)));
  const wanted = stations.length === 0 ? missing : legsWithin(before.legs, stations);
  if (wanted.length === 0 || wanted.some((leg) => !missing.includes(leg))) return undefined;
  return before.legs.flatMap((leg) => flown.find((each) => isSameWay(each, leg)) ?? (wanted.includes(leg) ? leg : []));
}

function isSameWay(one: LegPattern, other: LegPattern): boolean {
  return one.origin === other.origin && one.destination === other.destination;
}

/** Whether stations can be found on a way, one behind the other. */
function goesBy(legs: readonly LegPattern[], stations: readonly string[]): boolean {
  return stations.slice(1).every((destination, index) => {
    const from = legs.findIndex(({ origin }) => origin === stations[index]);
    return from >= 0 && legs.slice(from).some((leg) => leg.destination === destination);
  });
}

/** Whether the message brings nothing but the flight itself. */
function isPlain({ context: { action } }: FlightAction): boolean {
  return [action.legs, action.equipment, action.elements, action.segments].every((parts) => parts.length === 0);
}

function changed(on: FlightAction, flight: FlightDay, date: number): DayOutcome[] {
  const rules = on.rules();
  const day = on.on(flight, date);
  const retimed = { ...flight, legs: retime({ ...flight, legs: withFlightElements(flight, rules) }, day, rules) };
  const legs = withSegmentElements(reequip(retimed, rules, false), rules);
  return on.settle([on.outcome({ ...flight, legs: [] }), on.outcome({ ...retimed, legs })]);
}

function notCancelled(on: FlightAction, date: number): Rejected {
  return new Rejected("not_cancelled", [on.name(), ...on.flight.stations].join(" "), fromDayNumber(date));
}
