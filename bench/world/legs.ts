import { fromDayNumber } from "@/lib/domain/dates";
import { SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import type { CarrierKind } from "./carriers";
import { type Flight, minuteOfDay } from "./flights";
import { pick } from "./random";
import { clockChanges, offsetOn, type Season } from "./seasons";

const DAY_MINUTES = 1440;
/** Minutes by which an airline moves a flight from one period to the next. */
const MOVES = [-15, -10, -5, 0, 0, 5, 10, 15];
/** How often a period is flown by another aircraft than the season's. */
const OTHER_AIRCRAFT = 0.2;

/**
 * Leg records of a flight in a season, as airlines file them: a new period where the clocks at its ends change apart from each other, and
 * where the airline moves it by some minutes or sends another aircraft.
 * @param cuts periods beyond those that the clocks make, on average
 */
export function legsOf(flight: Flight, season: Season, cuts: number, random: () => number): LegPattern[] {
  if (!season.name.startsWith(flight.season)) return [];
  const starts = startsOf(flight, season, Math.floor(cuts + random()), random);
  const usual = random();
  let before: readonly number[] = [];
  return starts.flatMap((first, index) => {
    const last = (starts[index + 1] ?? season.last + 1) - 1;
    const departure = minuteOfDay(flight.departure + (pick(MOVES, random) ?? 0));
    const aircraft = random() < OTHER_AIRCRAFT ? random() : usual;
    const legs = variation(flight, { first, last, departure, aircraft, number: index + 1 });
    const days = localDays(flight, legs, first);
    const meets = days.some((day, leg) => day < (before[leg] ?? day));
    before = days;
    return meets ? legs.map((leg) => ({ ...leg, periodFrom: fromDayNumber(Math.min(first + 1, last)) })) : legs;
  });
}

/**
 * Days of the legs' departures after the flight's date, by the clock of their airport. Where a period's are earlier than those of the one
 * before, its first flight would leave on the day of the other's last: a number departs from an airport once a day.
 */
function localDays({ calls }: Flight, legs: readonly LegPattern[], first: number): number[] {
  return legs.map(({ timeMode, departureDayOffset, departureMinutes }, index) => {
    const offset = timeMode === "L" ? 0 : offsetOn(calls[index]?.timeZone ?? "UTC", first);
    return departureDayOffset + Math.floor((departureMinutes + offset) / DAY_MINUTES);
  });
}

/** First days of the periods, ascending. Airlines change on one day of the week. */
function startsOf({ carrier, calls }: Flight, season: Season, cuts: number, random: () => number): number[] {
  const zones = [...new Set(calls.map(({ timeZone }) => timeZone))];
  const moved = (zone: string, day: number) => offsetOn(zone, day) - offsetOn(zone, day - 1);
  const apart = (day: number) => zones.some((zone) => moved(zone, day) !== moved(zones[0] ?? zone, day));
  const byClock = carrier.timeMode === "L" ? zones.flatMap((zone) => clockChanges(zone, season)).filter(apart) : [];
  const weeks = Math.floor((season.last - season.first) / 7);
  const byCarrier = Array.from({ length: cuts }, () => season.first + 7 * (1 + Math.floor(random() * (weeks - 1))));
  return [...new Set([season.first, ...byClock, ...byCarrier])].sort((one, other) => one - other);
}

interface Period {
  first: number;
  last: number;
  /** Minutes after local midnight. */
  departure: number;
  /** Which aircraft flies it, from 0 up to, not including, 1. */
  aircraft: number;
  number: number;
}

function variation({ carrier, calls, blocks, ground, ...flight }: Flight, period: Period): LegPattern[] {
  const { code, kind, timeMode } = carrier;
  const [periodFrom, periodTo] = [fromDayNumber(period.first), fromDayNumber(period.last)];
  const offsets = calls.map(({ timeZone }) => offsetOn(timeZone, period.first));
  const clock = (call: number) => (timeMode === "L" ? (offsets[call] ?? 0) : 0);
  // Minutes of UTC's clock, after midnight of the flight's date at its first airport or, where it is filed in UTC, there.
  let utc = period.departure - (offsets[0] ?? 0);
  if (timeMode === "U") utc = minuteOfDay(utc);
  return blocks.map((block, leg) => {
    utc += leg === 0 ? 0 : ground;
    const departure = utc + clock(leg);
    utc += block;
    const arrival = utc + clock(leg + 1);
    const { aircraft, bookingDesignators, configuration } = equipmentFor(kind, block, period.aircraft);
    return {
      carrier: code,
      flightNumber: flight.number,
      suffix: "",
      itineraryVariation: period.number,
      legSequence: leg + 1,
      serviceType: kind === "charter" ? "C" : "J",
      timeMode,
      periodFrom,
      periodTo,
      daysOfOperation: flight.days,
      frequency: 1,
      origin: calls[leg]?.code ?? "",
      destination: calls[leg + 1]?.code ?? "",
      departureMinutes: minuteOfDay(departure),
      arrivalMinutes: minuteOfDay(arrival),
      departureDayOffset: Math.floor(departure / DAY_MINUTES),
      arrivalDayOffset: Math.floor(arrival / DAY_MINUTES),
      departureTerminal: "",
      arrivalTerminal: "",
      aircraft,
      bookingDesignators,
      configuration,
      coveredBy: UNCOVERED,
      ...SOLD_FREELY,
    };
  });
}

const FULL = "JCDYBMHKQT";
const ECONOMY = "YBMHKQT";

/** Aircraft and configurations for short, middle and long flights. */
const FLEETS: Readonly<Record<CarrierKind, readonly (readonly string[])[]>> = {
  network: [
    ["320 C12Y138", "73H C16Y144", "E90 C12Y88", "223 C12Y125"],
    ["321 C16Y168", "32N C8Y166", "73H C16Y144", "7M8 C16Y150"],
    ["77W C42Y304", "789 C30Y254", "359 C36Y279", "333 C30Y259", "388 C76Y399"],
  ],
  budget: [["738 Y189", "320 Y180", "7M8 Y197"], ["321 Y232", "738 Y189"], ["321 Y232"]],
  regional: [["AT7 Y70", "DH4 Y76", "E75 Y76", "CR9 Y90"], ["E90 C12Y88"], ["E95 C12Y106"]],
  charter: [["738 Y189"], ["738 Y189", "321 Y220"], ["763 Y290"]],
};

/**
 * What a flight is flown with.
 * @param minutes from gate to gate
 * @param choice from 0 up to, not including, 1
 */
function equipmentFor(
  kind: CarrierKind,
  minutes: number,
  choice: number,
): Pick<LegPattern, "aircraft" | "bookingDesignators" | "configuration"> {
  const types = FLEETS[kind][minutes < 110 ? 0 : minutes < 330 ? 1 : 2] ?? [];
  const [aircraft = "", configuration = ""] = (types[Math.floor(choice * types.length)] ?? "").split(" ");
  return { aircraft, bookingDesignators: configuration.startsWith("C") ? FULL : ECONOMY, configuration };
}
