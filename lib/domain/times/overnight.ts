const DAY_MINUTES = 1_440;
/** End of the night, which begins at midnight: six o'clock. */
const NIGHT_ENDS = 6 * 60;
/** Minutes of the night from which a wait is a night at the airport; less is a late or an early flight. */
const NIGHT_MINUTES = 120;

/**
 * Whether a connection is a night at the airport: at least two hours of it lie between midnight and six o'clock on the airport's own clock, whether
 * the date changes meanwhile or not.
 * @param arrival minutes of the day on the clock of the connecting airport; of later days too
 * @param wait minutes until the next flight leaves
 */
export function isOvernight(arrival: number, wait: number): boolean {
  const from = ((arrival % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const to = from + wait;
  const nights = Array.from({ length: Math.floor(to / DAY_MINUTES) + 1 }, (_, day) => day * DAY_MINUTES);
  return nights.some((midnight) => Math.min(to, midnight + NIGHT_ENDS) - Math.max(from, midnight) >= NIGHT_MINUTES);
}
