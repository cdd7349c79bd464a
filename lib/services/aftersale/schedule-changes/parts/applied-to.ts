import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { instantAt } from "@/lib/domain/dates";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { OwnSchedule } from "@/lib/suppliers/port/own-schedule";

/** What becomes of a booking's row when other flights are its journey from now on. */
export interface Applied {
  snapshot: BookingSnapshot;
  firstDepartureAt: Date;
}

interface Beginning {
  /** Directions that everybody has given back: the journey does not begin with them, unless it had begun before. */
  empty: readonly number[];
  /** Whether its first flight has left, by the booking so far. */
  hasBegun: boolean;
}

/** The booking with these flights in the places of those that were agreed. */
export function appliedTo(
  snapshot: BookingSnapshot,
  directions: readonly JourneyDirection[],
  schedule: Pick<OwnSchedule, "rewriteReference"> | undefined,
  { empty, hasBegun }: Beginning,
): Applied {
  const first = directions.find((_, direction) => hasBegun || !empty.includes(direction))?.segments[0];
  if (!first) throw new Error("a journey without flights");
  const reference = schedule?.rewriteReference(snapshot.reference, directions) ?? snapshot.reference;
  return {
    snapshot: { ...snapshot, directions: [...directions], reference },
    firstDepartureAt: instantAt(first.departure.utc),
  };
}
