import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { BookingAction } from "@/lib/domain/booking/booking-status";
import type { BegunChange, Change, ChangedRow } from "@/lib/domain/booking/changes/change";
import { flightKeys } from "@/lib/domain/booking/journey-keys";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { type AssessedChange, assessChange } from "@/lib/domain/schedule-change/assess-change";
import type { CurrentJourney, FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import { isCancellation } from "@/lib/domain/schedule-change/kinds";
import { CHANGE_TRANSITIONS } from "@/lib/domain/schedule-change/states";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import type { RuleOf } from "@/lib/services/booking/flights/change-rules";
import type { FollowedBooking } from "@/lib/services/booking/flights/followed-booking";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { answerTimesOf } from "./answer-times-of";
import { type Applied, appliedTo } from "./applied-to";

/** Where a booking's flights are now. */
interface Moved {
  booking: FollowedBooking;
  next: CurrentJourney;
  /** Null where they stay. */
  seats: readonly SeatTake[] | null;
  /** Flights on which it has no seat any more. */
  seatless: readonly FlightPlace[];
  /** Whether there is a new flight that might be flown in place of one that is gone. */
  hasInstead: boolean;
}

interface Rules {
  supplier: Supplier;
  ruleOf: RuleOf;
  /** Null where a supplier has told of the change. */
  importId: string | null;
  now: Date;
}

/** A booking, and what is to be written of it. */
export interface Outcome {
  seen: FollowedBooking;
  change: Change;
}

/** What is to be written of a booking; null where nothing of it has changed. */
export function outcomeOf(moved: Moved, rules: Rules): Outcome | null {
  const change = changeFor(moved, rules);
  return change && { seen: moved.booking, change };
}

function changeFor(moved: Moved, rules: Rules): Change | null {
  const { booking, next, seats, seatless } = moved;
  const isSame = isDeepStrictEqual(next, booking.current);
  if (isSame && samePlaces(seatless, booking.open?.seatless ?? [])) return sameFor(moved);
  const assessed = assess(moved, rules);
  if (!assessed && !booking.open) return unseen(seats, appliedNow(moved, rules));
  const begin = assessed && changeOf(moved, assessed, rules);
  const applied = begin?.state === "told" ? appliedNow(moved, rules) : null;
  const claimed = movedClaims(booking.current, next);
  const { status } = booking;
  return {
    row: { openChangeId: begin?.state === "open" ? begin.id : null, ...rowOf(seats, applied) },
    scheduleChange: {
      ...(booking.open && { settle: { id: booking.open.id, state: CHANGE_TRANSITIONS.open.supersede } }),
      ...(begin && { begin }),
    },
    events: [{ action: eventOf(assessed), from: status, to: status }],
    ...(applied && { receipts: true as const }),
    ...(claimed && { claims: { flightKeys: claimed } }),
  };
}

/** Where nothing of the journey has changed: its partner is told once more of an open change for which there is another flight now. */
function sameFor({ booking: { seats: held, open, status }, seats, hasInstead }: Moved): Change | null {
  const isMoved = !isDeepStrictEqual(seats ?? held, held);
  const isTold = hasInstead && open !== null;
  if (!isMoved && !isTold) return null;
  return {
    ...(isMoved && unseen(seats)),
    ...(isTold && { scheduleChange: { remind: open.id }, events: [{ action: "remind_change", from: status, to: status }] }),
  };
}

function rowOf(seats: Moved["seats"], applied: Applied | null): ChangedRow {
  return { ...(seats && { seats }), ...applied };
}

function appliedNow({ booking, next }: Moved, { supplier, now }: Rules): Applied {
  const { snapshot, empty, firstDepartureAt } = booking;
  return appliedTo(snapshot, next.directions, supplier.ownSchedule, { empty, hasBegun: firstDepartureAt <= now });
}

/** What the passenger need not be told: the same flight on another aircraft's number, or by another operator. */
function unseen(seats: Moved["seats"], applied: Applied | null = null): Change {
  return { row: rowOf(seats, applied), ...(applied && { receipts: true as const }) };
}

function samePlaces(some: readonly FlightPlace[], others: readonly FlightPlace[]): boolean {
  return isDeepStrictEqual(some.map(String).sort(), others.map(String).sort());
}

function assess({ booking: { snapshot, agreed, empty }, next, seatless }: Moved, { supplier, ruleOf }: Rules): AssessedChange | null {
  return assessChange({
    known: snapshot.directions,
    agreed,
    current: next,
    empty,
    seatless,
    limitsOf: ruleOf,
    connectionAfter: (previous, flight, { direction, segment }) =>
      supplier.selling.connectionMinutes(previous, flight, isSelfTransferAfter(snapshot.ticketGroups, direction, segment)),
  });
}

function changeOf({ booking, next, seatless }: Moved, assessed: AssessedChange, { importId, now }: Rules): BegunChange {
  const isOpen = assessed.state === "open";
  const times = isOpen ? answerTimesOf(assessed.directions, next.directions, booking, now) : { deadline: null, escalateAt: null };
  const { leavesEarlier } = assessed;
  const current = isOpen ? { ...next, seatless, leavesEarlier } : null;
  return { id: uuid(), importId, ...assessed, current, seatless: seatless.length > 0, ...times };
}

/** Where a change is taken back, that settles it. */
function eventOf(assessed: AssessedChange | null): BookingAction {
  if (!assessed) return "settle_change";
  return isCancellation(assessed.kind) ? "cancel_flights" : "change_flights";
}

/** @returns null where all claims stay what they are */
function movedClaims(before: CurrentJourney, after: CurrentJourney): string[] | null {
  const keys = flightKeys(after.directions);
  return isDeepStrictEqual(keys, flightKeys(before.directions)) ? null : keys;
}
