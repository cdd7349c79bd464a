/** Messages hold names and documents of passengers: they are kept for as long as a replay makes sense. */
export const MESSAGES_KEPT_DAYS = 30;
