import type { CalendarDay } from "@/lib/contracts/calendar";

/** The lowest amount of some days, major units; null where they all cost the same, or nothing is for sale: then no day stands out. */
export function lowestAmount(days: readonly CalendarDay[]): number | null {
  const amounts = days.flatMap(({ lowest }) => (lowest ? [lowest.price.amount] : []));
  const least = Math.min(...amounts);
  return amounts.some((amount) => amount > least) ? least : null;
}
