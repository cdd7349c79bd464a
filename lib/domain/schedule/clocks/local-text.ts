import { fromDayNumber } from "../../dates";

const DAY_MINUTES = 1440;

/** `THH:MM` by the minute of the day. */
const CLOCK = Array.from({ length: DAY_MINUTES }, (_, minute) => new Date(minute * 60_000).toISOString().slice(10, 16));

/** `YYYY-MM-DDTHH:MM` of minutes on a local clock. Apart from the zones' rules, which pages do not carry. */
export function localText(localMinutes: number): string {
  const day = Math.floor(localMinutes / DAY_MINUTES);
  return `${fromDayNumber(day)}${CLOCK[localMinutes - day * DAY_MINUTES]}`;
}
