import { addDays, dayNumber, turnWeekdays } from "@/lib/domain/dates";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import { offsetMinutes } from "@/lib/domain/schedule/zones";
import { airport, blockMinutes } from "@/lib/reference/block-time";
import { classesOf } from "./brands";
import { type DemoCarrier, demoCarrier } from "./carriers";
import type { Rotation } from "./parse-timetable";
import { type Period, periodsOf } from "./periods";

/** Terminals that matter for connections: `airport:international/domestic`; nothing where the airport has one building. */
const BY_AIRPORT: Readonly<Record<string, readonly [international: string, domestic: string]>> = table(
  "TAS:2/3 SVO:C/B VKO:A/A ALA:2/1 NQZ:1/2 SVX:B/A KZN:1/1 OVB:B/A DXB:1/1 LHR:2/5 FRA:1/1 MUC:2/2 CDG:2A/2F DEL:3/3 BOM:2/1 " +
    "ICN:1/1 PEK:3/3 PVG:2/2 CAN:2/2 NRT:1/1 KIX:1/1 JFK:4/4 BER:1/1 VIE:3/3 PRG:2/2 BUD:2B/2A MXP:1/1 FCO:3/1 MAD:1/4 BCN:1/1 " +
    "AYT:1/D HAN:2/1 SGN:2/3 KUL:1/1 JED:1/1 RUH:3/5 CAI:3/3 SSH:1/1 HRG:1/2 BKK:1/1 DPS:I/D CGK:3/3 SIN:2/2 KWI:1/1 TLV:3/3 URC:4/4",
);

/** Carriers that have a terminal of their own, whatever the flight. */
const BY_CARRIER: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "DXB:EK=3 DXB:FZ=2 LHR:EK=3 LHR:QR=4 LHR:J2=4 LHR:KC=4 LHR:SV=4 LHR:VN=4 ICN:KE=2 JFK:TK=1 JFK:LH=1 JFK:KE=1 JFK:LO=1 CDG:LH=1 " +
    "CDG:LO=1 FRA:LH=1 FRA:LO=1 FRA:CA=1 FRA:KC=2 FRA:HY=2 FRA:J2=2 FRA:EK=2 FRA:VN=2 MAD:EK=4S MAD:QR=4S KWI:PC=1 SIN:EK=1 SIN:QR=1 CAI:HY=2 CAI:QR=2"
  )
    .split(" ")
    .map((entry) => entry.split("=")),
);

/** Terminal of a carrier's flight at an airport; empty where there is nothing to say. */
function terminalOf(carrier: string, at: string, other: string): string {
  const own = BY_CARRIER[`${at}:${carrier}`];
  if (own !== undefined) return own;
  const [international = "", domestic = ""] = BY_AIRPORT[at] ?? [];
  return airport(at).country === airport(other).country ? domestic : international;
}

function table(text: string): Record<string, [string, string]> {
  const entries = text.split(" ").map((entry): [string, [string, string]] => {
    const [code = "", international = "", domestic = ""] = entry.split(/[:/]/);
    return [code, [international, domestic]];
  });
  return Object.fromEntries(entries);
}

const DAY = 1440;
const WIDEBODIES = new Set(["333", "339", "359", "388", "76W", "763", "77W", "788", "789"]);
const STOP_MINUTES = { narrow: 50, wide: 90 };
const TURNAROUND_MINUTES = { narrow: 60, wide: 95 };

/** One leg of a flight, minutes since midnight UTC of the rotation's date at its base. */
interface TimedLeg {
  origin: string;
  destination: string;
  departure: number;
  arrival: number;
}

/** Both flights of a rotation as legs: one variation for every stretch of time in which no clock on the way changes. */
export function legsOf(rotation: Rotation): LegPattern[] {
  const carrier = demoCarrier(rotation.carrier);
  const periods = periodsOf(rotation, carrier.timeMode);
  const out = periods.flatMap((period, index) => flightLegs(rotation, carrier, period, index, false));
  const back = periods.flatMap((period, index) => flightLegs(rotation, carrier, period, index, true));
  return [...withoutOverlap(out), ...withoutOverlap(back)];
}

