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

interface Extension {
  createdAt: Date;
  /** The present auto-cancel moment. */
  expiresAt: Date;
  holdMinutes: number;
  /** How often at most. */
  most: number;
  /** Minutes since epoch, UTC. */
  firstDepartureUtcMinutes: number;
}

/**
 * The auto-cancel moment after one hold more: never later than the first hold and all extensions together allow, nor than two hours before
 * the first departure. Null where nothing is gained.
 */
export function extendedLimit({ createdAt, expiresAt, holdMinutes, most, firstDepartureUtcMinutes }: Extension): Date | null {
  const next = ticketingLimit(expiresAt, holdMinutes, firstDepartureUtcMinutes);
  const last = ticketingLimit(createdAt, holdMinutes * (1 + most), firstDepartureUtcMinutes);
  const limit = new Date(Math.min(next.getTime(), last.getTime()));
  return limit > expiresAt ? limit : null;
}
