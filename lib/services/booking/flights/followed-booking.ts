import { z } from "zod";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { type BookingStatus, LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { keptDirections, parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { agreedJourney } from "@/lib/domain/schedule-change/agreed-journey";
import type { CurrentJourney, FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import type { ChangeState } from "@/lib/domain/schedule-change/states";
import type { Prisma } from "@/lib/generated/prisma/client";
import { directionsOf } from "./changed-directions";

/** As booking events name who follows flights. */
export const AIRLINE = "airline";

/** A live booking whose flights may have changed. */
export interface FollowedBooking {
  id: string;
  version: number;
  status: BookingStatus;
  createdAt: Date;
  expiresAt: Date;
  firstDepartureAt: Date;
  snapshot: BookingSnapshot;
  seats: SeatTake[];
  /** The journey as it was bought, or accepted or chosen since; that of the snapshot has what was told since as well. */
  agreed: JourneyDirection[];
  /** Where its seats stand: the journey of the snapshot, or that of the change that waits for an answer. */
  current: CurrentJourney;
  /** The change that waits for an answer, and the flights on which there is no seat for it. */
  open: { id: string; seatless: FlightPlace[] } | null;
  /** Directions that all who are in the booking have given back. */
  empty: number[];
}

const places = z.array(z.tuple([z.int(), z.int()]));

const currentJourney = z.object({ directions: keptDirections, gone: places, suspended: z.boolean() });
const withoutSeats = z.object({ seatless: places.default([]) });

/** The column schedule_change.current. @throws ZodError where it holds none */
export function parseCurrent(json: unknown): CurrentJourney {
  return currentJourney.parse(json);
}

const howItLeaves = z.object({ leavesEarlier: z.boolean().optional() }).nullable();

/**
 * Whether a flight of the journey in this column leaves earlier than was agreed, by more than its carrier's limit; undefined where the release 0.1.0
 * has written it down, which did not ask, and of a change that is told of after it was settled, which keeps no journey. @throws ZodError where it is
 * neither a journey nor null
 */
export function leavesEarlier(json: unknown): boolean | undefined {
  return howItLeaves.parse(json)?.leavesEarlier;
}

/** Flights of the column schedule_change.current on which there is no seat. @throws ZodError where it holds none of its kind */
export function parseSeatless(json: unknown): FlightPlace[] {
  return withoutSeats.parse(json).seatless;
}

/** Instants as JSON has them. */
interface Row {
  id: string;
  version: number;
  status: BookingStatus;
  createdAt: string;
  expiresAt: string;
  firstDepartureAt: string;
  snapshot: unknown;
  seats: unknown;
  changeId: string | null;
  current: unknown;
  /** Told and answered ones, oldest first. */
  changes: { state: ChangeState; directions: unknown }[] | null;
  empty: number[] | null;
}

/**
 * Reads those bookings that are alive and keeps them as they are until the transaction ends. One that has just ended has no seats to move. One
 * value with all of them is read much faster than rows of JSON.
 */
export async function lockBookings(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<FollowedBooking[]> {
  const live = [...LIVE_STATUSES];
  // A statement that waits for a lock sees other tables as they were before it waited: an open change that came meanwhile would be missed.
  await tx.$queryRaw`
    select count(*)::integer from (
      select from booking where id = any(${ids}::uuid[]) and status = any(${live}::booking_status[]) order by id for update) locked`;
  const [read] = await tx.$queryRaw<{ rows: string }[]>`
    select coalesce(json_agg(followed), '[]')::text as rows from (
      select b.id, b.version, b.status, b.created_at as "createdAt", b.expires_at as "expiresAt",
             b.first_departure_at as "firstDepartureAt", b.snapshot, b.seats, c.id as "changeId", c.current, k.changes, (
          select json_agg(e.direction) from (
            select r.direction from returned_direction r join booking_passenger t on t.id = r.passenger_id and t.returned_at is null
             where r.booking_id = b.id group by r.direction
            having count(*) = (select count(*) from booking_passenger t where t.booking_id = b.id and t.returned_at is null)) e) as empty
        from booking b left join schedule_change c on c.id = b.open_change_id
        left join (
          select booking_id, json_agg(json_build_object('state', state, 'directions', directions) order by created_at, id) as changes
            from schedule_change where booking_id = any(${ids}::uuid[]) and state in ('told', 'accepted', 'chosen') group by booking_id) k
          on k.booking_id = b.id
       where b.id = any(${ids}::uuid[]) and b.status = any(${live}::booking_status[]) order by b.id) followed`;
  const rows: Row[] = JSON.parse(read?.rows ?? "[]");
  return rows.map(toFollowed);
}

function toFollowed({ changeId, current, changes, seats, createdAt, expiresAt, firstDepartureAt, empty, ...row }: Row): FollowedBooking {
  const snapshot = parseSnapshot(row.snapshot);
  return {
    ...row,
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
    firstDepartureAt: new Date(firstDepartureAt),
    snapshot,
    seats: parseSeats(seats),
    empty: empty ?? [],
    agreed: agreedJourney(
      snapshot.directions,
      (changes ?? []).map(({ state, directions }) => ({ state, directions: directionsOf(directions) })),
    ),
    current: changeId === null ? { directions: snapshot.directions, gone: [], suspended: false } : parseCurrent(current),
    open: changeId === null ? null : { id: changeId, seatless: parseSeatless(current) },
  };
}
