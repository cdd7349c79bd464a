import type { DepartureItem } from "@/lib/contracts/operator/departures/operator-flights";
import { db } from "@/lib/db";
import { dayNumber, fromDayNumber, instantAt } from "@/lib/domain/dates";
import { departureId, flightNameOf } from "@/lib/domain/departures/departure-id";
import { listStateOf, MADE_STATES } from "@/lib/domain/passenger-lists/list-state";
import { USUAL_OFFSETS } from "@/lib/domain/passenger-lists/ways";
import { isLostLegKey, keptLegKey, parseFlightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { parseSaleLimits, roomOnBoard, saleStateOf } from "@/lib/domain/schedule/seats/sale-limits";
import { tashkentText } from "@/lib/domain/tashkent";
import type { PassengerList } from "@/lib/generated/prisma/client";
import type { KeptWay } from "@/lib/services/booking/passenger-lists/list-way";
import { waysInForce } from "@/lib/services/booking/passenger-lists/list-ways";
import type { Departure } from "@/lib/suppliers/port/own-schedule";
import { suppliersOf } from "@/lib/suppliers/registry";
import { cancelledOfDay } from "./present-cancellation";
import { changedOfDay, heldOfDay, type LegSeats, seatsOfDay } from "./seats-of";

const NOTHING_SOLD: LegSeats = { sold: [], invented: 0, limits: null };
const HOUR_MS = 3_600_000;

/** What is known of a day. */
interface Day {
  scheduled: ReadonlyMap<string, Departure>;
  seats: ReadonlyMap<string, LegSeats>;
  held: ReadonlyMap<string, number>;
  changed: ReadonlyMap<string, number>;
  oversold: ReadonlyMap<string, number>;
  lists: ReadonlyMap<string, PassengerList>;
  ways: ReadonlyMap<string, KeptWay>;
  now: Date;
}

/** A departure, and where it stands in the schedule; null where it is gone from it. */
interface Found {
  item: DepartureItem;
  departure: Departure | null;
}

/** All departures of a day: those of the schedule, and those that are gone from it while people are booked on them or because the house has cancelled them. @param date local day of departure */
export async function readDay(date: string, now: Date): Promise<DepartureItem[]> {
  return (await foundOn(date, now)).map(({ item }) => item);
}

/** Departures of the schedule that leave within so many hours, in their order. */
export async function readLeaving(now: Date, hours: number): Promise<DepartureItem[]> {
  const end = new Date(now.getTime() + hours * HOUR_MS);
  const [first, last] = [dayNumber(dayOf(now, -12)), dayNumber(dayOf(end, 14))];
  const dates = Array.from({ length: last - first + 1 }, (_, index) => fromDayNumber(first + index));
  const found: { item: DepartureItem; leaves: Date }[] = [];
  for (const date of dates)
    for (const { item, departure } of await foundOn(date, now)) {
      const leaves = departure && instantAt(departure.departureUtc);
      if (leaves && leaves > now && leaves <= end) found.push({ item, leaves });
    }
  return found.sort((one, other) => one.leaves.getTime() - other.leaves.getTime()).map(({ item }) => item);
}

/** The day at a clock that is so many hours ahead of UTC: no clock is further behind than 12, or further ahead than 14. */
function dayOf(instant: Date, hours: number): string {
  return new Date(instant.getTime() + hours * HOUR_MS).toISOString().slice(0, 10);
}

async function foundOn(date: string, now: Date): Promise<Found[]> {
  const scheduled = await scheduledOn(date, now);
  const seats = await seatsOfDay(date);
  const keys = [...new Set([...scheduled.keys(), ...seats.keys()])];
  const day: Day = {
    ...{ scheduled, seats, now, held: await heldOfDay(date), changed: await changedOfDay(date) },
    ...{ oversold: await oversoldOf(keys), lists: await lastListsOf(keys), ways: await waysInForce() },
  };
  const booked = [...seats].filter(([, { sold, invented }]) => sumOf(sold) > invented).map(([key]) => key);
  const gone = new Set([...booked, ...(await cancelledOfDay(date))].filter((key) => !scheduled.has(key)));
  return [...scheduled.keys(), ...gone]
    .map((key) => ({ item: itemOf(key, day), departure: scheduled.get(key) ?? null }))
    .sort((one, other) => (placeOf(one.item) < placeOf(other.item) ? -1 : 1));
}

/** The departure alone; null where neither the schedule nor anybody's booking has it, and the house has not cancelled it. */
export async function readDeparture(
  key: string,
  now: Date,
): Promise<{ item: DepartureItem; departure: Departure | null; seats: LegSeats } | null> {
  const { date } = parseLegKey(key);
  const item = (await readDay(date, now)).find(({ id }) => id === departureId(key));
  if (!item) return null;
  const [departure, seats] = [(await scheduledOn(date, now)).get(key), (await seatsOfDay(date)).get(key)];
  return { item, departure: departure ?? null, seats: seats ?? NOTHING_SOLD };
}

async function scheduledOn(date: string, now: Date): Promise<Map<string, Departure>> {
  const found = await Promise.all(suppliersOf("live").map(async ({ ownSchedule }) => (await ownSchedule?.departures({ date, now })) ?? []));
  return new Map(found.flat().map((departure) => [departure.legKey, departure]));
}

function itemOf(key: string, { scheduled, seats, held, changed, oversold, lists, ways, now }: Day): DepartureItem {
  const { flight, date, origin, destination } = parseLegKey(keptLegKey(key));
  const departure = scheduled.get(key);
  const { sold: counts, invented, limits: kept } = seats.get(key) ?? NOTHING_SOLD;
  const limits = parseSaleLimits(kept, now.getTime());
  const taken = sumOf(counts);
  const holds = held.get(key) ?? 0;
  const capacity = departure ? departure.capacities.B + departure.capacities.E : 0;
  const carrier = parseFlightCode(flight)?.carrier ?? "";
  return {
    ...{ id: departureId(key), flight: flightNameOf(key), carrier, date, origin, destination },
    state: departure ? "scheduled" : isLostLegKey(key) || date >= tashkentText(now).slice(0, 10) ? "gone" : "past",
    ...{ departs: departure?.departureLocal ?? null, arrives: departure?.arrivalLocal ?? null, aircraft: departure?.aircraft ?? "" },
    ...{ capacity, sold: taken - holds, invented, held: holds, free: Math.max(0, Math.min(capacity - taken, roomOnBoard(limits, counts))) },
    sale: saleStateOf(limits, counts),
    ...{ changed: changed.get(key) ?? 0, oversold: oversold.get(key) ?? 0 },
    list: listOf({ departure, last: lists.get(key), way: ways.get(carrier), hasPassengers: taken - holds > invented, now }),
  };
}

interface Listed {
  departure: Departure | undefined;
  last: PassengerList | undefined;
  way: KeptWay | undefined;
  hasPassengers: boolean;
  now: Date;
}

/** A departure that is not in the schedule has no moment at which anything falls due. */
function listOf({ departure, last, way, hasPassengers, now }: Listed): DepartureItem["list"] {
  const made = last && { state: MADE_STATES.find((each) => each === last.state) ?? "made", madeAt: last.madeAt };
  if (!departure) return { state: made?.state ?? "none", next_due: null };
  const { state, nextDue } = listStateOf({
    ...{ departsAt: instantAt(departure.departureUtc), offsets: way?.offsets ?? USUAL_OFFSETS, hasPassengers, now },
    last: made ?? null,
  });
  return { state, next_due: nextDue?.toISOString() ?? null };
}

async function oversoldOf(keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db().oversale.findMany({ where: { legKey: { in: [...keys] } } });
  const seats = new Map<string, number>();
  for (const { legKey, sold, authorised } of rows) seats.set(legKey, (seats.get(legKey) ?? 0) + sold - authorised);
  return seats;
}

async function lastListsOf(keys: readonly string[]): Promise<Map<string, PassengerList>> {
  const rows = await db().passengerList.findMany({
    where: { legKey: { in: [...keys] } },
    orderBy: { number: "desc" },
    distinct: ["legKey"],
  });
  return new Map(rows.map((list) => [list.legKey, list]));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function placeOf({ departs, flight, origin }: DepartureItem): string {
  return `${departs ?? ""} ${flight} ${origin}`;
}
