/** Messages hold names and documents of passengers: they are kept for as long as a replay makes sense. */
const KEPT_DAYS = 30;

/** The moment since which messages are kept. */
export function messagesKeptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * 86_400_000);
}