function flightLegs(rotation: Rotation, carrier: DemoCarrier, period: Period, index: number, back: boolean): LegPattern[] {
  const timed = timedLegs(rotation, period, back);
  const clock = (code: string, minutes: number) => minutes + (carrier.timeMode === "U" ? 0 : offsetOn(code, period.from));
  const first = timed[0];
  if (!first) return [];
  const shift = Math.floor(clock(first.origin, first.departure) / DAY);
  return timed.map((leg, sequence) => {
    const departs = clock(leg.origin, leg.departure) - shift * DAY;
    const arrives = clock(leg.destination, leg.arrival) - shift * DAY;
    return {
      ...identity(rotation, carrier, index, back),
      legSequence: sequence + 1,
      periodFrom: addDays(period.from, shift),
      periodTo: period.to && addDays(period.to, shift),
      daysOfOperation: turnWeekdays(rotation.days, shift),
      origin: leg.origin,
      destination: leg.destination,
      departureMinutes: modulo(departs, DAY),
      arrivalMinutes: modulo(arrives, DAY),
      departureDayOffset: Math.floor(departs / DAY),
      arrivalDayOffset: Math.floor(arrives / DAY),
      departureTerminal: terminalOf(rotation.carrier, leg.origin, leg.destination),
      arrivalTerminal: terminalOf(rotation.carrier, leg.destination, leg.origin),
    };
  });
}

function identity(rotation: Rotation, carrier: DemoCarrier, index: number, back: boolean) {
  const configuration = carrier.fleet[rotation.aircraft];
  if (configuration === undefined) throw new Error(`${carrier.code} has no ${rotation.aircraft}`);
  const freight = rotation.serviceType === "F";
  const business = configuration.includes("C") ? classesOf(carrier.brands, "B") : "";
  return {
    carrier: rotation.carrier,
    flightNumber: rotation.number + (back ? 1 : 0),
    suffix: "",
    itineraryVariation: index + 1,
    serviceType: rotation.serviceType,
    timeMode: carrier.timeMode,
    frequency: rotation.frequency,
    aircraft: rotation.aircraft,
    bookingDesignators: freight ? "" : `${business}${classesOf(carrier.brands, "E")}`,
    configuration: freight ? "" : configuration,
    coveredBy: UNCOVERED,
  };
}

/** The departure from the base is fixed on the base's clock; all else follows from flying times. */
function timedLegs({ route, departure, aircraft, turnaround }: Rotation, period: Period, back: boolean): TimedLeg[] {
  const base = route[0] ?? "";
  const size = WIDEBODIES.has(aircraft) ? "wide" : "narrow";
  const start = departure - offsetOn(base, period.from);
  const out = chain(route, start, STOP_MINUTES[size]);
  if (!back) return out;
  return chain(route.toReversed(), (out.at(-1)?.arrival ?? 0) + (turnaround ?? TURNAROUND_MINUTES[size]), STOP_MINUTES[size]);
}

function chain(route: readonly string[], start: number, stop: number): TimedLeg[] {
  const legs: TimedLeg[] = [];
  for (const [index, destination] of route.slice(1).entries()) {
    const origin = route[index] ?? "";
    const previous = legs.at(-1);
    const departure = previous ? previous.arrival + stop : start;
    legs.push({ origin, destination, departure, arrival: departure + blockMinutes(origin, destination) });
  }
  return legs;
}

/** Where a clock change moves a flight to the other side of midnight, two variations would meet on one date: the later one begins a day later. */
function withoutOverlap(legs: readonly LegPattern[]): LegPattern[] {
  const ends = new Map<number, string>();
  for (const leg of legs) if (leg.periodTo !== null) ends.set(leg.itineraryVariation, leg.periodTo);
  return legs.map((leg) => {
    const before = ends.get(leg.itineraryVariation - 1);
    const overlaps = before !== undefined && before >= leg.periodFrom;
    return overlaps ? { ...leg, periodFrom: addDays(before, 1) } : leg;
  });
}

/** Offset of the airport's clock at noon UTC of the date, minutes. */
export function offsetOn(code: string, date: string): number {
  return offsetMinutes(airport(code).timeZone, dayNumber(date) * DAY + DAY / 2);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
