import type { SeriesRequest } from "@/lib/contracts/operator/schedule-series";
import { isDate } from "@/lib/domain/dates";
import type { SeriesAct } from "@/lib/domain/schedule/series";

/** A leg as it is typed. */
export interface DraftLeg {
  origin: string;
  departs: string;
  departsDay: number;
  destination: string;
  arrives: string;
  arrivesDay: number;
}

/** A series as it is typed. */
export interface DraftSeries {
  act: SeriesAct;
  carrier: string;
  number: string;
  kind: "scheduled" | "charter";
  from: string;
  to: string;
  days: readonly Weekday[];
  aircraft: string;
  business: string;
  economy: string;
  classes: string;
  legs: readonly DraftLeg[];
  reason: string;
}

export const WEEKDAYS = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const EMPTY_LEG: DraftLeg = { origin: "", departs: "", departsDay: 0, destination: "", arrives: "", arrivesDay: 0 };

/** Fields that are wrong; of a leg with its place: `origin.0`. `order` is the last date before the first. */
export type SeriesRemarks = ReadonlySet<string>;

/** What a draft asks for; null where something is wrong with it. */
export function readDraftSeries(draft: DraftSeries): { request: Omit<SeriesRequest, "dry_run"> | null; remarks: SeriesRemarks } {
  const { act, kind, from, to, days } = draft;
  const [carrier, aircraft] = [draft.carrier.trim().toUpperCase(), draft.aircraft.trim().toUpperCase()];
  const [number, business, economy] = [wholeIn(draft.number), wholeIn(draft.business || "0"), wholeIn(draft.economy || "0")];
  const isFlown = act !== "end";
  const wrong: [string, boolean][] = [
    ["carrier", !/^[A-Z0-9]{2}$/.test(carrier)],
    ["number", number === null || number < 1 || number > 9999],
    ["from", !isDate(from)],
    ["to", !isDate(to)],
    ["order", isDate(from) && isDate(to) && to < from],
    ["days", days.length === 0],
    ["aircraft", isFlown && !/^[A-Z0-9]{3}$/.test(aircraft)],
    ["seats", isFlown && !areSeats(business, economy)],
    ["reason", draft.reason.trim().length < 3],
    ...(isFlown ? draft.legs.flatMap(wrongOfLeg) : []),
  ];
  const remarks = new Set(wrong.flatMap(([name, isWrong]) => (isWrong ? [name] : [])));
  if (remarks.size > 0 || number === null || business === null || economy === null) return { request: null, remarks };
  const named = {
    act,
    carrier,
    flight_number: number,
    from,
    to,
    days: days.map((day) => Number(day.slice(1))),
    reason: draft.reason.trim(),
  };
  if (!isFlown) return { request: named, remarks };
  const seats = { business_seats: business, economy_seats: economy, classes: draft.classes.trim().toUpperCase() };
  return { request: { ...named, kind, aircraft, ...seats, legs: draft.legs.map(legOf) }, remarks };
}

function wholeIn(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : null;
}

function areSeats(business: number | null, economy: number | null): boolean {
  return business !== null && economy !== null && business < 1000 && economy < 1000 && business + economy > 0;
}

function wrongOfLeg({ origin, departs, destination, arrives }: DraftLeg, index: number): [string, boolean][] {
  return [
    [`origin.${index}`, !isAirport(origin)],
    [`destination.${index}`, !isAirport(destination)],
    [`departs.${index}`, clockIn(departs) === null],
    [`arrives.${index}`, clockIn(arrives) === null],
  ];
}

function isAirport(text: string): boolean {
  return /^[A-Z]{3}$/.test(text.trim().toUpperCase());
}

/** `9:30`, `0930` or `09.30` as `09:30`. */
function clockIn(text: string): string | null {
  const [, hours = "", minutes = ""] = /^(\d{1,2})[:. ]?(\d{2})$/.exec(text.trim()) ?? [];
  return minutes !== "" && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, "0")}:${minutes}` : null;
}

function legOf({ origin, departs, departsDay, destination, arrives, arrivesDay }: DraftLeg) {
  return {
    ...{ origin: origin.trim().toUpperCase(), departs: clockIn(departs) ?? "", departs_day: departsDay },
    ...{ destination: destination.trim().toUpperCase(), arrives: clockIn(arrives) ?? "", arrives_day: arrivesDay },
  };
}
