const MINUTE_MS = 60_000;

/** A ticket has to be issued this long before the first departure. */
const CLOSES_BEFORE_DEPARTURE_MINUTES = 120;

/**
 * The auto-cancel moment of an offer booked now (`ticketing_time_limit`) and of the booking itself (`expire`): the hold,
 * cut two hours before the first departure. Not after `now` where departure is nearer than that: such an offer cannot be booked.
 * @param holdMinutes how long an unpaid booking keeps its seats
 * @param firstDepartureUtcMinutes minutes since epoch, UTC
 */
export function ticketingLimit(now: Date, holdMinutes: number, firstDepartureUtcMinutes: number): Date {
  const hold = now.getTime() + holdMinutes * MINUTE_MS;
  const closing = (firstDepartureUtcMinutes - CLOSES_BEFORE_DEPARTURE_MINUTES) * MINUTE_MS;
  return new Date(Math.min(hold, closing));
}
