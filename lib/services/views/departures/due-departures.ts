import { db } from "@/lib/db";
import { addDays, instantAt } from "@/lib/domain/dates";
import { dueAt, dueOffset } from "@/lib/domain/passenger-lists/list-state";
import { MOST_OFFSET_HOURS } from "@/lib/domain/passenger-lists/ways";
import { parseFlightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { type KeptWay, wayOf } from "@/lib/services/booking/passenger-lists/list-way";
import { waysInForce } from "@/lib/services/booking/passenger-lists/list-ways";

/** A departure whose list has fallen due and was not made since. */
export interface DueDeparture {
  legKey: string;
  departsAt: Date;
  /** Hours before departure for which it is due. */
  dueHours: number;
  channel: "mail" | "download";
}

const DAY_HOURS = 24;

/** Departures whose list is due now: those that somebody boards who has paid, and those of which the carrier has a list. What is invented is never due. */
export async function dueDepartures(now: Date): Promise<DueDeparture[]> {
  const ways = new Map([...(await waysInForce())].filter(([, way]) => wayOf(way) !== "invented"));
  const departures = new Map([...(await listedBefore(now)), ...(await boardedSoon(now, [...ways.keys()]))]);
  const due = [...departures].flatMap(([legKey, departsAt]) => dueOf(legKey, departsAt, { ways, now }));
  const made = await lastMadeAt(due.map(({ legKey }) => legKey));
  return due.filter(({ legKey, departsAt, dueHours }) => (made.get(legKey) ?? new Date(0)) < dueAt(departsAt, dueHours));
}

function dueOf(legKey: string, departsAt: Date, { ways, now }: { ways: ReadonlyMap<string, KeptWay>; now: Date }): DueDeparture[] {
  const way = ways.get(parseFlightCode(parseLegKey(legKey).flight)?.carrier ?? "");
  const dueHours = way ? dueOffset(departsAt, way.offsets, now) : null;
  if (!way || dueHours === null) return [];
  return [{ legKey, departsAt, dueHours, channel: wayOf(way) === "mail" ? "mail" : "download" }];
}

/** When those board who have paid for seats on legs that leave within the longest time, by the leg's key. */
async function boardedSoon(now: Date, carriers: readonly string[]): Promise<Map<string, Date>> {
  const today = now.toISOString().slice(0, 10);
  const [from, to] = [addDays(today, -1), addDays(today, MOST_OFFSET_HOURS / DAY_HOURS + 1)];
  const rows = await db().$queryRaw<{ key: string; leaves: number }[]>`
    with leg as (
      select leg_key, split_part(leg_key, '|', 1) || '|' || split_part(leg_key, '|', 2) as flight_key,
             split_part(leg_key, '|', 2) as day, left(split_part(leg_key, '|', 3), 3) as origin
        from leg_inventory
       where split_part(leg_key, '|', 2) between ${from} and ${to} and leg_key not like '%*|%' and left(leg_key, 2) = any(${carriers})
         and (select sum(seats) from unnest(sold) seats) > coalesce((select sum(seats) from unnest(invented) seats), 0))
    select leg.leg_key as key, min((s.segment -> 'departure' ->> 'utc')::int) as leaves
      from leg
      join passenger_flight f on f.flight_key >= leg.flight_key collate "C" and f.flight_key < (leg.flight_key || '}') collate "C"
      join booking b on b.id = f.booking_id and b.status in ('paid', 'partiallyticketed', 'ticketed', 'refund_request_sent')
      left join schedule_change c on c.id = b.open_change_id
     cross join lateral jsonb_array_elements(coalesce(c.current -> 'directions', b.snapshot -> 'directions')) d (direction)
     cross join lateral jsonb_array_elements(d.direction -> 'segments') s (segment)
     where s.segment -> 'departure' ->> 'airport' = leg.origin and left(s.segment -> 'departure' ->> 'local', 10) = leg.day
     group by 1`;
  return new Map(rows.map(({ key, leaves }) => [key, instantAt(leaves)]));
}

/** Departures to come of which the carrier has a list: who is on it may all have left since. */
async function listedBefore(now: Date): Promise<Map<string, Date>> {
  const lists = await db().passengerList.findMany({
    where: { departsAt: { gt: now }, state: "confirmed" },
    select: { legKey: true, departsAt: true },
  });
  return new Map(lists.map(({ legKey, departsAt }) => [legKey, departsAt]));
}

async function lastMadeAt(legKeys: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db().passengerList.groupBy({ by: ["legKey"], where: { legKey: { in: [...legKeys] } }, _max: { madeAt: true } });
  return new Map(rows.flatMap(({ legKey, _max: { madeAt } }) => (madeAt ? [[legKey, madeAt] as const] : [])));
}
