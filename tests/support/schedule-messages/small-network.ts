import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { MemorySchedule } from "./memory-schedule";
import { type PlainLeg, PlainReader } from "./plain-reader";

// Flights of QX in the first weeks of December 2026, every day, as the product and as the plain reading keep them.

export const TODAY = "2026-11-27";
const DATES = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, "0")}`);
const LAST = "2026-12-17";

interface Way {
  from: string;
  departs: number;
  to: string;
  arrives: number;
}

const FLIGHTS: Record<string, { aircraft: string; classes: string; seats: string; ways: Way[] }> = {
  QX451: {
    ...{ aircraft: "789", classes: "CYBM", seats: "C20Y180" },
    ways: [
      { from: "SIN", departs: 1290, to: "DEL", arrives: 1500 },
      { from: "DEL", departs: 1560, to: "TAS", arrives: 1740 },
      { from: "TAS", departs: 1800, to: "IST", arrives: 2100 },
    ],
  },
  QX452: { aircraft: "320", classes: "CY", seats: "C12Y120", ways: [{ from: "TAS", departs: 480, to: "NCU", arrives: 580 }] },
  QX453: { aircraft: "320", classes: "CY", seats: "C12Y120", ways: [{ from: "NCU", departs: 640, to: "TAS", arrives: 740 }] },
};
const NAMES = ["QX451", "QX452", "QX453", "QX454", "QX455", "QX456"];

/** The same flights twice. */
export function smallNetwork(): { product: MemorySchedule; plain: PlainReader } {
  const product = new MemorySchedule(TODAY);
  const plain = new PlainReader();
  const all = Object.entries(FLIGHTS);
  product.file(
    "QX",
    all.flatMap(([name, { ways, ...equipment }]) => ways.map((way, index) => filed(Number(name.slice(2)), index, way, equipment))),
  );
  for (const [name, { ways, ...equipment }] of all) {
    const legs = ways.map((way) => ({ ...way, ...equipment, operator: "", terminals: {}, restrictions: {} }));
    for (const date of DATES.filter((each) => each <= LAST)) plain.set(name, date, legs);
  }
  return { product, plain };
}

function filed(
  flightNumber: number,
  index: number,
  { from, departs, to, arrives }: Way,
  { aircraft, classes, seats }: { aircraft: string; classes: string; seats: string },
): LegPattern {
  const flight = { carrier: "QX", flightNumber, legSequence: index + 1, periodFrom: "2026-12-01", periodTo: LAST, daysOfOperation: 127 };
  return someLeg({
    ...{ ...flight, origin: from, destination: to, departureTerminal: "", arrivalTerminal: "" },
    ...{ departureMinutes: departs % 1440, departureDayOffset: Math.floor(departs / 1440) },
    ...{ arrivalMinutes: arrives % 1440, arrivalDayOffset: Math.floor(arrives / 1440) },
    ...{ aircraft, bookingDesignators: classes, configuration: seats },
  });
}

/** All flights on all dates as the product has them. */
export function productText(product: MemorySchedule): string[] {
  return listed((name) => {
    const flight = { carrier: "QX", flightNumber: Number(name.slice(2)), suffix: "" };
    const byDate = product.legsByDate(flight, { from: DATES[0] ?? "", count: DATES.length });
    return (date) => (byDate.get(date) ?? []).map((leg, _, legs) => legText(plainLeg(leg, legs)));
  });
}

export function plainText(plain: PlainReader): string[] {
  return listed((name) => (date) => plain.on(name, date).map(legText));
}

function listed(flight: (name: string) => (date: string) => string[]): string[] {
  return NAMES.flatMap((name) => {
    const legsOn = flight(name);
    return DATES.flatMap((date) => {
      const legs = legsOn(date);
      return legs.length > 0 ? [`${name} ${date.slice(5)} ${legs.join(" | ")}`] : [];
    });
  });
}

function plainLeg(leg: LegPattern, legs: readonly LegPattern[]): PlainLeg {
  const restrictions = leg.segments.flatMap(({ offLeg, restriction }) => {
    const to = legs.find(({ legSequence }) => legSequence === offLeg)?.destination ?? "";
    return restriction === "" ? [] : [[to, restriction] as const];
  });
  return {
    from: leg.origin,
    to: leg.destination,
    departs: localMinutes(leg, leg.departureMinutes, leg.departureDayOffset),
    arrives: localMinutes(leg, leg.arrivalMinutes, leg.arrivalDayOffset),
    aircraft: leg.aircraft,
    classes: leg.bookingDesignators,
    seats: leg.configuration,
    operator: leg.operatingCarrier,
    terminals: { "98": leg.arrivalTerminal, "99": leg.departureTerminal },
    restrictions: Object.fromEntries(restrictions),
  };
}

/** Minutes after midnight of the flight's date by the clock of all stations, five hours ahead of UTC. */
function localMinutes({ timeMode }: LegPattern, minutes: number, day: number): number {
  return minutes + 1440 * day + (timeMode === "U" ? 300 : 0);
}

function legText({ from, to, departs, arrives, aircraft, classes, seats, operator, terminals, restrictions }: PlainLeg): string {
  const said = [
    ...(operator === "" ? [] : [`by ${operator}`]),
    ...Object.entries(terminals).flatMap(([identifier, text]) => (text === "" ? [] : [`${identifier}/${text}`])),
    ...Object.entries(restrictions).map(([airport, code]) => `${airport}=${code}`),
  ].sort();
  return [`${from}${departs}-${to}${arrives}`, aircraft, classes, seats, ...said].join(" ");
}
