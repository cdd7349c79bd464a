import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { replaceDirections } from "@/lib/domain/schedule-change/replace-directions";
import { directionsOf } from "../flights/changed-directions";
import type { BookingRecord } from "../record/booking-record";
import type { ShownBooking } from "./present-booking";

/** A moment in a booking's life, right after one of its changes. */
export interface BookingMoment {
  status: BookingStatus;
  at: Date;
  /** Whether its tickets were issued by then. */
  hasTickets: boolean;
}

type ChangeRecord = BookingRecord["scheduleChanges"][number];

/**
 * The booking as it was at a moment: what has come since is taken back, namely status, ticket numbers, changes of schedule with their answers, and
 * flights that such a change has replaced. Personal data that were erased since stay erased.
 */
export function bookingAsOf(booking: BookingRecord, { status, at, hasTickets }: BookingMoment): ShownBooking {
  const scheduleChanges = booking.scheduleChanges.filter(({ createdAt }) => createdAt <= at).map((change) => changeAsOf(change, at));
  const withoutNumber = <Ticket extends { ticketNumber: string | null }>(ticket: Ticket) => ({
    ...ticket,
    ticketNumber: null,
    document: null,
  });
  return {
    ...booking,
    status,
    scheduleChanges,
    openChangeId: scheduleChanges.find(({ state }) => state === "open")?.id ?? null,
    snapshot: snapshotAsOf(booking, at),
    passengers: booking.passengers.map((passenger) => ({
      ...passenger,
      returnedAt: passenger.returnedAt && passenger.returnedAt <= at ? passenger.returnedAt : null,
      returnedDirections: passenger.returnedDirections.filter(({ returnedAt }) => returnedAt <= at),
      tickets: hasTickets ? passenger.tickets : passenger.tickets.map(withoutNumber),
    })),
  };
}

function changeAsOf(change: ChangeRecord, at: Date): ChangeRecord {
  const escalatedAt = change.escalatedAt && change.escalatedAt <= at ? change.escalatedAt : null;
  const isSettledLater = change.settledAt !== null && change.settledAt > at;
  return { ...change, escalatedAt, ...(isSettledLater ? { state: "open" as const, settledAt: null } : {}) };
}

/** When a change has replaced flights of the booking; null where it never did. */
function appliedAt({ state, createdAt, settledAt }: ChangeRecord): Date | null {
  if (state === "told") return createdAt;
  return state === "accepted" || state === "chosen" ? settledAt : null;
}

/** The flights as they were agreed then: later changes are taken back, the last one first. */
function snapshotAsOf({ snapshot, scheduleChanges }: BookingRecord, at: Date): BookingSnapshot {
  const later = scheduleChanges
    .flatMap((change) => {
      const applied = appliedAt(change);
      return applied && applied > at ? [{ applied, directions: change.directions }] : [];
    })
    .sort((one, other) => other.applied.getTime() - one.applied.getTime());
  return later.reduce((flights, { directions }) => {
    const before = directionsOf(directions).map(({ direction, old }) => ({ direction, from: 0, segments: old }));
    return replaceDirections(flights, before);
  }, parseSnapshot(snapshot));
}
