import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { type BookingStatus, isLive } from "@/lib/domain/booking/booking-status";
import { toUtcText } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { replaceDirections } from "@/lib/domain/schedule-change/replace-directions";
import type { ScheduleChange as ChangeRecord } from "@/lib/generated/prisma/client";
import { presentSegments } from "@/lib/services/ground/presenters/present-directions";
import { supplierByCode } from "@/lib/suppliers/registry";
import { alternativesOf } from "./alternatives-of";
import { cachedAlternatives } from "./cached-alternatives";
import { readRules } from "./change-rules";
import { directionsOf } from "./changed-directions";
import { unansweredOf } from "./unanswered-of";
import type { Flying } from "./who-flies";

interface ChangedBooking {
  status: BookingStatus;
  snapshot: BookingSnapshot;
  passengers: readonly Flying[];
  /** The column booking.seats. */
  seats: unknown;
  /** Oldest first. */
  scheduleChanges: readonly ChangeRecord[];
}

interface Shown {
  locale: Locale;
  now: Date;
}

/** What the airline has changed of a booking, and what may be answered to it at this moment. */
export function presentScheduleChanges(booking: ChangedBooking, shown: Shown): Promise<ScheduleChange[]> {
  return Promise.all(booking.scheduleChanges.map((change) => present(change, booking, shown)));
}

async function present(change: ChangeRecord, booking: ChangedBooking, shown: Shown): Promise<ScheduleChange> {
  const { id, kind, state, minutes } = change;
  const segmentsOf = (direction: number, segments: Parameters<typeof presentSegments>[0], { ticketGroups } = booking.snapshot) =>
    presentSegments(segments, { direction, ticketGroups }, shown.locale);
  return {
    ...{ id, kind, state, minutes },
    escalated: change.escalatedAt !== null,
    created: toUtcText(change.createdAt),
    deadline: change.deadline && toUtcText(change.deadline),
    settled: change.settledAt && toUtcText(change.settledAt),
    directions: directionsOf(change.directions).map(({ direction, old, new: flown }) => ({
      direction,
      old: segmentsOf(direction, old),
      new: flown && segmentsOf(direction, flown),
    })),
    options: {
      accept: state === "open" && change.canAccept,
      refund: state === "open" && isLive(booking.status),
      unanswered: await unanswered(change, booking.status),
      alternatives: (await alternatives(change, booking, shown.now)).map(({ id: alternative, directions }) => {
        const replaced = replaceDirections(booking.snapshot, directions);
        return {
          id: alternative,
          directions: directions.map(({ direction, segments }) => ({ direction, segments: segmentsOf(direction, segments, replaced) })),
        };
      }),
    },
  };
}

/** What happens at the deadline: unpaid bookings end by themselves. */
async function unanswered(change: ChangeRecord, status: BookingStatus): Promise<ScheduleChange["options"]["unanswered"]> {
  if (change.state !== "open" || !isLive(status)) return null;
  return status === "booked" ? "cancel" : unansweredOf(change, status, await readRules(db()));
}

/** Where the supplier has none to tell of now, the other answers are still there. */
async function alternatives(change: ChangeRecord, { snapshot, passengers, seats }: ChangedBooking, now: Date) {
  const supplier = supplierByCode(snapshot.supplier);
  // One that was settled since it is told of is not kept as it was.
  if (change.state !== "open" || change.current === null || !supplier) return [];
  const find = () => alternativesOf({ snapshot, passengers, seats, change, supplier, now });
  return cachedAlternatives(change.id, now, find).catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });
}
