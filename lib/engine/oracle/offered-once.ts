import { dayNumber, weekday } from "@/lib/domain/dates";
import { flightCode } from "@/lib/domain/schedule/inventory";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { groupBy } from "@/lib/util/grouping";
import type { NetworkInput } from "./compile-network";
import { type Flown, numberOf } from "./flown";

const DAY_MINUTES = 1440;

/** Flights by number, board and off. */
type Timetable = ReadonlyMap<string, readonly Flown[]>;

/**
 * Of all that carriers file, what is offered where aircraft are sold under several numbers, departure by departure: what
 * docs/decisions/2026-11-23-code-shares-as-flown.md tells.
 */
export function offeredOnce(filed: readonly Flown[], input: NetworkInput): Flown[] {
  const asFiled = groupBy(filed, nameOf);
  const whole = filed.filter((flown) => partsOf(flown).every((part) => isFlownSo(part, asFiled) || !isKnown(part, input)));
  const timetable = groupBy(whole, nameOf);
  const timed = whole.flatMap((flown) => asFlown(flown, timetable, input));
  const seen = new Set<string>();
  const different = timed.filter((flown) => {
    const departure = `${numberOf(flown)} ${placeOf(flown)} ${flown[0]?.departure}`;
    return !isDuplicate(flown) || (!seen.has(departure) && seen.add(departure));
  });
  const shared = groupBy(different, (flown) => `${aircraftOf(flown)} ${placeOf(flown)} ${utcDayOf(flown)}`);
  return [...shared].flatMap(([, rivals]) => rivals.filter((flown) => rivals.every((other) => !goesBefore(other, flown, input))));
}

/** Under another number, all legs of one flight. */
function isDuplicate(flown: Flown): boolean {
  const [first, ...others] = flown.map(({ pattern }) => pattern.operatingFlight);
  return first !== "" && others.every((other) => other === first);
}

function aircraftOf(flown: Flown): string {
  return isDuplicate(flown) ? (flown[0]?.pattern.operatingFlight ?? "") : numberOf(flown);
}

/** Of a flight that several fly, runs of legs that one other flight flies. */
function partsOf(flown: Flown): Flown[] {
  if (isDuplicate(flown)) return [];
  const parts: Flown[] = [];
  for (const [index, leg] of flown.entries()) {
    const { operatingFlight } = leg.pattern;
    if (operatingFlight === "") continue;
    if (flown[index - 1]?.pattern.operatingFlight === operatingFlight) parts.at(-1)?.push(leg);
    else parts.push([leg]);
  }
  return parts;
}

function isFlownSo(part: Flown, filed: Timetable): boolean {
  const calls = (flown: Flown) =>
    flown.map(({ pattern, departure, arrival }) => [pattern.origin, departure, pattern.destination, arrival]).join();
  const own = filed.get(`${part[0]?.pattern.operatingFlight} ${placeOf(part)}`) ?? [];
  return own.some((flown) => calls(flown) === calls(part));
}

/** A duplicate at the times of the nearest departure of the flight that is flown; as filed where nobody knows that flight. */
function asFlown(flown: Flown, timetable: Timetable, input: NetworkInput): Flown[] {
  if (!isDuplicate(flown)) return [flown];
  const own = timetable.get(`${aircraftOf(flown)} ${placeOf(flown)}`) ?? [];
  const apart = (each: Flown) => departureOf(each) - departureOf(flown);
  const [nearest] = own
    .filter((each) => Math.abs(apart(each)) <= DAY_MINUTES / 2)
    .sort((one, other) => Math.abs(apart(one)) - Math.abs(apart(other)) || apart(one) - apart(other));
  if (!nearest) return isKnown(flown, input) ? [] : [flown];
  const way = (each: Flown) => each.map(({ pattern }) => pattern.destination).join();
  if (way(nearest) !== way(flown)) return [];
  return [flown.map((leg, index) => ({ ...leg, ...nearest[index], pattern: atTerminals(leg.pattern, nearest[index]?.pattern) }))];
}

type Pattern = Flown[number]["pattern"];

function atTerminals(pattern: Pattern, own: Pattern | undefined): Pattern {
  return {
    ...pattern,
    departureTerminal: own?.departureTerminal || pattern.departureTerminal,
    arrivalTerminal: own?.arrivalTerminal || pattern.arrivalTerminal,
  };
}

/** Whether the other number is the one that is offered of the same aircraft and day. */
function goesBefore(other: Flown, flown: Flown, { unsold = [] }: NetworkInput): boolean {
  const [aircraft, one, own] = [aircraftOf(flown), numberOf(other), numberOf(flown)];
  const [isSold, isOwnSold] = [one, own].map((number) => !unsold.includes(number.slice(0, 2)));
  if (isSold !== isOwnSold) return isSold === true;
  return one !== own && own !== aircraft && (one === aircraft || one < own);
}

/** Whether the schedule of the carrier that flies it is here for the day on which it boards. */
function isKnown(flown: Flown, { sets = [], airports }: NetworkInput): boolean {
  const [first] = flown;
  const zone = airports.find(({ code }) => code === first?.pattern.origin)?.timeZone ?? "";
  const departure = departureOf(flown);
  return sets.some((set) => {
    const { carrier, flightNumber, suffix, timeMode } = set;
    const code = first?.pattern.operatingFlight ?? "";
    const isAbout = flightNumber === null ? code.slice(0, 2) === carrier : code === flightCode(carrier, flightNumber, suffix ?? "");
    return isAbout && covers(set, Math.floor((timeMode === "L" ? utcToLocal(zone, departure) : departure) / DAY_MINUTES));
  });
}

function covers({ validFrom, validTo, daysOfOperation, frequency }: ScheduleSet, day: number): boolean {
  const since = day - dayNumber(validFrom);
  const isWithin = since >= 0 && (validTo === null || day <= dayNumber(validTo));
  return isWithin && (daysOfOperation & (1 << weekday(day))) !== 0 && Math.floor(since / 7) % frequency === 0;
}

const departureOf = (flown: Flown) => flown[0]?.departure ?? 0;
const utcDayOf = (flown: Flown) => Math.floor(departureOf(flown) / DAY_MINUTES);
const nameOf = (flown: Flown) => `${numberOf(flown)} ${placeOf(flown)}`;
const placeOf = (flown: Flown) => `${flown[0]?.pattern.origin}${flown.at(-1)?.pattern.destination}`;
