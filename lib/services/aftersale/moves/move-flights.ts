import { v7 as uuid } from "uuid";
import type { BegunChange } from "@/lib/domain/booking/changes/change";
import { flightKeys } from "@/lib/domain/booking/journey-keys";
import { AppError } from "@/lib/domain/errors";
import type { OfferSegment } from "@/lib/domain/offer";
import { emptiedTickets, replaceDirections } from "@/lib/domain/schedule-change/replace-directions";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import { SEATS_GONE, type WrittenChange } from "@/lib/services/booking/writer/write-change";
import type { Act } from "@/lib/services/ground/audit/act";
import { sqlState } from "@/lib/services/ground/outbox/retry-conflict";
import type { Alternative } from "@/lib/suppliers/port/own-schedule";
import { appliedTo } from "../schedule-changes/parts/applied-to";
import { exchangedSeats } from "../schedule-changes/parts/exchanged-seats";
import { findMoves, type WantedMove } from "./find-moves";
import { type MovableBooking, readMovable, refuseUnmovable } from "./movable-booking";

interface MoveFlights extends BookingAddress, Act, WantedMove {
  /** Id of one of the flights that `listMoves` has. */
  alternative: string;
}

/**
 * Moves a direction of a ticketed booking to other flights without charge, for everybody who flies it. The seats there are taken and the others given back in one statement;
 * tickets are revalidated: numbers, fares, what was paid and what may be given back stay as they were sold. It is written down as flights that were chosen in place
 * of others, of which programs, customers and calendars are told as of a change by the airline.
 * @throws AppError booking_not_found; validation (`direction`); change_unavailable; schedule_alternative_gone; carrier_unconfirmed
 */
export async function moveFlights(request: MoveFlights): Promise<void> {
  try {
    await changeBooking<MovableBooking, void>(
      request,
      () => readMovable(request),
      async (booking) => ({ change: await movedTo(booking, request), result: undefined }),
    );
  } catch (error) {
    throw sqlState(error) === SEATS_GONE ? new AppError("schedule_alternative_gone") : error;
  }
}

async function movedTo(booking: MovableBooking, { direction, date, alternative: wanted, now }: MoveFlights): Promise<WrittenChange> {
  refuseUnmovable(booking, direction, now);
  const alternative = (await findMoves({ booking, direction, date, alternative: wanted, now })).find(({ id }) => id === wanted);
  if (!alternative) throw new AppError("schedule_alternative_gone");
  const { snapshot, passengers, seats: held, supplier, firstDepartureAt, status } = booking;
  const replaced = replaceDirections(snapshot, alternative.directions);
  const beginning = { empty: emptyDirections(passengers, replaced.directions), hasBegun: firstDepartureAt <= now };
  const { take, give, seats } = exchangedSeats(
    { current: { directions: snapshot.directions, gone: [], suspended: false }, seatless: [], held },
    alternative,
  );
  return {
    row: { ...appliedTo(replaced, replaced.directions, supplier?.ownSchedule, beginning), seats },
    scheduleChange: { begin: chosenChange(booking, alternative) },
    events: [{ action: "change_flights", from: status, to: status }],
    schedule: alternative.schedule,
    emptied: emptiedTickets(snapshot, alternative.directions),
    claims: { flightKeys: flightKeys(replaced.directions) },
    receipts: true,
    give,
    take,
  };
}

/** The move as bookings keep what became of their flights. */
function chosenChange({ snapshot }: MovableBooking, { directions }: Alternative): BegunChange {
  const changed = directions.map(({ direction, segments }) => ({
    direction,
    old: snapshot.directions[direction]?.segments ?? [],
    new: segments,
  }));
  const [old, flown] = [changed.flatMap((each) => each.old), changed.flatMap((each) => each.new)];
  return {
    ...{ id: uuid(), importId: null, state: "chosen", directions: changed, flights: old.map(nameOf) },
    kind: old.map(nameOf).join() === flown.map(nameOf).join() ? "time" : "number",
    minutes: (flown[0]?.departure.utc ?? 0) - (old[0]?.departure.utc ?? 0) || null,
    ...{ canAccept: false, leavesEarlier: false, current: null, seatless: false, deadline: null, escalateAt: null },
  };
}

function nameOf({ carrier, flightNumber }: OfferSegment): string {
  return `${carrier}${flightNumber}`;
}
