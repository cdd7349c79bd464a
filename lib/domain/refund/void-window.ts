/** Whose moments decide how long a booking can be voided. */
interface Voidable {
  paidAt: Date | null;
  firstDepartureAt: Date;
}

/**
 * End of the time to void a paid booking, exclusive: a while after payment, and never once the first flight has left.
 * @param windowMinutes from payment on
 * @returns null where it was never paid
 */
export function voidUntil({ paidAt, firstDepartureAt }: Voidable, windowMinutes: number): Date | null {
  if (!paidAt) return null;
  return new Date(Math.min(paidAt.getTime() + windowMinutes * 60_000, firstDepartureAt.getTime()));
}
