import { dayNumber } from "@/lib/domain/dates";
import type { JourneyDirection, OfferSegment } from "@/lib/domain/offer";
import { emptyDirections, partyOn } from "@/lib/services/booking/flights/who-flies";
import { callSupplier } from "@/lib/services/offers/suppliers/call-supplier";
import type { Alternative } from "@/lib/suppliers/port/own-schedule";
import { shiftedDirection } from "../schedule-changes/parts/shifted-direction";
import type { MovableBooking } from "./movable-booking";

/** Which direction is to be flown when. */
export interface WantedMove {
  /** From 0. */
  direction: number;
  /** Local date of departure, `YYYY-MM-DD`: flights of the days beside it are found too. */
  date: string;
}

interface FindMoves extends WantedMove {
  booking: MovableBooking;
  /** Id of the one that is to be taken; null for all. */
  alternative: string | null;
  now: Date;
}

const DAY_MINUTES = 1440;

/**
 * Other flights for one direction, nearest to the times of the day at which it was sold: of the same carriers and in the same cabin, in the class that was sold where it
 * has seats, between the other directions as they stay. Found as those are that come in place of flights which an airline has changed. Writes nothing.
 * @throws AppError carrier_unconfirmed
 */
export async function findMoves({ booking, direction, date, alternative: wanted, now }: FindMoves): Promise<Alternative[]> {
  const { snapshot, passengers, seats, supplier } = booking;
  const { directions } = snapshot;
  const sold = directions[direction];
  const first = sold?.segments[0];
  const ownSchedule = supplier?.ownSchedule;
  if (!sold || !first || !ownSchedule) return [];
  const days = dayNumber(date) - dayNumber(first.departure.local.slice(0, 10));
  const asked = directions.map((each, at) => (at === direction ? shiftedDirection(each, days * DAY_MINUTES) : each));
  const empty = emptyDirections(passengers, directions);
  const { found } = await callSupplier(() =>
    ownSchedule.alternatives({
      ...{
        snapshot: { ...snapshot, directions: asked },
        changed: [{ direction, from: 0 }],
        besides: [],
        current: directions,
        gone: [],
        seatless: [],
      },
      ...{ empty, party: partyOn(passengers, direction), seats, wanted, now },
    }),
  );
  return found.filter(({ directions: replaced }) => {
    const flights = replaced.find((each) => each.direction === direction)?.segments ?? [];
    return isLike(sold, flights) && fitsBetween(booking, direction, flights, empty);
  });
}

/** Whether the carriers are those that were sold, and the cabin is. */
function isLike({ segments: sold }: JourneyDirection, flights: readonly OfferSegment[]): boolean {
  return flights.every(({ carrier, cabin }) => sold.some((each) => each.carrier === carrier && each.cabin === cabin));
}

/** Whether the flights are reached from the direction before, and reach the one after. */
function fitsBetween(
  { snapshot, supplier }: MovableBooking,
  direction: number,
  flights: readonly OfferSegment[],
  empty: readonly number[],
): boolean {
  const flown = snapshot.directions.flatMap(({ segments }, at) =>
    empty.includes(at) ? [] : [{ at, segments: at === direction ? flights : segments }],
  );
  const place = flown.findIndex(({ at }) => at === direction);
  const pairs = [
    [flown[place - 1], flown[place]],
    [flown[place], flown[place + 1]],
  ] as const;
  return pairs.every(([before, after]) => {
    const [last, next] = [before?.segments.at(-1), after?.segments[0]];
    return !last || !next || !supplier || next.departure.utc - last.arrival.utc >= supplier.selling.connectionMinutes(last, next, false);
  });
}
